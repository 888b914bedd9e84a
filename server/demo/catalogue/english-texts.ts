import type { Appliance, Color, Cooktop, Kind, Line, OvenType, SpecialFunction } from './appliance.ts';
import { lineNames } from './appliance.ts';
import { burnsGas, cavities, cavityVolume, cookingPlaces, measures, ratedPower } from './measures.ts';
import type { ProductTexts } from './product-texts.ts';
import { paragraphAndList, technicalValue } from './product-texts.ts';

const finishes: Record<Color, string> = {
  anthracite: 'anthracite',
  burgundy: 'burgundy',
  white: 'white',
  cream: 'cream',
  black: 'black',
  slate_gray: 'slate grey',
  stainless_steel: 'stainless steel',
  avena: 'oat',
  mirror: 'mirror-polished steel',
  brown: 'brown',
  nero: 'matt black',
};

const fronts: Record<Line, string> = {
  antique: 'Turned brass, framed doors and deep enamel bring the kitchens of the grand houses into ours',
  elegant: 'Rounded edges and polished chrome give it the calm of a piece of furniture',
  mixture: 'Steel from the professional kitchen meets a colour of your choosing',
  perfection: 'Flush surfaces and a single line of black glass leave only what cooking needs',
  expert: 'Brushed steel, generous knobs and a tube handle make it a tool for those who cook every day',
  enzo: 'A front of glass from edge to edge, with two slim knobs, disappears into the column',
  enzo_titan: 'Ninety centimetres of glass in a fine steel surround hold a roast for the whole table',
  land: 'Enamel, bronze and framed lines keep the warmth of the country kitchen',
  alternate: 'Black glass above, colour below; the front plays the two against each other',
  elementum: 'No knobs, no handle; a grip edge and a sheet of glass are all there is to see',
  nero: 'Matt black throughout, down to the screws, for kitchens that speak softly',
};

/** Hobs with burners; those without have glass or plates. */
const gasHobs: Partial<Record<Line, string>> = {
  enzo: 'Cast iron stands on a sheet of glass that seems to float above the worktop',
  land: 'Enamel with bronze knobs keeps the warmth of the country kitchen',
  expert: 'Pressed steel and heavy grates are made for large pans and long days',
  nero: 'Matt black burners, grates and knobs speak softly',
};

const electricHobs: Partial<Record<Line, string>> = {
  enzo: 'A sheet of black glass seems to float above the worktop',
  expert: 'Pressed steel and solid plates forgive a heavy hand',
  elementum: 'A single sheet of glass without a frame is all there is to see',
  nero: 'Matt black from edge to edge, for kitchens that speak softly',
};

const hoods: Partial<Record<Line, string>> = {
  antique: 'An arched canopy with brass rails completes the wall above the cooker',
  elegant: 'A softly arched canopy edged in chrome answers the rounded lines below',
  mixture: 'Brushed steel and a coloured canopy carry the look of the cooker up the wall',
  perfection: 'A clean block of metal follows the line of the cooker beneath',
  expert: 'Brushed steel at full width clears the air of a hard-working kitchen',
  land: 'An enamelled arch with a bronze rail belongs above a country hob',
  elementum: 'Black glass and nothing else',
  nero: 'Matt black all the way up the chimney',
};

const kinds: Record<Kind, string> = {
  cooker: 'free-standing cooker',
  oven: 'built-in oven',
  hob: 'hob',
  hood: 'hood',
  microwave: 'microwave',
  'compact-oven': 'compact oven',
  'warming-drawer': 'warming drawer',
};

const functions: Record<SpecialFunction, string> = {
  rotisserie: 'Rotisserie for roasts that baste themselves',
  true_fan_cooking: 'True fan cooking on several levels without mingling flavours',
  'pizza_300°c': 'Pizza function at 300°C, as crisp as from the stone',
  'leavening_40°c': 'Leavening at a steady 40°C for bread and brioche',
  easy_steam: 'Easy Steam keeps roasts juicy and crusts thin',
  idroclean: 'Idroclean cleans the cavity with nothing but water at 80–90°C',
  booster: 'Booster for heat at once',
  leavening: 'Gentle leavening for doughs that take their time',
};

