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

/** What a screen reader would say twice of a page: names with doubled words, and descriptions that repeat the name. */
export async function doubledNames(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.flatMap(({ ignored, role, name, description }) => {
    const said = String(name?.value ?? '').trim();
    if (ignored || said === '' || !named.includes(String(role?.value))) return [];
    const added = String(description?.value ?? '').trim();
    const isRepeated = added !== '' && said.toLowerCase().includes(added.toLowerCase());
    return doubled.test(said) || isRepeated ? [`${role?.value} “${said}”${added && ` (${added})`}`] : [];
  });
}
