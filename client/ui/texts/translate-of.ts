/** What stands for a unit in every language; a unit with words in it, such as "kWh/cycle", is translated. */
const units = new Set(
  'mm cm m in kg g l L W kW Wh kWh V A Hz kHz dB lux lx lm K C F Pa kPa mbar bar MJ m² m³ h min s rpm x'.split(
    ' ',
  ),
);

/** `no` for numbers with their units alone, which browsers leave as they are where they translate the page. */
export function translateOf(text: string): 'no' | undefined {
  const words = text.match(/\p{L}[\p{L}²³]*/gu) ?? [];
  return /\d/.test(text) && words.every((word) => units.has(word)) ? 'no' : undefined;
}