const ovenTypes: Record<OvenType, string> = {
  electric: 'Electric oven',
  gas: 'Gas oven',
  gas_with_fan: 'Gas oven with fan',
  electric_multifunction: 'Electric multifunction oven',
  electric_static: 'Electric static oven',
  electric_fan: 'Electric fan oven',
};

function places(appliance: Appliance): string {
  const { gas, electric } = cookingPlaces(appliance);
  const burners = `${gas} gas burners`;
  const words: Record<Cooktop, string> = {
    gas: burners,
    induction: `${electric} induction zones`,
    mixed: `${burners} and ${electric} ceramic zones`,
    ceramic: `${electric} ceramic zones`,
    electric: `${electric} electric solid plates`,
  };
  return appliance.cooktop ? words[appliance.cooktop] : '';
}

function character(appliance: Appliance): string {
  const { kind, line, color, size } = appliance;
  if (line === 'mixture' && color === 'stainless_steel') {
    return kind === 'hood'
      ? 'Brushed steel carries the look of the cooker up the wall'
      : 'Brushed steel all over, as in the professional kitchen';
  }
  if (line === 'alternate' && color === 'stainless_steel') {
    return 'Black glass above, steel below; the front plays the two against each other';
  }
  if (kind === 'hood') return hoods[line] ?? 'Slim enough to keep the line of the wall cabinets';
  if (kind === 'warming-drawer') return 'A front without a handle lines up with the oven above';
  if (kind !== 'hob') return fronts[line];
  if (!burnsGas(appliance)) return electricHobs[line] ?? fronts[line];
  if (line === 'expert' && size <= 30) return 'Pressed steel and heavy grates fit where there is little room';
  return gasHobs[line] ?? fronts[line];
}

/** The size by which a product is sold: its width, but the height of compact ovens. */
function sized(kind: Kind, size: number): string {
  return kind === 'compact-oven' ? `${size} cm high` : `${size} cm`;
}

function controls({ kind, line, cooktop }: Appliance): [label: string, value: string] {
  if (kind === 'hood') return ['Controls', 'Push-button controls'];
  if (kind === 'warming-drawer' || line === 'elementum' || (kind === 'hob' && cooktop === 'induction')) {
    return ['Controls', 'Touch controls'];
  }
  return ['Knobs', 'Metal knobs'];
}

function whatItDoes(appliance: Appliance): string {
  const { kind, hoodShape, ovenType } = appliance;
  if (kind === 'hood') {
    return hoodShape === 'slim'
      ? 'It hides under the wall cabinet and slides out when the pans are on.'
      : 'Four speeds clear the air quietly, and warm light falls on the pans below.';
  }
  if (kind === 'hob') return `It has ${places(appliance)} on a surface that wipes clean in one go.`;
  if (kind === 'microwave') return 'It defrosts, reheats and grills in a niche only 45 cm wide.';
  if (kind === 'warming-drawer') return 'It warms plates, keeps dishes ready and lets doughs rise.';
  const oven = ovenType ? ovenTypes[ovenType].toLowerCase() : 'oven';
  if (kind === 'cooker') {
    const side = cavities(appliance) === 2 ? ', with a second oven beside it' : '';
    return `It has ${places(appliance)} above ${/^[aeiou]/.test(oven) ? 'an' : 'a'} ${oven}${side}.`;
  }
  const volume = cavityVolume(appliance);
  if (volume) return `The cavity holds ${volume.usable} usable litres, with even heat from floor to roof.`;
  return 'Even heat and clear controls make short work of weekday suppers.';
}

