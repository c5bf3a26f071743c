"""Bridges: who can still join which sides, and how hard that is."""
