/** How long an answer asks to wait, in seconds; a minute where it does not say. */
export function secondsToWait({ headers }: Response): number {
  const seconds = Math.ceil(Number(headers.get('retry-after')));
  return seconds > 0 ? seconds : 60;
}
