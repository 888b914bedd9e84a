import { createHash } from 'node:crypto';

/** One line of the file, by its number. */
export interface Reference {
  line: number;
}

/** A word of a list that the schema has, such as `.MILLI.`; a value of a named type, such as `IFCLABEL('A')`. */
interface Symbol {
  symbol: string;
}
interface Typed {
  type: string;
  value: string | number;
}

type Argument = string | number | null | Reference | Symbol | Typed | readonly Argument[];

/** An attribute that another one determines. */
export const derived: Symbol = { symbol: '*' };
export const symbol = (name: string): Symbol => ({ symbol: `.${name}.` });
/** A whole number; others are real ones. */
export const integer = (value: number): Symbol => ({ symbol: String(value) });
export const typed = (type: string, value: string | number): Typed => ({ type, value });

/** Writes lines of a STEP file (ISO 10303-21): plain ASCII, numbered as they come. */
export class StepFile {
  readonly #lines: string[] = [];

  add(entity: string, ...values: Argument[]): Reference {
    this.#lines.push(`#${this.#lines.length + 1}=${entity}(${values.map(written).join(',')});`);
    return { line: this.#lines.length };
  }

  /** The whole file; `name`, `day` and the rest stand in its head. */
  end(
    schema: string,
    view: string,
    { name, day, author }: { name: string; day: string; author: string },
  ): string {
    const head = [
      `FILE_DESCRIPTION((${written(view)}),'2;1');`,
      `FILE_NAME(${[name, `${day}T00:00:00`].map(written).join(',')},(${written(author)}),(${written(author)}),'','','');`,
      `FILE_SCHEMA((${written(schema)}));`,
    ];
    return [
      'ISO-10303-21;',
      'HEADER;',
      ...head,
      'ENDSEC;',
      'DATA;',
      ...this.#lines,
      'ENDSEC;',
      'END-ISO-10303-21;',
      '',
    ].join('\n');
  }
}

function written(value: Argument): string {
  if (value === null) return '$';
  if (typeof value === 'number') return Number.isInteger(value) ? `${value}.` : String(value);
  if (typeof value === 'string') return `'${encoded(value)}'`;
  if (Array.isArray(value)) return `(${value.map(written).join(',')})`;
  if ('line' in value) return `#${value.line}`;
  if ('symbol' in value) return value.symbol;
  if ('type' in value) return `${value.type}(${written(value.value)})`;
  return '$';
}

/** Letters beyond ASCII by their numbers, as ISO 10303-21 asks for; what has none, nor a place in a line, as a space. */
function encoded(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .replaceAll('\\', '\\\\')
    .replaceAll("'", "''")
    .replace(/[^ -~]+/gu, (letters) => {
      const numbers = Array.from({ length: letters.length }, (_, at) =>
        letters.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0'),
      );
      return `\\X2\\${numbers.join('')}\\X0\\`;
    });
}

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_$';

/** An identifier that is the same whenever the file is made, in the 22 letters that IFC has for a GUID. */
export function globalId(of: string): string {
  let rest = BigInt(`0x${createHash('sha256').update(of).digest('hex').slice(0, 32)}`);
  let id = '';
  for (let index = 0; index < 22; index++) {
    id = digits.charAt(Number(rest & 63n)) + id;
    rest >>= 6n;
  }
  return id;
}
