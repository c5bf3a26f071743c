"""What a suite reports: how many tests ran, what failed, what could not be tried."""

from dataclasses import dataclass, field


@dataclass
class Outcome:
    """`missing` names what this machine lacks: a note on a person's machine, a fault where all is required."""

    count: int = 0
    faults: list[str] = field(default_factory=list)
    missing: list[str] = field(default_factory=list)

    def hold_to_floor(self, floor: int) -> None:
        """A suite that has lost tests is not a passing suite."""
        if not self.missing and self.count < floor:
            self.faults.append(f"{self.count} tests ran, at least {floor} were expected (tools/checks/floors.toml)")

    def require_all(self) -> None:
        """Makes anything missing a fault."""
        self.faults += [f"missing: {lack}" for lack in self.missing]
        self.missing = []
