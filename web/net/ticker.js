// A thread that does nothing but tick: browsers slow down the timers of a page that nobody looks at, and its seat would be
// taken for absent.

setInterval(() => postMessage(null), 1000);
