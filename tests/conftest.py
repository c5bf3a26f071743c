"""Settings of the property tests: no deadline, since the machine may be busy; every run draws new examples."""

from hypothesis import HealthCheck, settings

from tests.property.effort import QUICK

settings.register_profile("quick", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=QUICK)
settings.register_profile("soak", settings.get_profile("quick"), max_examples=50 * QUICK)
settings.load_profile("quick")
