import { csvLine } from '../../lib/csv-line.ts';
import { splitAdvice } from '../../lib/split-advice.ts';

/** The title of each kind and, from the second line on, what it means for visitors and what mends it. */
const kinds = {
  'no-sku': `Entries without an SKU that can be an address
    They are listed but have no page, and their languages cannot be matched. Give both languages of a
    product the same SKU, of at most 200 characters that can be seen, and more than dots.`,
  'many-records': `SKUs with three entries or more
    Visitors see the first entry of their language only. Keep one entry a language, or give the others an
    SKU of their own.`,
  'language-twice': `SKUs with two entries of one language
    Visitors see the first. Mend the Language field of one, or remove it.`,
  'no-language': `Entries without a language
    Searches do not find them. Set the field Language to italian or english.`,
  'no-translation': `Products in one language only
    Visitors of the other see this one, and their searches do not find it. Add an entry with the same SKU.`,
  'no-category': `Entries in none of the site’s categories
    No listing has them. Put them into cookers, ovens, hobs, hoods or compact-products.`,
  'no-picture': `Products without a picture
    They are shown with a note in its place. Add a product image.`,
  shortcode: `Entries with shortcodes that the store does not resolve
    They are taken out, and what they enclose is shown. Take them out of the text, or have their plugin back.`,
  placeholder: `Entries with fields that say nothing, such as N/A or a dash
    They count as empty. Fill them, or empty them.`,
  'no-second-picture': `Products with a single picture
    Cards and pages have nothing further to show. Add pictures to the product gallery.`,
  'no-dimensions': `Products without dimensions
    Fill the field overall_dimensions, such as “Width: 898 mm - Depth: 600 mm - Height: 900 mm”.`,
  'unread-dimensions': `Products whose dimensions cannot be read
    They have no drawing, and nobody learns whether they fit. Name width, depth and height with their unit.`,
  'no-model': `Products without a model
    Search and sheet lack its code, and nothing says which versions belong together. Fill the field model.`,
  'no-gtin': `Products without the number of their bar code
    Search engines cannot tell them from others. Fill the field GTIN, UPC, EAN or ISBN of the inventory.`,
  'no-energy-class': `Ovens and hoods without an energy class
    The law asks for it wherever their data are shown. Fill the field energy_class, one class a cavity with
    commas between; where the model carries no label, put none into the field energy_label.`,
  'energy-class-not-shown': `Products with an energy class that count as carrying no label
    It is not shown. Mend the category, the name or the type of oven that says so, such as microwave, steam oven
    or LPG only; where the model carries no label, put none into the field energy_label.`,
  'unknown-energy-class': `Energy classes that do not exist
    They are not shown. Mend the field energy_class; the scale of an older label goes into energy_range.`,
  'no-eprel-number': `Ovens and hoods without their number in the EU’s register
    Nothing leads to their label and information sheet. Fill the field eprel_id.`,
  'no-technical-information': `Products without technical information
    Regulation (EU) No 66/2014 asks makers to publish it. These fields are empty, or what they hold is
    not shown: it cannot be read for certain, or is in words of one language alone.`,
  'green-claim': `Claims about the environment without proof
    Directive (EU) 2024/825 forbids them, such as eco, green or energy efficient. Say what can be proved, such
    as the energy class or the kWh, or take the words out.`,
  'family-unclear': `Products whose family is stated but not shown
    Each version of a family needs one colour and one width, and no two may have the same of both. Category
    and all other filters have to be the same.`,
  'family-alike': `Products whose models and names make them versions of each other, though two are alike
    They are shown one by one. Mend their colour or width, or state what each is a version of in the field family.`,
  'no-documents': `Products without documents
    Put their PDFs into the folder PUBLIC_DOCUMENTS_DIR, such as AN100/manual.en.pdf for all
    of a model or AN100-BU/manual.en.pdf for one product.`,
  'documents-of-nothing': `Folders of documents named by a code that no product or model has
    They are shown as no longer made. Mend the folder’s name; nothing needs doing where the product has left the store.`,
  'models-of-nothing': `Files of models in three dimensions named by a code that no product or model has
    They are shown with no product. Mend the file’s name; nothing needs doing where the product has left the store.`,
  'listed-of-nothing': `SKUs in the lists of recalls and dealers that no product has
    No product's page shows the recall or the dealer for them. Mend them in RECALLS_FILE or DEALERS_FILE; nothing needs doing
    where the product has left the store.`,
  'no-facet-value': `Products that filters miss
    Most products of their category have a value for these fields; they have none that is known.`,
  'unknown-value': `Values that no filter knows
    They are left out. Mend the spelling, or have the value added to the site.`,
  'unfound-search': `Texts that visitors search for, and that find nothing
    Say them in the products that are meant, or add them to the file SYNONYMS_FILE as words that mean the same.
    Nothing needs doing about what is not made.`,
  'never-shown': `Published entries that are never shown
    Nothing needs doing if that is meant.`,
};
export type FaultKind = keyof typeof kinds;

/** What is wrong with a product, and where its keeper finds it in the store. */
export interface Fault {
  kind: FaultKind;
  /** Empty where it has none. */
  sku: string;
  /** The entries at fault; their number stands in the address of the store's editor. */
  ids: number[];
  name: string;
  /** What the kind leaves open; empty where nothing is. */
  detail: string;
}

export interface ReportFacts {
  entries: number;
  products: number;
  /** False where the store could not be read to its end. */
  complete: boolean;
  faults: readonly Fault[];
}

export type ReportFormat = 'text' | 'csv' | 'json';

export function writeReport(facts: ReportFacts, format: ReportFormat): string {
  if (format === 'json') return `${JSON.stringify(facts, null, 2)}\n`;
  return format === 'csv' ? writeCsv(facts) : writeText(facts);
}

function writeCsv({ faults }: ReportFacts): string {
  const lines = faults.map(({ kind, sku, ids, name, detail }) => [kind, sku, ids.join(' '), name, detail]);
  return [['fault', 'sku', 'entries', 'name', 'detail'], ...lines].map(csvLine).join('');
}

function writeText({ entries, products, complete, faults }: ReportFacts): string {
  const groups = (Object.keys(kinds) as FaultKind[]).flatMap((kind) => {
    const found = faults.filter((fault) => fault.kind === kind);
    return found.length > 0 ? [writeGroup(kind, found)] : [];
  });
  const summary = `${products} products in ${entries} published entries; ${
    faults.length === 0 ? 'nothing to mend' : `${faults.length} remarks`
  }.`;
  const warning = complete
    ? []
    : ['The store could not be read to its end: this is what came before it failed.'];
  return `${[[summary, ...warning].join('\n'), ...groups].join('\n\n')}\n`;
}

function writeGroup(kind: FaultKind, found: readonly Fault[]): string {
  const rows = found.map(({ sku, ids, name, detail }) => [
    sku || (kind === 'unfound-search' ? '' : '(no SKU)'),
    ids.map((id) => `#${id}`).join(' '),
    [name, detail].filter(Boolean).join(' – '),
  ]);
  const widthOf = (column: number) => Math.max(...rows.map((row) => row[column]?.length ?? 0));
  const [skuWidth, idWidth] = [widthOf(0), widthOf(1)];
  const [title, advice] = splitAdvice(kinds[kind]);
  return [
    `${title} (${found.length})`,
    advice,
    ...rows.map(([sku = '', ids = '', text = '']) =>
      `  ${sku.padEnd(skuWidth)}  ${ids.padEnd(idWidth)}  ${text}`.trimEnd(),
    ),
  ].join('\n');
}
