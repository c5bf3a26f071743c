"""Finds the system's Chromium, or has the system's package manager bring it where that needs no password."""

import os
import shutil

from tools.checks.command import run

NAMES = ("chromium", "chromium-browser", "google-chrome-stable", "google-chrome")


def find_or_install() -> str | None:
    return _find() or (_find() if _install() else None)


def _find() -> str | None:
    named = os.environ.get("CHROMIUM")
    return named or next((path for name in NAMES if (path := shutil.which(name))), None)


def _install() -> bool:
    apt = shutil.which("apt-get")
    if apt is None:
        return False
    if os.geteuid() == 0:
        rights: list[str] = []
    elif (sudo := shutil.which("sudo")) and run([sudo, "-n", "true"]) == 0:
        rights = [sudo, "-n"]
    else:
        return False
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    run([*rights, apt, "update", "-qq"], env=quiet)
    packages = ["chromium", "fonts-dejavu-core"]
    return run([*rights, apt, "install", "-qq", "--yes", "--no-install-recommends", *packages], env=quiet) == 0
