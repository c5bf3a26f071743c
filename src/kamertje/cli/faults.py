"""The two ways in which a command ends without an answer."""


class BadInput(Exception):  # noqa: N818 - the name of the exit status
    """What was typed cannot be used: exit status 2. The message is one sentence that quotes the offending text."""


class Failure(Exception):  # noqa: N818
    """Something outside went wrong, such as a port in use or an engine that broke off: exit status 1."""
