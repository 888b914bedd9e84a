import { brandColors } from '@kitchen/shared/brand-colors.ts';
import type { Drawing } from '@kitchen/shared/drawing/drawing.ts';
import { escapeXml, svgBox, svgShapes } from '@kitchen/shared/drawing/svg-shapes.ts';
import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import { energyColor } from '@kitchen/shared/energy-label.ts';
import type { Language } from '@kitchen/shared/languages.ts';

interface SvgOptions {
  title: string;
  language: Language;
  /** The label of the product, which has to stand beside its measures, and in words. */
  energy: (EnergyClass & { alt: string }) | null;
}

/** In px: what a window shows of a file that it opens. */
const window = { width: 1080, height: 760 };

/** A drawing as an SVG file in mm, as large as fits a window. */
export function writeSvg(drawing: Drawing, { title, language, energy }: SvgOptions): string {
  const arrows = energy ? drawEnergyArrows(drawing, energy) : { shapes: '', height: 0 };
  const margin = (drawing.right - drawing.left) * 0.015;
  const whole = {
    ...drawing,
    left: drawing.left - margin,
    right: drawing.right + margin,
    top: drawing.top + margin,
    bottom: drawing.bottom - arrows.height - margin,
  };
  const [acrossMm, upwardsMm] = [whole.right - whole.left, whole.top - whole.bottom];
  const scale = Math.min(window.width / acrossMm, window.height / upwardsMm);
  const [width, height] = [acrossMm, upwardsMm].map((mm) => Math.round(mm * scale));
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" xml:lang="${language}" width="${width}" height="${height}" viewBox="${svgBox(whole)}" color="${brandColors.teal900}" fill="none" stroke="currentColor" font-family="'Instrument Sans', Arial, sans-serif"><title>${escapeXml(title)}</title>${svgShapes(whole)}${arrows.shapes}</svg>
`;
}

/** The arrow of each cavity with the range of classes beside them, under a drawing; an arrow is 44 units wide. */
function drawEnergyArrows({ left, bottom, right }: Drawing, energy: EnergyClass & { alt: string }) {
  const { classes, from, to } = energy;
  const scale = (right - left) / 700;
  const shapes = classes.map(
    (each, index) =>
      `<g transform="translate(${index * 50})"><path d="M.5.5h34l9 9.5-9 9.5H.5z" fill="${energyColor(each, energy)}"/><text x="18" y="15" fill="#fff" stroke-width="1.6" stroke-linejoin="round" paint-order="stroke" font-size="14" font-weight="600" text-anchor="middle">${each}</text></g>`,
  );
  // As the notes above, they begin a letter from the left edge.
  const place = `translate(${left + 8 * scale} ${8 * scale - bottom}) scale(${scale})`;
  return {
    shapes: `<g role="img" aria-label="${escapeXml(energy.alt)}" transform="${place}" stroke="#000" stroke-width=".5">${shapes.join('')}<text x="${classes.length * 50}" y="14.5" font-size="12" fill="currentColor" stroke="none">${from} – ${to}</text></g>`,
    height: 40 * scale,
  };
}
