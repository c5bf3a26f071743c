"""The files of the checkout."""

from tools.checks.command import ROOT, output_of


def own_files(*patterns: str) -> list[str]:
    """Tracked and new files that match, without what others wrote."""
    listed = output_of(["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns])
    return sorted(name for name in set(listed.splitlines()) if "/vendor/" not in name and (ROOT / name).is_file())
