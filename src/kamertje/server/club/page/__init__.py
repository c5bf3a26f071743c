"""The pages of the club as HTML: whatever comes from people is escaped and stands in a <bdi> of its own."""