export const englishTexts: ProductTexts = {
  shortDescription(appliance) {
    const { line, color, kind, size, functions: special } = appliance;
    const opening = `<strong>${lineNames[line]}</strong> ${kinds[kind]}, ${sized(kind, size)}, in ${finishes[color]}.`;
    const points = special.length > 1 ? special.map((name) => functions[name]) : [];
    return paragraphAndList(`${opening} ${character(appliance)}. ${whatItDoes(appliance)}`, points);
  },

  pictureText({ line, kind, size, color }) {
    return `${lineNames[line]} ${kinds[kind]}, ${sized(kind, size)}, ${finishes[color]}`;
  },

  detailText({ line, color }) {
    return `Close-up of knobs, door handle and oven window: ${lineNames[line]} cooker, ${finishes[color]}`;
  },

  specifications(appliance) {
    const { kind, cooktop, ovenType, functions: special, hoodShape } = appliance;
    const { width, depth, height } = measures(appliance);
    const volume = cavityVolume(appliance);
    const gas = burnsGas(appliance);
    const bakes = ovenType !== undefined;
    return {
      overall_dimensions: technicalValue(
        // Labels are not shown, so the values say what they measure.
        ['Width', `${width} mm wide`],
        ['Depth', `${depth} mm deep`],
        ['Height', kind === 'cooker' ? '900 mm high, adjustable by 20 mm' : `${height} mm high`],
      ),
      ...(cooktop && {
        cooktop: technicalValue(
          ['Type', places(appliance)],
          cookingPlaces(appliance).gas > 0 && ['Grates', 'Cast-iron pan supports'],
          cookingPlaces(appliance).gas > 0 && ['Gas-Matik', 'Automatic shut-off after 4 hours'],
          cooktop === 'induction' && ['Booster', 'Booster on every zone'],
          cooktop !== 'gas' && cooktop !== 'electric' && ['Glass', 'Glass ceramic with bevelled edge'],
        ),
      }),
      control_zone: technicalValue(
        controls(appliance),
        bakes && ['Timer', 'Programmable timer with clock'],
        kind === 'hood' && ['Speeds', 'Four speeds'],
      ),
      ...((bakes || kind === 'microwave') && {
        door: technicalValue(
          ['Glazing', kind === 'microwave' ? 'Double glass' : 'Triple glass, inner pane removable'],
          ['Closing', 'Soft closing'],
        ),
      }),
      ...(bakes && {
        oven: technicalValue(
          ['Type', ovenTypes[ovenType]],
          cavities(appliance) === 2 && ['Second oven', 'Auxiliary oven with grill'],
          special.includes('rotisserie') && ['Spit', 'Rotisserie'],
          special.includes('true_fan_cooking') && ['Fan', 'True fan cooking'],
          special.includes('pizza_300°c') && ['Pizza', 'Pizza function at 300°C'],
          special.includes('leavening_40°c') && ['Leavening', 'Leavening at 40°C'],
          special.includes('leavening') && ['Leavening', 'Leavening'],
          special.includes('easy_steam') && ['Steam', 'Easy Steam'],
          special.includes('booster') && ['Preheating', 'Booster'],
        ),
        cavity: technicalValue(
          volume && ['Volume', `Usable volume ${volume.usable} L, gross ${volume.gross} L`],
          volume && ['Levels', 'Seven shelf levels'],
          special.includes('idroclean') && ['Cleaning', 'Idroclean steam cleaning with water at 80–90°C'],
          ['Light', 'Halogen light'],
        ),
      }),
      other: technicalValue(
        kind === 'cooker' && ['Drawer', 'Storage drawer on runners'],
        kind === 'hood' && ['Light', 'Warm LED light'],
        kind === 'hood' &&
          (hoodShape === 'slim' ? ['Duct', '120 mm duct'] : ['Duct', '150 mm duct or recirculation']),
        kind === 'warming-drawer' && ['Load', 'Up to 15 kg'],
        kind === 'microwave' && ['Power', 'Five power levels and grill'],
        kind === 'hob' && 'Fits flush or resting on the worktop',
        (kind === 'oven' || kind === 'compact-oven') && ['Cooling', 'Tangential cooling fan'],
      ),
      electric_connection: technicalValue(
        [
          'Voltage',
          ratedPower(appliance) > 3.7 ? '220–240 V or 380–415 V 2N, 50/60 Hz' : '220–240 V, 50/60 Hz',
        ],
        ['Power', `${ratedPower(appliance)} kW`],
      ),
      ...(gas && {
        gas_connection: technicalValue(
          ['Gas', 'Natural gas G20 at 20 mbar, LPG nozzles supplied'],
          ['Fitting', 'Half-inch thread'],
        ),
      }),
      ...((bakes || cooktop === 'gas') && {
        accessories: technicalValue(
          bakes && ['Shelves', 'Two chromed shelves'],
          bakes && ['Trays', 'One deep enamelled tray'],
          special.includes('pizza_300°c') && ['Stone', 'Pizza stone'],
          cooktop === 'gas' && ['Wok', 'Cast-iron wok ring'],
        ),
      }),
    };
  },
};
