// The service worker: keeps one build of the page whole, and serves it where the network does not.
