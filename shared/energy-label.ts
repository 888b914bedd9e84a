import * as z from 'zod/mini';
import type { Language } from './languages.ts';

/** What carries an EU energy label, by the words that its addresses in the EU's register (EPREL) use. */
const labelledKinds = ['ovens', 'rangehoods'] as const;
export type LabelledKind = (typeof labelledKinds)[number];

/** From the best class of a label to the worst. */
interface ClassRange {
  from: string;
  to: string;
}

interface EnergyScale extends ClassRange {
  /** The day from which new labels have it, such as `2020-01-01`. */
  validSince: string;
}

/**
 * The scales of Regulation (EU) No 65/2014, the latest of each kind last. A new scale is one more line: from its day on, or
 * the next start of the site after it, it counts for every record that does not state another.
 */
export const energyScales: Record<LabelledKind, readonly [EnergyScale, ...EnergyScale[]]> = {
  ovens: [{ from: 'A+++', to: 'D', validSince: '2015-01-01' }],
  rangehoods: [
    { from: 'A', to: 'G', validSince: '2015-01-01' },
    { from: 'A+', to: 'F', validSince: '2016-01-01' },
    { from: 'A++', to: 'E', validSince: '2018-01-01' },
    { from: 'A+++', to: 'D', validSince: '2020-01-01' },
  ],
};

const allClasses = ['A+++', 'A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'];

/** The classes of a scale, the best first. */
export function energyClasses({ from, to }: ClassRange): string[] {
  return allClasses.slice(allClasses.indexOf(from), allClasses.indexOf(to) + 1);
}

/** The colours of labels, from the best class of a scale to the worst of seven. */
const labelColors = ['#009640', '#52AE32', '#C8D400', '#FFED00', '#FBBA00', '#EC6608', '#E30613'];

/** The colour of a class on its scale. */
export function energyColor(energyClass: string, scale: ClassRange): string {
  return labelColors[energyClasses(scale).indexOf(energyClass)] ?? '#FFFFFF';
}

/** What has to stand wherever technical parameters of a labelled product are shown. */
export const energyClassSchema = z.object({
  /** One a cavity, each of the scale. */
  classes: z.array(z.string()),
  /** The best and the worst class of the scale. */
  from: z.string(),
  to: z.string(),
});
export type EnergyClass = z.infer<typeof energyClassSchema>;

/** The class, or that of each oven by its words, such as `A (oven 1), B (oven 2)`. */
export const nameClasses = ({ classes }: Pick<EnergyClass, 'classes'>, oven: (number: number) => string) =>
  classes.map((each, index) => (classes.length > 1 ? `${each} (${oven(index + 1)})` : each)).join(', ');

/** A product's label, with its addresses in the register where the record states its number there. */
export const energyLabelSchema = z.extend(energyClassSchema, {
  kind: z.enum(labelledKinds),
  eprelNumber: z.nullable(z.string()),
  registerPage: z.nullable(z.string()),
  /** The register's in the language that was asked for; without a number, the address that the record states. */
  productSheet: z.nullable(z.string()),
  labelPicture: z.nullable(z.string()),
});
export type EnergyLabel = z.infer<typeof energyLabelSchema>;

const register = 'https://eprel.ec.europa.eu';

/** Where the register shows a model. */
export function eprelAddresses(kind: LabelledKind, number: string, language: Language) {
  return {
    registerPage: `${register}/qr/${number}`,
    productSheet: `${register}/fiches/${kind}/Fiche_${number}_${language.toUpperCase()}.pdf`,
    labelPicture: `${register}/labels/${kind}/Label_${number}.svg`,
  };
}
