import type { Appliance, Color, Cooktop, Kind, Line, OvenType, SpecialFunction } from './appliance.ts';
import { lineNames } from './appliance.ts';
import { burnsGas, cavities, cavityVolume, cookingPlaces, measures, ratedPower } from './measures.ts';
import type { ProductTexts } from './product-texts.ts';
import { paragraphAndList, technicalValue } from './product-texts.ts';

const finishes: Record<Color, string> = {
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
};

const fronts: Record<Line, string> = {
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
  nero: 'Nero opaco in ogni dettaglio, per le cucine che parlano sottovoce',
};

/** Hobs with burners; those without have glass or plates. */
const gasHobs: Partial<Record<Line, string>> = {
  enzo: 'La ghisa poggia su una lastra di vetro che pare sospesa sul piano di lavoro',
  land: 'Smalto e manopole in bronzo conservano il calore della cucina di campagna',
  expert: 'Acciaio stampato e griglie pesanti, per pentole grandi e giornate lunghe',
  nero: 'Bruciatori, griglie e manopole in nero opaco parlano sottovoce',
};

const electricHobs: Partial<Record<Line, string>> = {
  enzo: 'Una lastra di vetro nero pare sospesa sul piano di lavoro',
  expert: 'Acciaio stampato e piastre robuste, che non temono l’uso di ogni giorno',
  elementum: 'Un’unica lastra di vetro senza cornice: non serve altro',
  nero: 'Nero opaco da bordo a bordo, per le cucine che parlano sottovoce',
};

const hoods: Partial<Record<Line, string>> = {
  antique: 'La volta ad arco con bordi in ottone completa la parete sopra la cucina',
  elegant: 'Un arco morbido profilato in cromo risponde alle curve della cucina',
  mixture: 'Acciaio satinato e corpo colorato riprendono la cucina fino al soffitto',
  perfection: 'Un volume netto di metallo segue la linea della cucina',
  expert: 'Acciaio satinato a tutta larghezza, per l’aria di una cucina che lavora',
  land: 'Un arco smaltato con bordo in bronzo, fatto per il piano di campagna',
  elementum: 'Vetro nero e nient’altro',
  nero: 'Nero opaco fino in cima al camino',
};

const kinds: Record<Kind, string> = {
  cooker: 'cucina',
  oven: 'forno da incasso',
  hob: 'piano cottura',
  hood: 'cappa',
  microwave: 'forno a microonde',
  'compact-oven': 'forno compatto',
  'warming-drawer': 'cassetto scaldavivande',
};

const functions: Record<SpecialFunction, string> = {
  rotisserie: 'Girarrosto, per carni che si irrorano da sole',
  true_fan_cooking: 'Cottura ventilata pura su più livelli, senza mescolare i sapori',
  'pizza_300°c': 'Funzione pizza a 300°C, croccante come dalla pietra',
  'leavening_40°c': 'Lievitazione a 40°C costanti per pane e brioche',
  easy_steam: 'Easy Steam: arrosti morbidi e crosta sottile',
  idroclean: 'Idroclean pulisce la cavità con sola acqua a 80–90°C',
  booster: 'Booster, per avere subito tutto il calore',
  leavening: 'Lievitazione dolce per gli impasti che chiedono tempo',
};

const ovenTypes: Record<OvenType, string> = {
  electric: 'Forno elettrico',
  gas: 'Forno a gas',
  gas_with_fan: 'Forno a gas ventilato',
  electric_multifunction: 'Forno elettrico multifunzione',
  electric_static: 'Forno elettrico statico',
  electric_fan: 'Forno elettrico ventilato',
};

function places(appliance: Appliance): string {
  const { gas, electric } = cookingPlaces(appliance);
  const burners = `${gas} bruciatori a gas`;
  const words: Record<Cooktop, string> = {
    gas: burners,
    induction: `${electric} zone a induzione`,
    mixed: `${burners} e ${electric} zone in vetroceramica`,
    ceramic: `${electric} zone in vetroceramica`,
    electric: `${electric} piastre elettriche`,
  };
  return appliance.cooktop ? words[appliance.cooktop] : '';
}

