import type { Language } from '@kitchen/shared/languages.ts';
import type { Appliance, Color, Kind, Line, OvenType, SpecialFunction } from './appliance.ts';

export const kinds: Record<Language, Record<Kind, string>> = {
  en: {
    cooker: 'free-standing cooker',
    oven: 'built-in oven',
    hob: 'hob',
    hood: 'hood',
    microwave: 'microwave',
    'compact-oven': 'compact oven',
    'warming-drawer': 'warming drawer',
  },
  it: {
    cooker: 'cucina',
    oven: 'forno da incasso',
    hob: 'piano cottura',
    hood: 'cappa',
    microwave: 'forno a microonde',
    'compact-oven': 'forno compatto',
    'warming-drawer': 'cassetto scaldavivande',
  },
};

/** How a finish stands after a comma. */
export const finishes: Record<Language, Record<Color, string>> = {
  en: {
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
  },
  it: {
    anthracite: 'color antracite',
    burgundy: 'color bordeaux',
    white: 'color bianco',
    cream: 'color crema',
    black: 'color nero',
    slate_gray: 'color grigio ardesia',
    stainless_steel: 'in acciaio inox',
    avena: 'color avena',
    mirror: 'in acciaio lucidato a specchio',
    brown: 'color marrone',
    nero: 'in nero opaco',
  },
};

export const ovenTypes: Record<Language, Record<OvenType, string>> = {
  en: {
    electric: 'Electric oven',
    gas: 'Gas oven',
    gas_with_fan: 'Gas oven with fan',
    electric_multifunction: 'Electric multifunction oven',
    electric_static: 'Electric static oven',
    electric_fan: 'Electric fan oven',
  },
  it: {
    electric: 'Forno elettrico',
    gas: 'Forno a gas',
    gas_with_fan: 'Forno a gas ventilato',
    electric_multifunction: 'Forno elettrico multifunzione',
    electric_static: 'Forno elettrico statico',
    electric_fan: 'Forno elettrico ventilato',
  },
};

export const functions: Record<Language, Record<SpecialFunction, string>> = {
  en: {
    rotisserie: 'Rotisserie for roasts that baste themselves',
    true_fan_cooking: 'True fan cooking on several levels without mingling flavours',
    'pizza_300°c': 'Pizza function at 300°C, as crisp as from a stone oven',
    'leavening_40°c': 'Leavening at a steady 40°C for bread and brioche',
    easy_steam: 'Easy Steam keeps roasts juicy and crusts thin',
    idroclean: 'Idroclean cleans the cavity with nothing but water at 80–90°C',
    booster: 'Booster for heat at once',
    leavening: 'Gentle leavening for doughs that take their time',
  },
  it: {
    rotisserie: 'Girarrosto, per carni che si irrorano da sole',
    true_fan_cooking: 'Cottura ventilata pura su più livelli, senza mescolare i sapori',
    'pizza_300°c': 'Funzione pizza a 300°C, croccante come nel forno a pietra',
    'leavening_40°c': 'Lievitazione a 40°C costanti per pane e brioche',
    easy_steam: 'Easy Steam: arrosti morbidi e crosta sottile',
    idroclean: 'Idroclean pulisce la cavità con sola acqua a 80–90°C',
    booster: 'Booster, per avere subito tutto il calore',
    leavening: 'Lievitazione dolce per gli impasti che chiedono tempo',
  },
};

/** A sentence on how a line looks, without its full stop. */
export const fronts: Record<Language, Record<Line, string>> = {
  en: {
    antique: 'Turned brass, framed doors and deep enamel bring the kitchens of the grand houses into ours',
    elegant: 'Rounded edges and polished chrome give it the calm of a piece of furniture',
    mixture: 'Steel from the professional kitchen meets a colour of your choosing',
    perfection: 'Flush surfaces and a single line of black glass leave only what cooking needs',
    expert: 'Brushed steel, generous knobs and a tube handle make it a tool for those who cook every day',
    enzo: 'A front of glass from edge to edge, with two slim knobs, disappears into the column',
    enzo_titan: 'Ninety centimetres of glass in a fine steel surround hold a roast for the whole table',
    land: 'Enamel, bronze and framed lines keep the warmth of the country kitchen',
    alternate: 'Black glass above, colour below; opposites on one front',
    elementum: 'No knobs, no handle; a grip edge and a sheet of glass are all there is to see',
    nero: 'Matt black throughout, down to the screws, at home in dark kitchens and pale ones',
  },
  it: {
    antique:
      'Ottone tornito, porte incorniciate e smalti profondi portano in casa la cucina delle grandi dimore',
    elegant: 'Profili arrotondati e cromature lucide le danno la quiete di un mobile ben fatto',
    mixture: 'L’acciaio della cucina professionale incontra il colore che preferisci',
    perfection: 'Superfici a filo e una sola linea di vetro nero: resta ciò che serve per cucinare',
    expert: 'Acciaio satinato, manopole generose e maniglia tubolare, per chi cucina ogni giorno',
    enzo: 'Tutto vetro da bordo a bordo, con due manopole sottili che quasi scompaiono nella colonna',
    enzo_titan:
      'Novanta centimetri di vetro in una sottile cornice d’acciaio, per l’arrosto di tutta la tavolata',
    land: 'Smalto, bronzo e cornici conservano il calore della cucina di campagna',
    alternate: 'Vetro nero sopra, colore sotto: due anime che si rispondono',
    elementum: 'Niente manopole, niente maniglia: solo vetro e un profilo da sfiorare',
    nero: 'Nero opaco in ogni dettaglio, per cucine scure e per cucine chiare',
  },
};

