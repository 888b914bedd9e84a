import type { Language } from '@kitchen/shared/languages.ts';
import type { specificationSections } from '@kitchen/shared/product.ts';
import type { Appliance } from './appliance.ts';
import {
  burnsGas,
  cavities,
  cavityVolume,
  cookingPlaces,
  measures,
  ratedPower,
  splashbackOf,
} from './measures.ts';
import { cookingTop } from './product-texts.ts';
import { ovenTypes } from './product-words.ts';

type Section = (typeof specificationSections)[number];

/** One part of a technical value in both languages, each with a label that the site does not show. */
type Part = Record<Language, string>;

const part = (en: string, it: string): Part => ({ en, it });

/** Technical values as the site reads them: parts between dashes; a section without parts is left out. */
export function specifications(appliance: Appliance, language: Language): Partial<Record<Section, string>> {
  const sections = Object.entries(partsOf(appliance)).flatMap(([section, parts]) => {
    const said = parts.flatMap((part) => (part ? [part[language]] : []));
    return said.length > 0 ? [[section, said.join(' - ')]] : [];
  });
  return Object.fromEntries(sections);
}

/** The next size of what is made, for one phase or two. */
function fuseOf(power: number): string {
  const phases = power > 3.7 ? 2 : 1;
  const amps = (power * 1000) / 230 / phases;
  const size = [10, 16, 20, 25, 32].find((each) => each >= amps) ?? 40;
  return phases === 1 ? String(size) : `2 × ${size}`;
}

/** By the width of a cooker. */
const frontKnobs: Partial<Record<number, number>> = { 60: 6, 80: 6, 90: 7, 100: 8, 120: 9 };

/** How many a cooker has on its front, as its pictures show it. */
function knobsOf({ kind, line, size }: Appliance): number | undefined {
  if (kind === 'cooker' && line === 'perfection' && size === 60) return 4;
  const count = kind === 'cooker' ? frontKnobs[size] : undefined;
  // The middle one's place is the clock's.
  return count && line === 'antique' ? count - (count % 2) : count;
}

