/** The options of a product's attribute, each once; the API joins several by commas. */
export function splitOptions(value: string | null): string[] {
  return [...new Set(value?.split(', ').filter((option) => option !== ''))];
}