function character(appliance: Appliance): string {
  const { kind, line, color, size } = appliance;
  if (line === 'mixture' && color === 'stainless_steel') {
    return kind === 'hood'
      ? 'L’acciaio satinato riprende la cucina fino al soffitto'
      : 'Acciaio satinato in ogni parte, come nella cucina professionale';
  }
  if (line === 'alternate' && color === 'stainless_steel') {
    return 'Vetro nero sopra, acciaio sotto: due anime che si rispondono';
  }
  if (kind === 'hood') return hoods[line] ?? 'Sottile quanto basta per restare in linea con i pensili';
  if (kind === 'warming-drawer') return 'Il frontale senza maniglia si allinea al forno che lo sovrasta';
  if (kind !== 'hob') return fronts[line];
  if (!burnsGas(appliance)) return electricHobs[line] ?? fronts[line];
  if (line === 'expert' && size <= 30)
    return 'Acciaio stampato e griglie pesanti anche dove lo spazio è poco';
  return gasHobs[line] ?? fronts[line];
}

/** The size by which a product is sold: its width, but the height of compact ovens. */
function sized(kind: Kind, size: number): string {
  return kind === 'compact-oven' ? `alto ${size} cm` : `da ${size} cm`;
}

function controls({ kind, line, cooktop }: Appliance): [label: string, value: string] {
  if (kind === 'hood') return ['Comandi', 'Pulsantiera'];
  if (kind === 'warming-drawer' || line === 'elementum' || (kind === 'hob' && cooktop === 'induction')) {
    return ['Comandi', 'Comandi touch'];
  }
  return ['Manopole', 'Manopole in metallo'];
}

function whatItDoes(appliance: Appliance): string {
  const { kind, hoodShape, ovenType } = appliance;
  if (kind === 'hood') {
    return hoodShape === 'slim'
      ? 'Si nasconde sotto il pensile e scorre fuori quando serve.'
      : 'Quattro velocità silenziose e una luce calda sulle pentole.';
  }
  if (kind === 'hob') return `Ha ${places(appliance)} su una superficie che si pulisce con un gesto.`;
  if (kind === 'microwave') return 'Scongela, riscalda e gratina in una nicchia larga solo 45 cm.';
  if (kind === 'warming-drawer')
    return 'Scalda i piatti, tiene pronte le pietanze e fa lievitare gli impasti.';
  const oven = ovenType ? ovenTypes[ovenType].toLowerCase() : 'forno';
  if (kind === 'cooker') {
    const side = cavities(appliance) === 2 ? ', con un secondo forno accanto' : '';
    return `Ha ${places(appliance)} e un ${oven}${side}.`;
  }
  const volume = cavityVolume(appliance);
  if (volume) return `Nella cavità ${volume.usable} litri utili e un calore uniforme dal fondo al cielo.`;
  return 'Calore uniforme e comandi chiari, anche per la cena di tutti i giorni.';
}

