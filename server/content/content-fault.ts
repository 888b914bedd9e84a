/** Something in the content folder that is left out, and what was expected in its place. */
export interface ContentFault {
  /** Path in the folder, with slashes. */
  file: string;
  /** From 1; absent where the file as a whole is meant. */
  line?: number | undefined;
  says: string;
}

/** As editors and terminals take it to the place: `texts/en.json:12: …`. */
export const writeFault = ({ file, line, says }: ContentFault): string =>
  `${file}${line === undefined ? '' : `:${line}`}: ${says}`;

/** A file as a whole cannot be read; what it said before stays. */
export class ContentFileError extends Error {
  override readonly name = 'ContentFileError';
  readonly line: number | undefined;

  constructor(says: string, line?: number) {
    super(says);
    this.line = line;
  }
}

/** What is wrong with a file that could not be taken: one that cannot be read, or is read by no parser, is wrong, too. */
export function faultOf(file: string, error: unknown): ContentFault {
  if (error instanceof ContentFileError) return { file, line: error.line, says: error.message };
  const { code, name } = error as NodeJS.ErrnoException;
  return { file, says: `expected a file that can be read (${code ?? name})` };
}
