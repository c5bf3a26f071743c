"""Faults of the page's files, found at the start."""


class IncompleteBuildError(Exception):
    """A file that the page cannot do without is not there, or is not as it must be."""
