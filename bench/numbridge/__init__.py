"""Games of Numbridge between bots, by the real rules, without a server."""
