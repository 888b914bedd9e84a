const minuteMs = 60_000;

/**
 * Makes the function that logs the first of its kind at once, and those of each minute after it as one, with how
 * often it came: what visitors bring about fills no log.
 */
export function onceAMinute() {
  const repeated = new Map<string, { times: number; log(times: number): void }>();

  function collect(kind: string): void {
    const repeats = { times: 0, log: (_times: number): void => undefined };
    repeated.set(kind, repeats);
    setTimeout(() => {
      repeated.delete(kind);
      if (repeats.times === 0) return;
      repeats.log(repeats.times);
      collect(kind);
    }, minuteMs).unref();
  }

  return (kind: string, log: (times: number) => void): void => {
    const repeats = repeated.get(kind);
    if (repeats) {
      repeats.times++;
      repeats.log = log;
      return;
    }
    log(1);
    collect(kind);
  };
}
