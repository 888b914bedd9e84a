/**
 * Passes each distinct value of a name on once, however many products have it. After `limit` of them
 * nothing is passed on any more, so that a store full of them fills neither memory nor log.
 */
export function warnOnce<Name extends string>(
  warn: (name: Name, value: string) => void,
  limit = 500,
): (name: Name, value: string) => void {
  const warned = new Set<string>();
  return (name, value) => {
    const key = `${name}:${value.toLowerCase().slice(0, 100)}`;
    if (warned.size >= limit || warned.has(key)) return;
    warned.add(key);
    warn(name, value);
  };
}
