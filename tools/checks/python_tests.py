"""The suites that pytest runs."""

from tools.checks.command import BIN, REPORTS, output_of, run
from tools.checks.junit import read_report
from tools.checks.outcome import Outcome


def check_python() -> Outcome:
    folders = ["tests/unit", "tests/property", "tests/conformance", "tests/reference", "tests/test_docs.py"]
    return _pytest("python", folders, workers=2)


def check_server() -> Outcome:
    return _pytest("server", ["tests/server"], workers=2)


def check_rooms() -> Outcome:
    return _pytest("rooms", ["tests/rooms"], workers=2)


def run_in_browser(chromium: str) -> Outcome:
    """A browser for each worker; while one waits, another works."""
    return _pytest("e2e", ["tests/e2e"], workers=3, env={"CHROMIUM": chromium})


def _pytest(suite: str, folders: list[str], *, workers: int, env: dict[str, str] | None = None) -> Outcome:
    report = REPORTS / f"{suite}.xml"
    report.unlink(missing_ok=True)
    code = run(
        [
            BIN / "python",
            "-m",
            "pytest",
            "-q",
            "-n",
            str(workers),
            "--dist=worksteal",
            f"--randomly-seed={seed()}",
            *folders,
            f"--junitxml={report}",
        ],
        env=env,
    )
    outcome = read_report(report)
    if code != 0 and not outcome.faults:
        outcome.faults.append(f"pytest ended with exit code {code}")
    return outcome


def seed() -> int:
    """One seed a commit: a run can be repeated, and the next commit draws other samples."""
    return int(output_of(["git", "rev-parse", "HEAD"])[:7], 16)
