"""Reads the reports that the test runners write, so that the number of tests is counted and not believed."""

from pathlib import Path
from xml.etree import ElementTree

from tools.checks.outcome import Outcome


def read_report(report: Path) -> Outcome:
    """Counts the cases; a case that failed or was left out is a fault."""
    if not report.exists():
        return Outcome(faults=[f"no report {report.name}"])
    outcome = Outcome()
    for case in ElementTree.parse(report).getroot().iter("testcase"):  # noqa: S314  (our own file)
        outcome.count += 1
        name = f"{case.get('classname', '')} {case.get('name', '')}".strip()
        if case.find("failure") is not None or case.find("error") is not None:
            outcome.faults.append(name)
        elif case.find("skipped") is not None:
            outcome.faults.append(f"{name} was skipped")
    return outcome
