import * as z from 'zod/mini';

/** Kinds of problem that the API answers with; stable, for programs to tell apart (RFC 9457). */
const problemTypes = [
  'bad-input',
  'not-found',
  'too-many-requests',
  'store-unavailable',
  'internal',
] as const;
export type ProblemType = (typeof problemTypes)[number];

/** Kinds that only the reserved area meets; its screens tell them apart (`shared/session.ts`). */
export type LoginProblemType = 'login-required' | 'login-refused' | 'login-unavailable';

/** What only the form of an enquiry meets (429): the whole site takes no more for now, and says how else to write. */
type EnquiryProblemType = 'too-many-enquiries';

/** What only pages meet: the operator says that there is nothing any more where something was (410). */
type PageProblemType = 'gone';

/** Every kind that is answered with. */
export type AnyProblemType = ProblemType | LoginProblemType | EnquiryProblemType | PageProblemType;

const typePrefix = 'urn:problem-type:';

export function problemTypeUri(type: AnyProblemType): string {
  return typePrefix + type;
}

/** The kind that a problem's `type` names; `internal` where this version knows no such kind. */
export function problemTypeOf(uri: string): ProblemType {
  return problemTypes.find((type) => problemTypeUri(type) === uri) ?? 'internal';
}

/**
 * Problem details (RFC 9457); `fields` lists what was wrong with the input, by parameter name. A `code`
 * is for programs that say it in words of their own.
 */
export const problemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.optional(z.string()),
  fields: z.optional(
    z.array(z.object({ name: z.string(), message: z.string(), code: z.optional(z.string()) })),
  ),
});
export type Problem = z.infer<typeof problemSchema>;
