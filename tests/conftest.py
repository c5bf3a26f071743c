"""Settings of the property tests: no deadline, since the machine may be busy; every run draws new examples.

What a served page keeps goes to a folder of the run, never to the user's own.
"""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.property.effort import QUICK

settings.register_profile("quick", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=QUICK)
settings.register_profile("soak", settings.get_profile("quick"), max_examples=50 * QUICK)
settings.load_profile("quick")


@pytest.fixture(scope="session", autouse=True)
def _own_data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
        yield
