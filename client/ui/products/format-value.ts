/** A value of the store for people to read: spaces for underscores, a capital first letter. */
export function formatValue(value: string): string {
  const words = value.replaceAll('_', ' ').replace(/\s+/g, ' ').trim();
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}
