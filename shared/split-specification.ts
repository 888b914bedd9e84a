/** What one part of a technical text says, "Burners: 6", and under which label; each is empty where there is none. */
export interface TechnicalPart {
  label: string;
  text: string;
}

/**
 * The parts of a technical text, which the store keeps as one: "Type: gas - Burners: 6 - Cast iron". They stand
 * between dashes with spaces around them, one or several.
 */
export function splitParts(value: string): string[] {
  // Padded, so that a dash at either end counts as one with spaces around it.
  return ` ${value} `
    .split(/(?:\s[-–—])+\s/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** The parts of a technical text, each taken apart at its first colon. */
export function readParts(value: string): TechnicalPart[] {
  return splitParts(value).map((part) => {
    const colon = part.indexOf(':');
    return { label: part.slice(0, Math.max(colon, 0)).trim(), text: part.slice(colon + 1).trim() };
  });
}

/** What is shown of each part: what stands after its label, or a label alone, which says more than nothing. */
export function splitSpecification(value: string): string[] {
  return readParts(value)
    .map(({ label, text }) => text || label)
    .filter((shown) => shown !== '');
}
