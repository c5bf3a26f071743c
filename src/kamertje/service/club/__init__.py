"""Accounts as a service: who may call themselves how, and prove it."""
