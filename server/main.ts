// The modules of the site take a second or more to load. Until then nothing has begun that would have to be finished; without this
// the signal would count as a crash (143), and in a container, where the process is the first, not at all.
process.once('SIGTERM', () => {
  // It stays until the site's own is there: a signal that comes between two listeners is lost.
  if (process.listenerCount('SIGTERM') === 0) process.exit(0);
});

await import('./start.ts');