export const italianTexts: ProductTexts = {
  shortDescription(appliance) {
    const { line, color, kind, size, functions: special } = appliance;
    const what = kinds[kind].charAt(0).toUpperCase() + kinds[kind].slice(1);
    const opening = `${what} <strong>${lineNames[line]}</strong> ${sized(kind, size)}, ${finishes[color]}.`;
    const points = special.length > 1 ? special.map((name) => functions[name]) : [];
    return paragraphAndList(`${opening} ${character(appliance)}. ${whatItDoes(appliance)}`, points);
  },

  pictureText({ line, kind, size, color }) {
    const what = kinds[kind].charAt(0).toUpperCase() + kinds[kind].slice(1);
    return `${what} ${lineNames[line]} ${sized(kind, size)}, ${finishes[color]}`;
  },

  detailText({ line, color }) {
    return `Manopole, maniglia e vetro del forno da vicino: cucina ${lineNames[line]}, ${finishes[color]}`;
  },

  specifications(appliance) {
    const { kind, cooktop, ovenType, functions: special, hoodShape } = appliance;
    const { width, depth, height } = measures(appliance);
    const volume = cavityVolume(appliance);
    const gas = burnsGas(appliance);
    const bakes = ovenType !== undefined;
    const power = String(ratedPower(appliance)).replace('.', ',');
    return {
      overall_dimensions: technicalValue(
        ['Larghezza', `${width} mm di larghezza`],
        ['Profondità', `${depth} mm di profondità`],
        ['Altezza', kind === 'cooker' ? '900 mm di altezza, regolabile di 20 mm' : `${height} mm di altezza`],
      ),
      ...(cooktop && {
        cooktop: technicalValue(
          ['Tipo', places(appliance)],
          cookingPlaces(appliance).gas > 0 && ['Griglie', 'Griglie in ghisa'],
          cookingPlaces(appliance).gas > 0 && ['Gas-Matik', 'Spegnimento automatico dopo 4 ore'],
          cooktop === 'induction' && ['Booster', 'Booster su ogni zona'],
          cooktop !== 'gas' && cooktop !== 'electric' && ['Vetro', 'Vetroceramica con bordo bisellato'],
        ),
      }),
      control_zone: technicalValue(
        controls(appliance),
        bakes && ['Timer', 'Timer programmabile con orologio'],
        kind === 'hood' && ['Velocità', 'Quattro velocità'],
      ),
      ...((bakes || kind === 'microwave') && {
        door: technicalValue(
          ['Vetri', kind === 'microwave' ? 'Doppio vetro' : 'Triplo vetro, interno estraibile'],
          ['Chiusura', 'Chiusura ammortizzata'],
        ),
      }),
      ...(bakes && {
        oven: technicalValue(
          ['Tipo', ovenTypes[ovenType]],
          cavities(appliance) === 2 && ['Secondo forno', 'Forno ausiliario con grill'],
          special.includes('rotisserie') && ['Spiedo', 'Girarrosto'],
          special.includes('true_fan_cooking') && ['Ventola', 'Cottura ventilata pura'],
          special.includes('pizza_300°c') && ['Pizza', 'Funzione pizza a 300°C'],
          special.includes('leavening_40°c') && ['Lievitazione', 'Lievitazione a 40°C'],
          special.includes('leavening') && ['Lievitazione', 'Lievitazione'],
          special.includes('easy_steam') && ['Vapore', 'Easy Steam'],
          special.includes('booster') && ['Preriscaldo', 'Booster'],
        ),
        cavity: technicalValue(
          volume && ['Volume', `Volume utile ${volume.usable} L, lordo ${volume.gross} L`],
          volume && ['Livelli', 'Sette livelli di cottura'],
          special.includes('idroclean') && ['Pulizia', 'Pulizia a vapore Idroclean con acqua a 80–90°C'],
          ['Luce', 'Luce alogena'],
        ),
      }),
      other: technicalValue(
        kind === 'cooker' && ['Cassetto', 'Cassetto su guide'],
        kind === 'hood' && ['Luce', 'Luce LED calda'],
        kind === 'hood' &&
          (hoodShape === 'slim' ? ['Tubo', 'Tubo da 120 mm'] : ['Tubo', 'Tubo da 150 mm o ricircolo']),
        kind === 'warming-drawer' && ['Portata', 'Fino a 15 kg'],
        kind === 'microwave' && ['Potenza', 'Cinque livelli di potenza e grill'],
        kind === 'hob' && 'Installazione a filo o in appoggio',
        (kind === 'oven' || kind === 'compact-oven') && ['Raffreddamento', 'Ventola tangenziale'],
      ),
      electric_connection: technicalValue(
        [
          'Tensione',
          ratedPower(appliance) > 3.7 ? '220–240 V o 380–415 V 2N, 50/60 Hz' : '220–240 V, 50/60 Hz',
        ],
        ['Potenza', `${power} kW`],
      ),
      ...(gas && {
        gas_connection: technicalValue(
          ['Gas', 'Metano G20 a 20 mbar, ugelli GPL in dotazione'],
          ['Attacco', 'Filetto da mezzo pollice'],
        ),
      }),
      ...((bakes || cooktop === 'gas') && {
        accessories: technicalValue(
          bakes && ['Griglie', 'Due griglie cromate'],
          bakes && ['Leccarda', 'Una leccarda profonda smaltata'],
          special.includes('pizza_300°c') && ['Pietra', 'Pietra per pizza'],
          cooktop === 'gas' && ['Wok', 'Anello wok in ghisa'],
        ),
      }),
    };
  },
};
