/**
 * Brings a text to the form in which texts of the store are looked through: lower case, no accents,
 * single spaces, `300 °C` in any spelling as `300c`.
 */
export function foldText(text: string): string {
  return (
    text
      .toLowerCase()
      .replaceAll('\u2103', 'c')
      // The ordinal and the ring are typed for the degree sign; NFD would leave them or make letters of them.
      .replace(/[\u00B0\u00BA\u02DA]/g, ' ')
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/[\u2018\u2019\u02BC]/g, "'")
      .replace(/\s+/g, ' ')
      .replace(/(\d) ?(?:(?:gradi|degrees?)(?: (?:c|celsius|centigrad[ei]))?|c)\b/g, '$1c')
      .trim()
  );
}
