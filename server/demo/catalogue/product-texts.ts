import type { specificationSections } from '@kitchen/shared/product.ts';
import type { Appliance } from './appliance.ts';

type Section = (typeof specificationSections)[number];

/** What a copywriter adds to an appliance's data, in one language. */
export interface ProductTexts {
  /** HTML. */
  shortDescription(appliance: Appliance): string;
  /** Text that stands for the picture. */
  pictureText(appliance: Appliance): string;
  /** Text that stands for the close-up of the controls and the handle. */
  detailText(appliance: Appliance): string;
  specifications(appliance: Appliance): Partial<Record<Section, string>>;
}

/**
 * One technical value as the site reads it: parts between dashes, each with a label that is not
 * shown. A part without a label is shown whole.
 */
export function technicalValue(
  ...parts: ([label: string, value: string] | string | false | null | undefined)[]
): string {
  return parts
    .flatMap((part) => (part ? [typeof part === 'string' ? part : `${part[0]}: ${part[1]}`] : []))
    .join(' - ');
}

/** A paragraph, followed by a list where there are points. */
export function paragraphAndList(paragraph: string, points: string[]): string {
  const list = points.map((point) => `<li>${point}</li>`).join('\n');
  return points.length > 0 ? `<p>${paragraph}</p>\n<ul>\n${list}\n</ul>` : `<p>${paragraph}</p>`;
}
