import type { Problem } from '@kitchen/shared/problem.ts';
import { credentialBounds } from '@kitchen/shared/session.ts';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { badInput } from '../../platform/http/problems.ts';

/** The names that stand twice in an object, given as valid JSON: of two passwords nobody can say which was meant. */
export function repeatedNames(json: string): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  // Deeper objects are refused for being there, so that their names may count as well.
  for (const [, name] of json.matchAll(/("(?:[^"\\]|\\.)*")(?=\s*:)|"(?:[^"\\]|\\.)*"/g)) {
    if (name === undefined) continue;
    const plain = String(JSON.parse(name));
    if (seen.has(plain)) repeated.add(plain);
    seen.add(plain);
  }
  return [...repeated];
}

/** Says which field is wrong and what is expected, never what was there. */
export function faultyCredentials(error: Error): Error {
  if (!hasZodFastifySchemaValidationErrors(error)) return error;
  const fields: NonNullable<Problem['fields']> = [];
  for (const name of ['username', 'password'] as const) {
    if (error.validation.some(({ instancePath }) => instancePath.startsWith(`/${name}`))) {
      fields.push({ name, message: `A text of 1 to ${credentialBounds[name].max} characters is expected.` });
    }
  }
  if (fields.length > 0) return badInput(fields);
  return badInput([
    { name: 'body', message: 'A JSON object with username and password, and nothing else, is expected.' },
  ]);
}
