let until = 0;
const listeners = new Set<() => void>();

/** Until when what was one request too many waits, in ms since 1970. */
export const waitingUntil = {
  get: () => until,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Asks again after the time that an answer asks to wait; a minute where it does not say. */
export async function waitAndAsk({ headers }: Response, ask: () => Promise<unknown>): Promise<unknown> {
  // Not `secondsToWait`: a file that these parts shared would be one more on the pages of forms.
  const ms = (Math.max(0, Math.ceil(Number(headers.get('retry-after')))) || 60) * 1000;
  until = Math.max(until, Date.now() + ms);
  for (const listener of listeners) listener();
  await new Promise((resolve) => setTimeout(resolve, ms));
  return ask();
}
