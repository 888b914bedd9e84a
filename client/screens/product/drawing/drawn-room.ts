import type { Arrangement, Sized } from '@kitchen/shared/drawing/view-layout.ts';
import { layOutViews } from '@kitchen/shared/drawing/view-layout.ts';

/** Where a drawing is no wider, its views stand one below the other. */
export const narrowUpToPx = 560;
export const widestPx = 840;

/** The height of its capitals, in every drawing: letters of 14 px. */
const capitalsPx = 9.8;

/** The height of capitals in mm in a drawing that is so many px wide. */
export function letterOf(product: Sized, arrangement: Arrangement, px: number): number {
  const { mm, letters } = layOutViews(product, arrangement).width;
  return (capitalsPx * mm) / (px - capitalsPx * letters);
}

/** How high a drawing is, to the next px: as the CSS of a part of its width, and what letters take. */
export function heightOf(product: Sized, arrangement: Arrangement, width: string): string {
  const { width: across, height: upwards } = layOutViews(product, arrangement);
  const ratio = (upwards.mm / across.mm).toFixed(4);
  const px = (letters: number) => (capitalsPx * letters).toFixed(1);
  return `calc((${width} - ${px(across.letters)}px) * ${ratio} + ${px(upwards.letters)}px + 1px)`;
}
