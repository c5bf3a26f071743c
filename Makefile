# make run: play.  make test: all that is checked.  make setup, make build: for changing it.
PYTHON ?= python3
PIP := .venv/bin/python -m pip --disable-pip-version-check --quiet
CMAKE := PATH="$(CURDIR)/.venv/bin:$$PATH" cmake

.PHONY: run test setup build fix soak bench lock clean

run: .venv/tools build
	.venv/bin/kamertje serve $(ARGS)

# SUITES="kernel python" runs those alone.
test: setup
	.venv/bin/python -m tools.check $(SUITES)

setup: .venv/tools-dev build

# The extension and the WASM, rebuilt where sources changed, in their places beside the sources.
build: build/dev/build.ninja
	@$(CMAKE) --build build/dev -- -k 0

build/dev/build.ninja: .venv/tools CMakeLists.txt $(wildcard cmake/*.cmake)
	@$(CMAKE) -S . -B build/dev -G Ninja -DKAMERTJE_IN_PLACE=ON -DPython_EXECUTABLE="$(CURDIR)/.venv/bin/python" --log-level=WARNING
	@touch $@

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/tools: .venv/bin/python requirements-build.lock pyproject.toml
	$(PIP) install --require-hashes -r requirements-build.lock
	$(PIP) install --no-build-isolation --no-deps --no-index --editable .
	@touch $@

.venv/tools-dev: .venv/tools requirements-dev.lock
	$(PIP) install --require-hashes -r requirements-dev.lock
	@touch $@
