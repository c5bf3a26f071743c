"""The page: its headless tests by node, the real thing in Chromium."""

from tools.checks import chromium
from tools.checks.command import BIN, REPORTS, run
from tools.checks.junit import read_report
from tools.checks.outcome import Outcome
from tools.checks.python_tests import run_in_browser
from tools.checks.tree import own_files


def check_node() -> Outcome:
    report = REPORTS / "node.xml"
    report.unlink(missing_ok=True)
    reporters = ["--test-reporter=dot", "--test-reporter-destination=stdout"]
    reporters += ["--test-reporter=junit", f"--test-reporter-destination={report}"]
    code = run([BIN / "node", "--test", *reporters, *own_files("web/tests/*.test.mjs", "web/tests/*/*.test.mjs")])
    outcome = read_report(report)
    if code != 0 and not outcome.faults:
        outcome.faults.append(f"node ended with exit code {code}")
    return outcome


def check_e2e() -> Outcome:
    browser = chromium.find_or_install()
    if browser is None:
        return Outcome(missing=["Chromium (Debian: apt-get install chromium), so no test in a browser was run"])
    return run_in_browser(browser)
