"""Tables: seats, offers, versions and clocks around any game, as pure functions and values."""
