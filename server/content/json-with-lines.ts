import type { ParseError } from 'jsonc-parser';
import { findNodeAtLocation, parseTree, printParseErrorCode } from 'jsonc-parser';
import { ContentFileError } from './content-fault.ts';

export interface JsonWithLines {
  value: unknown;
  /** The line, from 1, of what stands at a path of keys and places. */
  lineAt(path: readonly (string | number)[]): number | undefined;
}

/** Reads JSON (RFC 8259) so that a fault within can be told by its line. Throws a `ContentFileError` where it is none. */
export function jsonWithLines(text: string): JsonWithLines {
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { disallowComments: true });
  const [first] = errors;
  if (first) {
    const says = `expected JSON: ${printParseErrorCode(first.error)}`;
    throw new ContentFileError(says, lineOf(text, first.offset));
  }
  // Where nothing was found there is an error.
  if (!root) throw new ContentFileError('expected JSON');
  return {
    value: JSON.parse(text),
    lineAt(path) {
      const node = findNodeAtLocation(root, [...path]);
      // A value may begin on the line after its key.
      const at = node?.parent?.type === 'property' ? node.parent : node;
      return at && lineOf(text, at.offset);
    },
  };
}

const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;
