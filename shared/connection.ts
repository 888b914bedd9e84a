import * as z from 'zod/mini';

/** What a table of connections has rows for, in the order in which they are shown. */
export const connectionSubjects = [
  'supply',
  'power',
  'current',
  'frequency',
  'cable',
  'fuse',
  'plug',
  'electric',
  'electricPosition',
  'gas',
  'nozzles',
  'inlet',
  'gasPower',
  'gasConnection',
  'gasPosition',
  'duct',
  'heightAbove',
] as const;
export type ConnectionSubject = (typeof connectionSubjects)[number];

/** Phases that a supply has, with neutral where it is stated. */
const phaseNames = ['1', '2N', '3', '3N'] as const;
export type PhaseName = (typeof phaseNames)[number];

const connectionRowSchema = z.object({
  about: z.enum(connectionSubjects),
  /** What the record calls it, where that is more than its subject. */
  label: z.optional(z.string()),
  values: z.array(
    z.object({
      text: z.string(),
      /** Of a supply. */
      phases: z.optional(z.enum(phaseNames)),
      /** Of a gas. */
      pressure: z.optional(z.string()),
    }),
  ),
});
export type ConnectionRow = z.infer<typeof connectionRowSchema>;

const measured = z.nullable(z.number());
const speedSchema = z.object({
  /** The steps are numbered where the record has all of them. */
  name: z.union([z.number(), z.enum(['lowest', 'highest', 'boost'])]),
  /** In m³/h. */
  airFlow: measured,
  /** In dB(A). */
  noise: measured,
  /** In W. */
  power: measured,
});
export type FanSpeed = z.infer<typeof speedSchema>;

/** How a product is connected, as far as its record says it. */
export const connectionSchema = z.object({
  rows: z.array(connectionRowSchema),
  speeds: z.array(speedSchema),
});
export type Connection = z.infer<typeof connectionSchema>;
