import type { Language } from '@kitchen/shared/languages.ts';
import type { Appliance, Cooktop, Kind, PictureView } from './appliance.ts';
import { lineNames } from './appliance.ts';
import { burnsGas, cavities, cavityVolume, cookingPlaces } from './measures.ts';
import * as words from './product-words.ts';

/** HTML: a paragraph, followed by a list where there is something to list. */
export function shortDescription(appliance: Appliance, language: Language): string {
  const { line, color, kind, size, functions } = appliance;
  const name = `<strong>${lineNames[line]}</strong>`;
  const finish = words.finishes[language][color];
  const opening = {
    en: `${name} ${words.kinds.en[kind]}, ${sized(kind, size).en}, in ${finish}.`,
    it: `${capitalised(words.kinds.it[kind])} ${name} ${sized(kind, size).it}, ${finish}.`,
  }[language];
  const paragraph = `<p>${opening} ${character(appliance, language)}. ${whatItDoes(appliance, language)}</p>`;
  if (functions.length < 2) return paragraph;
  const items = functions.map((name) => `<li>${words.functions[language][name]}</li>`);
  return `${paragraph}\n<ul>\n${items.join('\n')}\n</ul>`;
}

/** Text that stands for a picture. */
export function pictureText(appliance: Appliance, view: PictureView, language: Language): string {
  const { line, kind, size, color } = appliance;
  const [name, finish] = [lineNames[line], words.finishes[language][color]];
  const said = {
    en: `${name} ${words.kinds.en[kind]}, ${sized(kind, size).en}, ${finish}`,
    it: `${capitalised(words.kinds.it[kind])} ${name} ${sized(kind, size).it}, ${finish}`,
  }[language];
  return {
    whole: { en: said, it: said },
    open: { en: `${said}, the oven open and lit`, it: `${said}, con il forno aperto e illuminato` },
    above: { en: `${said}, seen from above`, it: `${said}, vista dall’alto` },
    below: {
      en: `${said}, seen from below: filters and lit lamps`,
      it: `${said}, vista dal basso: filtri e luci accese`,
    },
    worktop: { en: `${said}, in a worktop`, it: `${said}, in un piano di lavoro` },
    detail:
      kind === 'cooker'
        ? {
            en: `Close-up of knobs, door handle and oven window: ${name} cooker, ${finish}`,
            it: `Manopole, maniglia e vetro del forno da vicino: cucina ${name}, ${finish}`,
          }
        : {
            en: `Close-up of controls and door: ${name} oven, ${finish}`,
            it: `Comandi e porta da vicino: forno ${name}, ${finish}`,
          },
  }[view][language];
}

/** The size by which a product is sold: its width, but the height of compact ovens. */
function sized(kind: Kind, size: number): Record<Language, string> {
  return kind === 'compact-oven'
    ? { en: `${size} cm high`, it: `alto ${size} cm` }
    : { en: `${size} cm`, it: `da ${size} cm` };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** A sentence on how it looks, without its full stop. */
function character(appliance: Appliance, language: Language): string {
  const { kind, line } = appliance;
  const special = words.looks.find(({ of }) => isSuch(appliance, of));
  if (special) return special[language];
  const ofKind: Partial<Record<Kind, typeof words.hoods>> = {
    hob: burnsGas(appliance) ? words.gasHobs : words.electricHobs,
    hood: words.hoods,
  };
  return ofKind[kind]?.[language][line] ?? words.fronts[language][line];
}

const isSuch = (appliance: Appliance, properties: Partial<Appliance>): boolean =>
  Object.entries(properties).every(([name, value]) => appliance[name as keyof Appliance] === value);

function whatItDoes(appliance: Appliance, language: Language): string {
  const { kind, hoodShape, ovenType } = appliance;
  if (kind === 'hood') {
    return hoodShape === 'slim'
      ? {
          en: 'It hides under the wall cabinet and slides out when the pans are on.',
          it: 'Si nasconde sotto il pensile e scorre fuori quando serve.',
        }[language]
      : {
          en: 'Four speeds clear the air quietly, and warm light falls on the pans below.',
          it: 'Quattro velocità silenziose e una luce calda sulle pentole.',
        }[language];
  }
  const top = cookingTop(appliance, language);
  if (kind === 'hob') {
    return {
      en: `It has ${top} on a surface that wipes clean in one go.`,
      it: `Ha ${top} su una superficie che si pulisce con un gesto.`,
    }[language];
  }
  if (kind === 'microwave') {
    return {
      en: 'It defrosts, reheats and grills in a niche only 45 cm wide.',
      it: 'Scongela, riscalda e gratina in una nicchia larga solo 45 cm.',
    }[language];
  }
  if (kind === 'warming-drawer') {
    return {
      en: 'It warms plates, keeps dishes ready and lets doughs rise.',
      it: 'Scalda i piatti, tiene pronte le pietanze e fa lievitare gli impasti.',
    }[language];
  }
  if (kind === 'cooker' && ovenType) {
    const oven = words.ovenTypes[language][ovenType].toLowerCase();
    const hasSecondOven = cavities(appliance) === 2;
    return {
      en: `It has ${top} above ${/^[aeiou]/.test(oven) ? 'an' : 'a'} ${oven}${hasSecondOven ? ', with a second oven beside it' : ''}.`,
      it: `Ha ${top} e un ${oven}${hasSecondOven ? ', con un secondo forno accanto' : ''}.`,
    }[language];
  }
  const volume = cavityVolume(appliance);
  if (volume) {
    return {
      en: `The cavity holds ${volume.usable} usable litres, with even heat from floor to roof.`,
      it: `Nella cavità ${volume.usable} litri utili e un calore uniforme dal fondo al cielo.`,
    }[language];
  }
  return {
    en: 'Even heat and clear controls make short work of weekday suppers.',
    it: 'Calore uniforme e comandi chiari, anche per la cena di tutti i giorni.',
  }[language];
}

/** Burners, zones and plates, with their numbers; empty where there are none. */
export function cookingTop(appliance: Appliance, language: Language): string {
  const { gas, electric } = cookingPlaces(appliance);
  const tops: Record<Cooktop, Record<Language, string>> = {
    gas: { en: `${gas} gas burners`, it: `${gas} bruciatori a gas` },
    induction: { en: `${electric} induction zones`, it: `${electric} zone a induzione` },
    mixed: {
      en: `${gas} gas burners and ${electric} ceramic zones`,
      it: `${gas} bruciatori a gas e ${electric} zone in vetroceramica`,
    },
    ceramic: { en: `${electric} ceramic zones`, it: `${electric} zone in vetroceramica` },
    electric: { en: `${electric} electric solid plates`, it: `${electric} piastre elettriche` },
  };
  return appliance.cooktop ? tops[appliance.cooktop][language] : '';
}
