"""The protocol's types written out for others: TypeScript for the page, JSON Schema for programs."""
