import type { Page } from '@playwright/test';

/** Roles whose text is read as one name; what stands in paragraphs and cells is read word by word. */
const named = [
  'button',
  'checkbox',
  'combobox',
  'group',
  'heading',
  'image',
  'link',
  'list',
  'navigation',
  'option',
  'region',
  'searchbox',
  'textbox',
];

/** The same words twice in a row, such as `Cream, cream`. */
const doubled = /(?<![\p{L}\d])(\p{L}[\p{L}\d’' ]*?)[,:;.·–-]?\s+\1(?![\p{L}\d])/iu;

/** Between a word and the sign that follows it: parts of a name that are laid out as boxes are read with a space between. */
const strayed = /\s[,:;.](?:\s|$)/;

/**
 * What a screen reader would say badly of a page: names with doubled words or with a space before a comma or colon, and
 * descriptions that repeat the name.
 */
export async function clumsyNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, role, name, description }) => {
    const said = String(name?.value ?? '').trim();
    if (ignored || said === '' || !named.includes(String(role?.value))) return [];
    const added = String(description?.value ?? '').trim();
    const isRepeated = added !== '' && said.toLowerCase().includes(added.toLowerCase());
    return doubled.test(said) || strayed.test(said) || isRepeated
      ? [`${role?.value} “${said}”${added && ` (${added})`}`]
      : [];
  });
}
