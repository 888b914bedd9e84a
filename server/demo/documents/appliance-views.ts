import type { DrawingId } from './document-definitions.ts';
import type { Drafter } from './drafter.ts';
import { hobCutOut } from './hob-measures.ts';

/** A view of an appliance: what it is called, how much room it takes in mm, and how it is drawn. */
export interface ApplianceView {
  name: { en: string; it: string };
  /** Of the view's corner from the left and from the foot of the frame, in mm on the paper. */
  at: readonly [left: number, foot: number];
  /** How far below the corner its name stands. */
  nameAt?: number;
  draw(drafter: Drafter): void;
}

const names = {
  front: { en: 'Front', it: 'Vista frontale' },
  side: { en: 'Side', it: 'Vista laterale' },
  plan: { en: 'From above', it: 'Vista dall’alto' },
  cutOut: { en: 'Cut-out in the worktop', it: 'Foro nel piano di lavoro' },
  distance: { en: 'Distance from the cooking surface', it: 'Distanza dal piano di cottura' },
  section: { en: 'Section through the worktop', it: 'Sezione del piano di lavoro' },
  niche: { en: 'Housing, front', it: 'Vano, vista frontale' },
  nicheSide: { en: 'Housing, section', it: 'Vano, sezione' },
};

/** Burners of a hob 90 cm wide, from its left front corner. */
const burners = [
  [150, 185, 50],
  [150, 360, 40],
  [450, 285, 72],
  [750, 185, 34],
  [750, 360, 50],
] as const;

const hob: ApplianceView[] = [
  {
    name: names.plan,
    at: [50, 166],
    draw(d) {
      d.box(0, 0, 900, 510, 'outline', { radius: 14 });
      d.box(20, 10, hobCutOut.width, hobCutOut.depth, 'hidden', { radius: 10 });
      for (const [x, y, r] of burners) {
        d.disc(x, y, r, 'outline');
        d.disc(x, y, r * 0.62);
        d.box(x - 96, y - 78, 192, 156, 'thin', { radius: 12 });
        d.line([x - 110, y], [x + 110, y], 'axis');
        d.line([x, y - 90], [x, y + 90], 'axis');
      }
      for (let index = 0; index < 5; index += 1) d.disc(290 + index * 80, 52, 19, 'outline');
      d.across(0, 900, 510, 600);
      d.upwards(0, 510, 0, -90);
      d.across(0, 150, 0, -70);
      d.across(150, 450, 0, -70);
      d.across(450, 750, 0, -70);
      d.upwards(0, 185, 900, 960);
      d.upwards(185, 360, 900, 960);
      d.note('Ø 144', [501, 336], [560, 440]);
    },
  },
  {
    name: names.section,
    at: [50, 118],
    nameAt: 26,
    draw(d) {
      d.cut(-130, -40, 150, 40);
      d.cut(880, -40, 150, 40);
      d.box(0, 0, 900, 8, 'outline', { fill: 'cool' });
      d.box(28, -40, 844, 40, 'outline', { fill: 'white' });
      for (const [x, , r] of burners.filter(([, y]) => y !== 360))
        d.box(x - r, 8, 2 * r, 24, 'thin', { fill: 'white' });
      d.line([450, 70], [450, -70], 'axis');
      d.box(700, -62, 70, 22, 'thin');
      d.note('G 1/2', [735, -52], [900, -100]);
      d.upwards(-40, 8, 0, -190, '48');
      d.note('30–40', [985, -20], [1_040, 60]);
      d.across(28, 872, -40, -170);
    },
  },
  {
    name: names.cutOut,
    at: [52, 22],
    draw(d) {
      const { width, depth, radius } = hobCutOut;
      d.cut(-110, -70, width + 220, depth + 200);
      d.box(0, 0, width, depth, 'outline', { radius, fill: 'white' });
      // Apart where the width is written.
      d.line([width / 2, -30], [width / 2, depth / 2 + 55], 'axis');
      d.line([width / 2, depth / 2 + 95], [width / 2, depth + 30], 'axis');
      d.across(0, width, depth / 2 + 60, depth / 2 + 60, '860 +2');
      d.upwards(0, depth, 250, 250, '490 +2');
      d.upwards(depth, depth + 130, -110, -150, 'min. 60');
      d.note('R 10', [width - 4, 4], [width - 120, 90]);
    },
  },
];

