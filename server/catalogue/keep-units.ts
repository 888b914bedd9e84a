const spacedUnit = /(\d) (?=(?:cm|mm|m²|m³\/h|kW|kg|W|V|Hz|L|l|lt|dB)(?![\p{L}\p{N}]))/gu;

/** A text for people, in which no number stands apart from its unit: `60 cm` never breaks, `300°C` gets its space. */
export function keepUnits(text: string): string {
  return text.replace(/(\d) ?°C/g, '$1\u00A0°C').replace(spacedUnit, '$1\u00A0');
}
