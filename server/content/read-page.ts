import type { Language } from '@kitchen/shared/languages.ts';
import { languages } from '@kitchen/shared/languages.ts';
import { isMap, isScalar, parseDocument } from 'yaml';
import { z } from 'zod';
import { ContentFileError } from './content-fault.ts';
import type { PageText } from './page-text.ts';
import { readPageText } from './page-text.ts';
import type { FoundPicture } from './read-pictures.ts';

/** A page of the maker's own in one language. */
export interface FoundPage extends PageText {
  file: string;
  /** As `paths` writes those of the site. */
  path: string;
  language: Language;
  title: string;
  description: string;
}

/** Parts of an address; a dash alone is no word. */
const part = '[a-z0-9][a-z0-9-]{0,59}';
const fileName = new RegExp(`^pages/(${part}(?:/${part}){0,2})\\.(${languages.join('|')})\\.md$`);

/** More than any title and description need. */
const mostFrontMatter = 4_000;

/** The address and the language that a file's name says. Throws a `ContentFileError` where it says none. */
function pageAddressOf(file: string): { path: string; language: Language } {
  const [, address, code] = fileName.exec(file) ?? [];
  const language = languages.find((each) => each === code);
  if (address !== undefined && language) return { path: `/${address}`, language };
  const says = 'expected a name such as pages/care/enamel-at-home.en.md: at most three parts of lower-case';
  throw new ContentFileError(`${says} letters, digits and dashes, then .en.md or .it.md`);
}

const oneLine = (most: number) =>
  z
    .string()
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z
        .string()
        .min(1)
        .max(most)
        .regex(/^\P{Cc}*$/u),
    );

const frontMatterSchema = z.strictObject({ title: oneLine(70), description: oneLine(300) });

/** Reads a page in Markdown below its front matter. Throws a `ContentFileError` where it is none that can be shown. */
export function readPage(
  file: string,
  text: string,
  pictures: Readonly<Record<string, FoundPicture>>,
): { page: FoundPage; faults: { line: number; says: string }[] } {
  const address = pageAddressOf(file);
  const [whole, frontMatter = ''] = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (whole === undefined) {
    throw new ContentFileError(
      'expected to begin with a title and a description between two lines of ---',
      1,
    );
  }
  const about = readFrontMatter(frontMatter);
  const lines = whole.split('\n').length - 1;
  const { faults, ...page } = readPageText(text.slice(whole.length), address.language, pictures);
  return {
    page: { file, ...address, ...about, ...page },
    faults: faults.map(({ line, says }) => ({ line: line + lines, says })),
  };
}

/** YAML in which everything is a text, and nothing says what program makes something of it. */
function readFrontMatter(text: string): z.output<typeof frontMatterSchema> {
  if (text.length > mostFrontMatter) {
    throw new ContentFileError(`expected at most ${mostFrontMatter} characters between the lines of ---`, 1);
  }
  const document = parseDocument(text, { schema: 'failsafe' });
  const [wrong] = [...document.errors, ...document.warnings];
  if (wrong) {
    const says = `expected YAML: ${wrong.message.split(/ at line |\n/, 1)[0]}`;
    throw new ContentFileError(says, (wrong.linePos?.[0].line ?? 0) + 1);
  }
  const entries = isMap(document.contents) ? document.contents.items : [];
  const lineOf = (name: unknown) => {
    const key = entries.map((each) => each.key).find((each) => isScalar(each) && each.value === name);
    const [at] = (isScalar(key) && key.range) || [];
    return at === undefined ? 1 : text.slice(0, at).split('\n').length + 1;
  };
  const { data, error } = frontMatterSchema.safeParse(document.toJS());
  if (data) return data;
  const [issue] = error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  if (unknown !== undefined) {
    throw new ContentFileError(`${unknown}: expected nothing but title and description`, lineOf(unknown));
  }
  const name = String(issue?.path[0] ?? 'title');
  const most = name === 'description' ? 300 : 70;
  throw new ContentFileError(`${name}: expected a text of 1 to ${most} characters`, lineOf(name));
}
