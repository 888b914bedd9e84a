/** The options of a product's attribute, of which the API joins several by commas. */
export function splitOptions(value: string | null): string[] {
  return value?.split(', ').filter((option) => option !== '') ?? [];
}
