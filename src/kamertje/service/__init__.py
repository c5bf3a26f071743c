"""Rooms as a service: who may do what when, stored before it is told."""
