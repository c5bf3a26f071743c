"""The locks name each package by version and hash, and no place to fetch it from."""

import re
import tomllib

from tools.checks.command import ROOT

PYTHON_LOCKS = ("requirements.lock", "requirements-build.lock", "requirements-dev.lock")


def faults() -> list[str]:
    found = []
    pins: dict[str, dict[str, str]] = {}
    for name in PYTHON_LOCKS:
        text = (ROOT / name).read_text()
        if re.search(r"://|--(extra-)?index|--find-links| @ ", text):
            found.append(f"{name} names a host or a folder")
        entries = re.split(r"\n(?=\S)", text.strip())
        found += [f"{name}: no hash for {entry.split()[0]}" for entry in entries if "--hash=sha256:" not in entry]
        pins[name] = dict(entry.split()[0].split("==") for entry in entries)
    if re.search(r'"resolved"|://[^"]*\.tgz', (ROOT / "package-lock.json").read_text()):
        found.append("package-lock.json names a host")

    everything = pins["requirements-dev.lock"]
    for name in PYTHON_LOCKS[:2]:
        found += [
            f"{name} and the development lock differ in {package}"
            for package, version in pins[name].items()
            if everything.get(package) != version
        ]
    wanted = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    names = [re.split(r"[^\w-]", requirement)[0] for requirement in wanted]
    found += [f"requirements.lock lacks {package}" for package in names if package not in pins["requirements.lock"]]
    return found