/** Hobs with burners; those without have glass or plates. */
export const gasHobs: Record<Language, Partial<Record<Line, string>>> = {
  en: {
    enzo: 'Cast iron stands on a sheet of glass that seems to float above the worktop',
    land: 'Enamel with bronze knobs keeps the warmth of the country kitchen',
    expert: 'Pressed steel and heavy grates are made for large pans and long days',
    nero: 'Burners, grates and knobs share one matt black',
  },
  it: {
    enzo: 'La ghisa poggia su una lastra di vetro che pare sospesa sul piano di lavoro',
    land: 'Smalto e manopole in bronzo conservano il calore della cucina di campagna',
    expert: 'Acciaio stampato e griglie pesanti, per pentole grandi e giornate lunghe',
    nero: 'Bruciatori, griglie e manopole condividono lo stesso nero opaco',
  },
};

export const electricHobs: Record<Language, Partial<Record<Line, string>>> = {
  en: {
    enzo: 'A sheet of black glass seems to float above the worktop',
    expert: 'Pressed steel and solid plates forgive a heavy hand',
    elementum: 'A single sheet of glass without a frame is all there is to see',
    nero: 'Matt black from edge to edge, without a frame',
  },
  it: {
    enzo: 'Una lastra di vetro nero pare sospesa sul piano di lavoro',
    expert: 'Acciaio stampato e piastre robuste, che non temono l’uso di ogni giorno',
    elementum: 'Un’unica lastra di vetro senza cornice: non serve altro',
    nero: 'Nero opaco da bordo a bordo, senza cornice',
  },
};

export const hoods: Record<Language, Partial<Record<Line, string>>> = {
  en: {
    antique: 'An arched canopy with brass rails completes the wall above the cooker',
    elegant: 'A softly arched canopy edged in chrome answers the rounded lines below',
    mixture: 'A coloured canopy carries the look of the cooker up the wall',
    perfection: 'A clean block of metal follows the line of the cooker beneath',
    expert: 'Brushed steel at full width clears the air of a hard-working kitchen',
    land: 'An enamelled arch with a bronze rail belongs above a country hob',
    elementum: 'Black glass and nothing else',
    nero: 'The canopy and its chimney in one matt black',
  },
  it: {
    antique: 'La volta ad arco con bordi in ottone completa la parete sopra la cucina',
    elegant: 'Un arco morbido profilato in cromo risponde alle curve della cucina',
    mixture: 'Il corpo colorato riprende la cucina fino al soffitto',
    perfection: 'Un volume netto di metallo segue la linea della cucina',
    expert: 'Acciaio satinato a tutta larghezza, per l’aria di una cucina che lavora',
    land: 'Un arco smaltato con bordo in bronzo, fatto per il piano di campagna',
    elementum: 'Vetro nero e nient’altro',
    nero: 'Nero opaco fino in cima al camino',
  },
};

interface Look extends Record<Language, string> {
  /** What a product has to be. */
  of: Partial<Pick<Appliance, 'kind' | 'line' | 'color' | 'size' | 'cooktop' | 'hoodShape'>>;
}

/** Products that the sentence on their line does not fit; the first row that is true of one counts. */
export const looks: readonly Look[] = [
  {
    of: { kind: 'hood', line: 'mixture', color: 'stainless_steel' },
    en: 'Brushed steel carries the look of the cooker up the wall',
    it: 'L’acciaio satinato riprende la cucina fino al soffitto',
  },
  {
    of: { line: 'mixture', color: 'stainless_steel' },
    en: 'Brushed steel all over, as in the professional kitchen',
    it: 'Acciaio satinato in ogni parte, come nella cucina professionale',
  },
  {
    of: { line: 'alternate', color: 'stainless_steel' },
    en: 'Black glass above, steel below; the front plays the two against each other',
    it: 'Vetro nero sopra, acciaio sotto: due anime che si rispondono',
  },
  {
    of: { kind: 'hood', hoodShape: 'slim' },
    en: 'Slim enough to keep the line of the wall cabinets',
    it: 'Sottile quanto basta per restare in linea con i pensili',
  },
  {
    of: { kind: 'warming-drawer' },
    en: 'Its front lines up with the oven above',
    it: 'Il frontale si allinea al forno che lo sovrasta',
  },
  {
    of: { kind: 'microwave', line: 'alternate' },
    en: 'Colour above, black glass below; opposites on one front',
    it: 'Colore sopra, vetro nero sotto: due anime che si rispondono',
  },
  {
    of: { line: 'enzo', color: 'mirror' },
    en: 'Steel polished to a mirror takes on the light of the room; only two slim knobs stand out',
    it: 'L’acciaio lucidato a specchio prende la luce della stanza; sporgono solo due manopole sottili',
  },
  {
    of: { kind: 'hob', line: 'expert', size: 30, cooktop: 'gas' },
    en: 'Pressed steel and heavy grates fit where there is little room',
    it: 'Acciaio stampato e griglie pesanti anche dove lo spazio è poco',
  },
];
