"""Where rooms are kept: one port, and what stands behind it."""
