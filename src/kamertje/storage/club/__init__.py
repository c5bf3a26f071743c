"""What is kept of people: in the same database as the rooms, and asked in SQL that every store understands."""
