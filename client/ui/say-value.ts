/** A value as the store keeps it, said to people: underscores as spaces, the first letter capital. */
export function sayValue(value: string): string {
  const words = value.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
