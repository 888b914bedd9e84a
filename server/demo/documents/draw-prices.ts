import type { Language } from '@kitchen/shared/languages.ts';
import type { Appliance, Line } from '../catalogue/appliance.ts';
import { lineNames } from '../catalogue/appliance.ts';
import type { TypeStyle } from '../catalogues/print-style.ts';
import { contentWidth, page, type } from '../catalogues/print-style.ts';
import { sayProducts } from '../catalogues/say-product.ts';
import { swatches } from '../catalogues/swatches.ts';
import { catalogueTexts, fillIn } from '../catalogues/texts/texts.ts';
import type { PriceListId } from './document-definitions.ts';
import { priceLists } from './document-definitions.ts';
import type { Paper } from './paper.ts';
import { beginPage, noticeIn, paperBottom, paperTop, sayDate } from './paper.ts';
import { pricedProducts, priceOf } from './prices.ts';
import { documentTexts } from './texts/texts.ts';

const { margin } = page;
const right = page.width - margin;
const price: TypeStyle = { ...type.cell, font: 'medium', size: 8.5 };

const columns = {
  code: { x: margin, align: 'left' },
  product: { x: margin + 72, align: 'left' },
  finish: { x: margin + 236, align: 'left' },
  size: { x: margin + 316, align: 'left' },
  list: { x: right - 66, align: 'right' },
  net: { x: right, align: 'right' },
} as const;

const heights = { head: 20, line: 42, row: 25 };

/** A price list: terms first, then every product by line, with list and net price. */
export function drawPrices(paper: Paper, list: PriceListId): void {
  const { sheet, language } = paper;
  const { columns: names, continued } = documentTexts[language].prices;
  let pageNumber = 1;
  beginPage(paper, pageNumber, noticeIn(language));
  let y = drawTop(paper, list);

  const drawHead = () => {
    sheet.group('TR', () => {
      for (const [name, { x, align }] of Object.entries(columns))
        sheet.tag(
          'TH',
          () => void sheet.write(names[name as keyof typeof columns], x, y + 11, type.columnHead, { align }),
          { scope: 'Column' },
        );
    });
    y += heights.head;
    sheet.rule(margin, y, contentWidth, 'teal900', 0.9);
  };
  const makeRoom = (height: number) => {
    if (y + height <= paperBottom) return false;
    pageNumber += 1;
    beginPage(paper, pageNumber, noticeIn(language));
    y = paperTop;
    drawHead();
    return true;
  };
  const drawLine = (line: Line, goesOn: boolean) => {
    const name = lineNames[line];
    sheet.group('TR', () =>
      sheet.tag(
        'TH',
        () => {
          sheet.write(name, margin, y + 28, type.heading);
          if (goesOn)
            sheet.write(continued, margin + sheet.widthOf(name, type.heading) + 8, y + 28, type.fact);
        },
        { scope: 'Row' },
      ),
    );
    y += heights.line;
    sheet.rule(margin, y, contentWidth, 'line', 0.5);
  };

  sheet.group('Table', () => {
    drawHead();
    for (const line of priceLists[list]) {
      const products = pricedProducts(line);
      // No line begins at the foot of a page without a few of its products.
      makeRoom(heights.line + 3 * heights.row);
      drawLine(line, false);
      products.forEach((product, index) => {
        // The last one does not go to a new page alone.
        const rows = index === products.length - 2 ? 2 : 1;
        if (makeRoom(rows * heights.row)) drawLine(line, true);
        drawRow(paper, product, y);
        y += heights.row;
        sheet.rule(margin, y, contentWidth, 'line', 0.5);
      });
    }
  });
}

function drawTop({ sheet, language, date }: Paper, list: PriceListId): number {
  const { titles, kind, terms } = documentTexts[language].prices;
  const top = 112;
  sheet.tag(
    'P',
    () =>
      void sheet.write(fillIn(kind, { year: date.slice(0, 4) }), margin, top, type.coverSubtitle, {
        ink: 'stone',
      }),
  );
  sheet.tag('H1', () => void sheet.write(titles[list], margin - 1, top + 42, type.title));
  const box = { y: top + 68, height: 62 };
  sheet.fill(margin, box.y, contentWidth, box.height, 'ivory');
  const parts = [
    { label: terms.valid, text: sayDate(date, language), x: margin + 14, width: 110 },
    { label: terms.prices, text: terms.pricesText, x: margin + 136, width: 165 },
    { label: terms.delivery, text: terms.deliveryText, x: margin + 318, width: 172 },
  ];
  for (const { label, text, x, width } of parts) {
    sheet.tag('P', () => {
      sheet.write(label, x, box.y + 19, type.factValue);
      sheet.write(text, x, box.y + 33, type.fact, { width, lines: 2 });
    });
  }
  return box.y + box.height + 22;
}

function drawRow({ sheet, language }: Paper, product: Appliance, top: number): void {
  const words = sayProducts(language);
  const { list, net } = priceOf(product);
  const euro = (amount: number) =>
    amount.toLocaleString(language === 'it' ? 'it-IT' : 'en-GB', { useGrouping: true });
  const baseline = top + 11;
  sheet.group('TR', () => {
    sheet.tag('TH', () => void sheet.write(product.sku, columns.code.x, baseline, type.cellName), {
      scope: 'Row',
    });
    sheet.tag('TD', () => {
      const name = product.name[language].replace(/\s+/g, ' ');
      const note = noteOn(product, name, language);
      const width = columns.finish.x - columns.product.x - 8;
      sheet.write(name, columns.product.x, baseline, sheet.fit(name, width, type.cellName));
      sheet.write(note, columns.product.x, baseline + 9.2, sheet.fit(note, width, type.cellNote));
    });
    sheet.swatch(columns.finish.x + 4, baseline - 2.7, 3.2, swatches[product.color]);
    sheet.tag(
      'TD',
      () => void sheet.write(words.color(product.color), columns.finish.x + 12, baseline, type.cell),
    );
    sheet.tag('TD', () => void sheet.write(words.dimensions(product), columns.size.x, baseline, type.cell));
    sheet.tag(
      'TD',
      () => void sheet.write(euro(list), columns.list.x, baseline, type.cell, { align: 'right' }),
    );
    sheet.tag('TD', () => void sheet.write(euro(net), columns.net.x, baseline, price, { align: 'right' }));
  });
}

/** What a product is, as far as its name does not say so, and what it holds and takes. */
function noteOn(product: Appliance, name: string, language: Language): string {
  const words = sayProducts(language);
  const { volume, power } = catalogueTexts[language].table;
  const version = words.version(product);
  const repeats = name.toLocaleLowerCase(language).includes(version.toLocaleLowerCase(language));
  const litres = words.volume(product);
  return [
    ...(repeats ? [] : [version]),
    ...(litres ? [`${litres} ${volume}`] : []),
    `${words.power(product)} ${power}`,
  ].join(', ');
}
