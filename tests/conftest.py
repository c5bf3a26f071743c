"""Settings of the property tests: no deadline, since the machine may be busy; every run draws new examples."""

from hypothesis import HealthCheck, settings

settings.register_profile("kamertje", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=60)
settings.load_profile("kamertje")