const oven: ApplianceView[] = [
  {
    name: names.front,
    at: [24, 146],
    draw(d) {
      d.box(0, 0, 595, 595);
      d.box(3, 478, 589, 114, 'thin');
      d.box(3, 8, 589, 464, 'thin', { radius: 4 });
      d.box(70, 60, 455, 330, 'thin', { radius: 10 });
      d.box(60, 424, 475, 14, 'outline', { radius: 7 });
      d.box(210, 508, 175, 54, 'thin', { radius: 4 });
      for (const x of [90, 505]) d.disc(x, 535, 24, 'outline');
      d.line([297.5, -30], [297.5, 625], 'axis');
      d.across(0, 595, 595, 660);
      d.upwards(0, 595, 0, -70);
      d.upwards(478, 592, 595, 640, '114');
    },
  },
  {
    name: names.side,
    at: [110, 146],
    draw(d) {
      d.box(0, 0, 22, 595, 'outline', { fill: 'cool' });
      d.box(22, 10, 538, 568);
      d.box(-42, 424, 42, 14, 'thin', { radius: 5 });
      d.box(60, 40, 420, 400, 'hidden', { radius: 14 });
      d.box(500, 500, 60, 60, 'thin');
      d.note('230 V', [530, 530], [610, 590]);
      d.across(0, 22, 595, 640, '22');
      d.across(22, 560, 595, 640, '538');
      d.across(-42, 560, 0, -60, '602');
      d.upwards(10, 578, 560, 620, '568');
    },
  },
  {
    name: names.niche,
    at: [24, 40],
    draw(d) {
      d.cut(-20, -20, 20, 640);
      d.cut(564, -20, 20, 640);
      d.cut(0, -20, 564, 20);
      d.box(0, 0, 564, 600, 'outline');
      d.line([282, -40], [282, 640], 'axis');
      d.across(0, 564, 600, 690, '560–568');
      d.upwards(0, 600, -20, -80, '590–600');
      d.across(-20, 584, -20, -80, '600');
    },
  },
  {
    name: names.nicheSide,
    at: [110, 40],
    draw(d) {
      d.cut(0, -20, 560, 20);
      d.cut(0, 600, 560, 20);
      d.box(0, 0, 560, 600);
      d.box(520, 0, 40, 90, 'thin', { fill: 'sand' });
      d.box(0, 10, 522, 568, 'hidden');
      d.note('200 × 100', [540, 45], [630, 110]);
      d.across(0, 560, 620, 690, 'min. 560');
      d.across(520, 560, -20, -80, '40');
      d.upwards(0, 600, 0, -60, '590–600');
    },
  },
];

