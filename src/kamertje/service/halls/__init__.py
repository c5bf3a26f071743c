"""The halls as a service: invitations that are made and taken, and who is told of them."""
