/**
 * The parts of a technical value, which the store keeps as one text: "Type: gas - Burners: 6 - Cast
 * iron". Parts stand between dashes with spaces around them; of a part with a label only what stands
 * after the first colon is shown.
 */
export function splitSpecification(value: string): string[] {
  // Padded, so that a dash at either end counts as one with spaces around it.
  return ` ${value} `
    .split(/\s[-–—]\s/)
    .map(withoutLabel)
    .filter((part) => part !== '');
}

function withoutLabel(part: string): string {
  const colon = part.indexOf(':');
  const text = part.slice(colon + 1).trim();
  // A label alone says more than nothing.
  return text === '' && colon !== -1 ? part.slice(0, colon).trim() : text;
}
