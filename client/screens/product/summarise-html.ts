/** Longest description for search engines, in characters: they cut longer ones. */
const descriptionLimit = 160;

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** The text of clean HTML without its tags, cut to 160 characters at the end of a word. */
export function summariseHtml(html: string): string {
  const text = html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?])/g, '$1')
    .trim();
  if (text.length <= descriptionLimit) return text;
  const cut = text.slice(0, descriptionLimit);
  const lastSpace = cut.lastIndexOf(' ');
  return `${cut.slice(0, lastSpace > descriptionLimit / 2 ? lastSpace : descriptionLimit - 1).replace(/[\s.,;:]+$/, '')}…`;
}
