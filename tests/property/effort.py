"""How many examples a property is tried on: so many in the quick suite, and as many times more as the profile asks."""

from hypothesis import settings

QUICK = 60  # examples of a property that says nothing else


def effort(examples: int) -> settings:
    profile = settings.default
    assert profile is not None
    return settings(max_examples=max(1, examples * profile.max_examples // QUICK))
