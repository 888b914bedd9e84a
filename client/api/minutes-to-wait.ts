/** How long an answer asks to wait, in minutes; at least one, also where it does not say. */
export function minutesToWait({ headers }: Response): number {
  const seconds = Number(headers.get('retry-after'));
  return Math.max(1, Math.ceil((seconds || 0) / 60));
}
