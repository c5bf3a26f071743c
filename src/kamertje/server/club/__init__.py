"""Accounts and ratings over HTTP, and their pages."""