function partsOf(appliance: Appliance): Partial<Record<Section, (Part | false | null | undefined)[]>> {
  const { kind, line, size, cooktop, ovenType, functions, hoodShape } = appliance;
  const { width, depth, height } = measures(appliance);
  const volume = cavityVolume(appliance);
  const power = ratedPower(appliance);
  const hasBurners = cookingPlaces(appliance).gas > 0;
  const hasTouch = line === 'elementum' || (kind === 'hob' && cooktop === 'induction');
  const bakes = ovenType !== undefined;
  const knobs = knobsOf(appliance);
  return {
    overall_dimensions: [
      part(`Width: ${width} mm wide`, `Larghezza: ${width} mm di larghezza`),
      part(`Depth: ${depth} mm deep`, `Profondità: ${depth} mm di profondità`),
      kind === 'cooker'
        ? part('Height: 900 mm high, adjustable by 20 mm', 'Altezza: 900 mm di altezza, regolabile di 20 mm')
        : hoodShape === 'chimney'
          ? part(
              `Height: ${height}–${height + 300} mm high`,
              `Altezza: ${height}–${height + 300} mm di altezza`,
            )
          : part(`Height: ${height} mm high`, `Altezza: ${height} mm di altezza`),
    ],
    cooktop: [
      cooktop && part(`Type: ${cookingTop(appliance, 'en')}`, `Tipo: ${cookingTop(appliance, 'it')}`),
      hasBurners && part('Grates: Cast-iron pan supports', 'Griglie: Griglie in ghisa'),
      hasBurners &&
        part('Gas-Matik: Automatic shut-off after 4 hours', 'Gas-Matik: Spegnimento automatico dopo 4 ore'),
      cooktop === 'induction' && part('Booster: Booster on every zone', 'Booster: Booster su ogni zona'),
      (cooktop === 'induction' || cooktop === 'ceramic') &&
        part('Glass: Glass ceramic with bevelled edge', 'Vetro: Vetroceramica con bordo bisellato'),
    ],
    control_zone: [
      kind === 'hood'
        ? part('Controls: Push-button controls', 'Comandi: Pulsantiera')
        : kind === 'warming-drawer'
          ? part('Controls: Switch behind the front', 'Comandi: Interruttore dietro il frontale')
          : hasTouch
            ? part('Controls: Touch controls', 'Comandi: Comandi touch')
            : knobs
              ? part(`Knobs: ${knobs} metal knobs`, `Manopole: ${knobs} manopole in metallo`)
              : part('Knobs: Metal knobs', 'Manopole: Manopole in metallo'),
      (bakes || kind === 'microwave') &&
        (kind === 'cooker' && size === 60 && line !== 'perfection'
          ? part('Timer: Minute minder', 'Timer: Contaminuti')
          : line === 'antique' || line === 'land'
            ? part(
                'Timer: Programmable timer with round clock',
                'Timer: Timer programmabile con orologio tondo',
              )
            : part('Timer: Programmable timer with clock', 'Timer: Timer programmabile con orologio')),
      kind === 'hood' && part('Speeds: Four speeds', 'Velocità: Quattro velocità'),
    ],
    door: [
      bakes && part('Glazing: Triple glass, inner pane removable', 'Vetri: Triplo vetro, interno estraibile'),
      kind === 'microwave' && part('Glazing: Double glass', 'Vetri: Doppio vetro'),
      line === 'elementum' &&
        (bakes || kind === 'microwave') &&
        part('Handle: Handleless, with a grip edge', 'Maniglia: Senza maniglia, con bordo di presa'),
      (bakes || kind === 'microwave') && part('Closing: Soft closing', 'Chiusura: Chiusura ammortizzata'),
    ],
    oven: bakes
      ? [
          part(`Type: ${ovenTypes.en[ovenType]}`, `Tipo: ${ovenTypes.it[ovenType]}`),
          cavities(appliance) === 2 &&
            part('Second oven: Auxiliary oven with grill', 'Secondo forno: Forno ausiliario con grill'),
          functions.includes('rotisserie') && part('Spit: Rotisserie', 'Spiedo: Girarrosto'),
          functions.includes('true_fan_cooking') &&
            part('Fan: True fan cooking', 'Ventola: Cottura ventilata pura'),
          functions.includes('pizza_300°c') &&
            part('Pizza: Pizza function at 300°C', 'Pizza: Funzione pizza a 300°C'),
          functions.includes('leavening_40°c') &&
            part('Leavening: Leavening at 40°C', 'Lievitazione: Lievitazione a 40°C'),
          functions.includes('leavening') && part('Leavening: Leavening', 'Lievitazione: Lievitazione'),
          functions.includes('easy_steam') && part('Steam: Easy Steam', 'Vapore: Easy Steam'),
          functions.includes('booster') && part('Preheating: Booster', 'Preriscaldo: Booster'),
        ]
      : [],
    cavity: bakes
      ? [
          volume &&
            part(
              `Volume: Usable volume ${volume.usable} L, gross ${volume.gross} L`,
              `Volume: Volume utile ${volume.usable} L, lordo ${volume.gross} L`,
            ),
          volume && part('Levels: Seven shelf levels', 'Livelli: Sette livelli di cottura'),
          functions.includes('idroclean') &&
            part(
              'Cleaning: Idroclean steam cleaning with water at 80–90°C',
              'Pulizia: Pulizia a vapore Idroclean con acqua a 80–90°C',
            ),
          part('Light: Halogen light', 'Luce: Luce alogena'),
        ]
      : [],
    other: [
      kind === 'cooker' && line === 'perfection' && part('Base: On a black plinth', 'Base: Su zoccolo nero'),
      kind === 'cooker' && part('Drawer: Storage drawer on runners', 'Cassetto: Cassetto su guide'),
      kind === 'cooker' &&
        part(
          `Splashback: Splashback of ${splashbackOf(appliance)} mm`,
          `Alzatina: Alzatina di ${splashbackOf(appliance)} mm`,
        ),
      kind === 'hood' && part('Light: Warm LED light', 'Luce: Luce LED calda'),
      kind === 'hood' &&
        (hoodShape === 'slim'
          ? part('Duct: 120 mm duct', 'Tubo: Tubo da 120 mm')
          : part('Duct: 150 mm duct or recirculation', 'Tubo: Tubo da 150 mm o ricircolo')),
      kind === 'hood' &&
        part(
          'Height over the hob: 750 mm over gas, 650 mm over induction',
          'Altezza sul piano: 750 mm sul gas, 650 mm sull’induzione',
        ),
      kind === 'warming-drawer' && part('Load: Up to 15 kg', 'Portata: Fino a 15 kg'),
      kind === 'microwave' &&
        part('Power: Five power levels and grill', 'Potenza: Cinque livelli di potenza e grill'),
      kind === 'hob' &&
        part(
          `Clearance: ${hasBurners ? 750 : 650} mm free above it`,
          `Distanza: ${hasBurners ? 750 : 650} mm liberi al di sopra`,
        ),
      kind === 'hob' && part('Fits flush or resting on the worktop', 'Installazione a filo o in appoggio'),
      (kind === 'oven' || kind === 'compact-oven') &&
        part('Cooling: Tangential cooling fan', 'Raffreddamento: Ventola tangenziale'),
    ],
    electric_connection: [
      power > 3.7
        ? part('Voltage: 220–240 V or 380–415 V 2N, 50/60 Hz', 'Tensione: 220–240 V o 380–415 V 2N, 50/60 Hz')
        : part('Voltage: 220–240 V, 50/60 Hz', 'Tensione: 220–240 V, 50/60 Hz'),
      part(`Power: ${power} kW`, `Potenza: ${String(power).replace('.', ',')} kW`),
      power > 3.7
        ? part('Cable: No cable, for a fixed connection', 'Cavo: Senza cavo, per collegamento fisso')
        : part('Cable: 1.5 m with plug', 'Cavo: 1,5 m con spina'),
      power > 1 && part(`Fuse: ${fuseOf(power)} A`, `Fusibile: ${fuseOf(power)} A`),
    ],
    gas_connection: burnsGas(appliance)
      ? [
          part(
            'Gas: Natural gas G20 at 20 mbar, LPG nozzles supplied',
            'Gas: Metano G20 a 20 mbar, ugelli GPL in dotazione',
          ),
          part('Fitting: Half-inch thread', 'Attacco: Filetto da mezzo pollice'),
        ]
      : [],
    accessories: [
      bakes && part('Shelves: Two chromed shelves', 'Griglie: Due griglie cromate'),
      bakes && part('Trays: One deep enamelled tray', 'Leccarda: Una leccarda profonda smaltata'),
      functions.includes('pizza_300°c') && part('Stone: Pizza stone', 'Pietra: Pietra per pizza'),
      cooktop === 'gas' && part('Wok: Cast-iron wok ring', 'Wok: Anello wok in ghisa'),
    ],
  };
}
