import { brandColors } from '@kitchen/shared/brand-colors.ts';
import type { EnergyClass } from '@kitchen/shared/energy-label.ts';
import { energyColor } from '@kitchen/shared/energy-label.ts';
import type PDFDocument from 'pdfkit';

/** Points. */
export const arrow = { width: 40, height: 18, tip: 8, gap: 6 };

/** Draws the energy class of each cavity as an arrow in its colour, and the range of classes beside them. */
export function drawEnergyArrows(
  doc: InstanceType<typeof PDFDocument>,
  energy: EnergyClass,
  x: number,
  y: number,
): void {
  const { width, height, tip, gap } = arrow;
  const inLine = { lineBreak: false, baseline: 'alphabetic' } as const;
  energy.classes.forEach((energyClass, index) => {
    const left = x + index * (width + gap);
    doc
      .polygon(
        [left, y],
        [left + width - tip, y],
        [left + width, y + height / 2],
        [left + width - tip, y + height],
        [left, y + height],
      )
      .lineWidth(0.5)
      .fillAndStroke(energyColor(energyClass, energy), '#000000');
    doc.font('medium').fontSize(11);
    const start = left + (width - tip / 2 - doc.widthOfString(energyClass)) / 2;
    // White with black edges, as on the label: it is to be read on yellow too.
    doc.lineWidth(1.4).lineJoin('round').strokeColor('#000000');
    doc.text(energyClass, start, y + 13, { ...inLine, stroke: true, fill: false });
    doc.fillColor('#FFFFFF').text(energyClass, start, y + 13, { ...inLine, fill: true });
  });
  const end = x + energy.classes.length * (width + gap);
  doc.font('sans').fontSize(7.5).fillColor(brandColors.ink);
  doc.text(`${energy.from} – ${energy.to}`, end, y + 12, inLine);
}
