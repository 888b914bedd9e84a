import type { Drawing } from './drawing.ts';
import { contentWidth, page, type } from './print-style.ts';
import { fillIn } from './texts/texts.ts';

const { margin } = page;
const panelHeight = 236;

/** The front: a picture over a band with title, name and year. */
export async function drawCover(drawing: Drawing): Promise<void> {
  const { sheet, catalogue, language, texts, pictures, brand, year } = drawing;
  const { title, subtitle } = texts.titles[catalogue.slug];
  const area = { width: page.width, height: page.height - panelHeight };
  const picture = await pictures.scene(catalogue.cover, area);
  sheet.newPage('teal900');
  sheet.mark('cover', title, 'chapter');
  sheet.picture(picture, 0, 0, area.width, area.height, pictures.sceneText(catalogue.cover, language));
  const top = area.height;
  sheet.tag('H1', () => void sheet.write(title, margin - 2, top + 88, type.coverTitle));
  sheet.tag('P', () => void sheet.write(subtitle, margin, top + 118, type.coverSubtitle));
  const foot = page.height - 48;
  sheet.rule(margin, foot - 32, contentWidth, 'brassLight');
  const note = fillIn(texts.catalogue, { year });
  const name = brand.name.toLocaleUpperCase(language);
  const nameWidth = contentWidth - sheet.widthOf(note, type.coverNote) - 24;
  const wordmark = sheet.fit(name, nameWidth, type.wordmark);
  sheet.tag('P', () => void sheet.write(name, margin, foot, wordmark), { actual: brand.name });
  sheet.tag('P', () => void sheet.write(note, page.width - margin, foot, type.coverNote, { align: 'right' }));
}

/** The back: how to reach the maker. */
export function drawBack({ sheet, language, texts, brand }: Drawing): void {
  sheet.newPage('teal900');
  const name = brand.name.toLocaleUpperCase(language);
  const mark = sheet.fit(name, contentWidth, { ...type.wordmark, size: 40, leading: 44 });
  sheet.tag('P', () => void sheet.write(name, margin, 330, mark), { actual: brand.name });
  sheet.tag('P', () => void sheet.write(brand.tagline, margin, 360, type.coverSubtitle));
  const top = 640;
  sheet.rule(margin, top, contentWidth, 'brassLight');
  sheet.tag(
    'P',
    () =>
      void sheet.write(texts.back.invitation, margin, top + 34, type.coverSubtitle, { width: contentWidth }),
  );
  const contacts = [
    { text: brand.email, target: `mailto:${brand.email}` },
    { text: brand.phone, target: `tel:${brand.phone.replace(/[^+\d]/g, '')}` },
  ];
  contacts.forEach(({ text, target }, index) => {
    const baseline = top + 78 + index * type.contact.leading;
    const style = sheet.fit(text, contentWidth, type.contact);
    sheet.group('P', () =>
      sheet.group('Link', () => {
        sheet.tag('Span', () => void sheet.write(text, margin, baseline, style));
        sheet.lead(margin, baseline - 20, sheet.widthOf(text, style), 28, target, text);
      }),
    );
  });
  const { street, postalCode, city } = brand.postal;
  const address = `${brand.company.legalName}, ${street}, ${postalCode} ${city}`;
  const style = sheet.fit(address, contentWidth, type.coverSubtitle);
  sheet.tag('P', () => void sheet.write(address, margin, top + 146, style));
}