const cooker: ApplianceView[] = [
  {
    name: names.front,
    at: [15, 130],
    draw(d) {
      for (const x of [40, 910])
        d.path([
          [x + 8, 0],
          [x + 42, 0],
          [x + 50, 125],
          [x, 125],
        ]);
      d.box(0, 125, 1_000, 775);
      d.box(0, 755, 1_000, 120, 'outline');
      d.box(-4, 875, 1_008, 25, 'outline', { fill: 'cool' });
      d.box(6, 131, 988, 130, 'thin', { radius: 4 });
      d.box(6, 268, 620, 480, 'outline', { radius: 4 });
      d.box(632, 268, 362, 480, 'outline', { radius: 4 });
      d.box(80, 340, 472, 270, 'thin', { radius: 6 });
      d.box(690, 340, 246, 270, 'thin', { radius: 6 });
      d.box(50, 676, 532, 16, 'outline', { radius: 8 });
      d.box(670, 676, 286, 16, 'outline', { radius: 8 });
      d.disc(500, 815, 46, 'outline');
      d.line([500, 815], [500, 846]);
      d.line([500, 815], [522, 815]);
      for (const x of [70, 165, 260, 355, 645, 740, 835, 930]) d.disc(x, 815, 25, 'outline');
      d.box(0, 900, 1_000, 70, 'thin');
      d.line([500, -40], [500, 1_010], 'axis');
      d.across(0, 1_000, 970, 1_060);
      d.upwards(0, 900, 0, -70, '900 (885–925)');
      d.across(0, 626, 125, -70, '626');
      d.across(626, 1_000, 125, -70, '374');
    },
  },
  {
    name: names.side,
    at: [125, 130],
    draw(d) {
      for (const x of [40, 510]) d.box(x, 0, 50, 125);
      d.box(0, 125, 600, 775);
      d.box(-24, 268, 24, 480, 'outline', { fill: 'cool' });
      d.box(-62, 676, 38, 16, 'thin', { radius: 7 });
      d.box(-30, 795, 30, 40, 'thin', { radius: 6 });
      d.box(0, 875, 600, 25, 'outline', { fill: 'cool' });
      d.box(572, 900, 28, 70, 'thin');
      d.disc(560, 690, 11, 'outline', { fill: 'sand' });
      d.note('G 1/2', [560, 690], [430, 780]);
      d.across(0, 600, 970, 1_060);
      d.across(-62, 600, 0, -70, '662');
      d.upwards(0, 690, 560, 500);
      d.upwards(900, 970, 572, 520);
    },
  },
  {
    name: names.plan,
    at: [15, 34],
    draw(d) {
      d.box(0, 0, 1_000, 600);
      d.box(30, 60, 940, 500, 'thin', { radius: 16 });
      for (const [x, y, r] of [
        [170, 190, 46],
        [170, 420, 58],
        [500, 300, 84],
        [390, 450, 34],
        [830, 190, 46],
        [830, 420, 58],
      ] as const) {
        d.disc(x, y, r, 'outline');
        d.disc(x, y, r * 0.6);
      }
      d.box(0, 572, 1_000, 28, 'thin');
      d.box(840, 560, 90, 40, 'hidden');
      d.box(60, 560, 90, 40, 'hidden');
      d.note('230 / 400 V', [105, 580], [240, 680]);
      d.note('G 1/2', [885, 580], [760, 680]);
      d.across(0, 105, 0, -70);
      d.across(885, 1_000, 0, -70);
      d.upwards(0, 600, 1_000, 1_060);
    },
  },
];

const hood: ApplianceView[] = [
  {
    name: names.front,
    at: [18, 126],
    draw(d) {
      d.box(0, 0, 900, 70, 'outline', { fill: 'cool' });
      d.path([
        [0, 70],
        [900, 70],
        [610, 360],
        [290, 360],
      ]);
      d.line([0, 54], [900, 54]);
      d.box(310, 360, 280, 230);
      d.box(318, 590, 264, 190);
      d.line([310, 470], [590, 470], 'hidden');
      for (let index = 0; index < 4; index += 1) d.disc(390 + index * 40, 27, 8);
      d.line([450, -40], [450, 830], 'axis');
      d.across(0, 900, 0, -80);
      d.across(318, 582, 780, 850, '264');
      d.upwards(0, 70, 0, -60);
      d.upwards(70, 360, 0, -60);
      d.upwards(0, 780, 900, 990, '780–1080');
    },
  },
  {
    name: names.side,
    at: [131, 126],
    draw(d) {
      d.cut(480, -260, 26, 1_110);
      d.box(0, 0, 480, 70, 'outline', { fill: 'cool' });
      d.path([
        [0, 70],
        [480, 70],
        [480, 360],
        [225, 360],
      ]);
      d.box(225, 360, 255, 230);
      d.box(233, 590, 247, 190);
      d.disc(358, 690, 75, 'hidden');
      d.note('Ø 150', [305, 743], [170, 820]);
      d.across(0, 480, 0, -80);
      d.upwards(360, 780, 225, 110, '420–720');
    },
  },
  {
    name: names.distance,
    at: [18, 32],
    draw(d) {
      d.cut(0, 0, 900, 40);
      d.box(0, 0, 900, 40, 'outline');
      d.box(60, 40, 780, 26, 'thin', { radius: 6 });
      d.path(
        [
          [0, 480],
          [900, 480],
        ],
        'outline',
        { open: true },
      );
      d.path(
        [
          [0, 480],
          [0, 540],
        ],
        'outline',
        { open: true },
      );
      d.path(
        [
          [900, 480],
          [900, 540],
        ],
        'outline',
        { open: true },
      );
      d.upwards(66, 480, 840, 960, '650–750');
      d.line([450, 0], [450, 540], 'axis');
    },
  },
];

export const applianceViews: Record<DrawingId, readonly ApplianceView[]> = { hob, oven, cooker, hood };
