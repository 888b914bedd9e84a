import type { Category } from '@kitchen/shared/categories.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { texts as english } from '@kitchen/shared/texts/en.ts';
import { texts as italian } from '@kitchen/shared/texts/it.ts';
import type { Appliance, Color } from '../catalogue/appliance.ts';
import { lineNames } from '../catalogue/appliance.ts';
import { englishTexts } from '../catalogue/english-texts.ts';
import { italianTexts } from '../catalogue/italian-texts.ts';
import { cavityVolume, cookingPlaces, measures, ratedPower } from '../catalogue/measures.ts';
import { catalogueTexts, fillIn } from './texts/texts.ts';

const siteTexts = { en: english, it: italian };
const productTexts = { en: englishTexts, it: italianTexts };

/** The words for products in one language: the site's own wherever it has them. */
export function sayProducts(language: Language) {
  const { cards } = catalogueTexts[language];
  const { facts, options } = siteTexts[language].facets;

  const color = (of: Color) => options.color[of];

  /** What a cooker or hob heats with, such as "5 gas burners". */
  function places(appliance: Appliance): string[] {
    const { cooktop } = appliance;
    const { gas, electric } = cookingPlaces(appliance);
    const heat =
      cooktop === 'electric' ? 'electric_solid_plates' : cooktop === 'induction' ? 'induction' : 'ceramic';
    return [
      ...(gas > 0 ? [fillIn(cards.places.gas_burners, { count: gas })] : []),
      ...(electric > 0 ? [fillIn(cards.places[heat], { count: electric })] : []),
    ];
  }

  /** The product's name without the line and size that its card bears already. */
  function kind(appliance: Appliance): string {
    const name = appliance.name[language].replace(cardTitle(appliance), '').trim();
    return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
  }

  function oven({ ovenType, functions }: Appliance): string {
    if (!ovenType) return '';
    const words = facts.oven_type[ovenType];
    const steam = functions.includes('easy_steam') ? ', Easy Steam' : '';
    return words.charAt(0).toLocaleUpperCase(language) + words.slice(1) + steam;
  }

  return {
    color,
    category: (of: Category) => siteTexts[language].listing.categories[of].name,
    pictureText: productTexts[language].pictureText,

    /** One line under a card's name. */
    facts(appliance: Appliance): string {
      const { kind, size, cooktop } = appliance;
      return [
        fillIn(kind === 'compact-oven' ? cards.height : cards.width, { size }),
        color(appliance.color).toLocaleLowerCase(language),
        ...(cooktop ? [(kind === 'hob' ? cards.hob : cards.cooktop)[cooktop]] : []),
      ].join(', ');
    },

    /** What tells a product from the others of its card. */
    version(appliance: Appliance): string {
      const { kind: of, hoodShape } = appliance;
      if (of === 'cooker') return oven(appliance);
      if (of === 'hob') return places(appliance).join(', ');
      if (of === 'hood') return cards.installation[hoodShape === 'slim' ? 'under_cabinet' : 'wall'];
      return kind(appliance);
    },

    /** Everything that it can do, in one sentence without a verb. */
    particulars(appliance: Appliance): string {
      const { kind: of, ovenType, functions, hoodShape } = appliance;
      if (of === 'hood') return cards.installation[hoodShape === 'slim' ? 'under_cabinet' : 'wall'];
      const parts = [
        ...places(appliance),
        ...(ovenType ? [facts.oven_type[ovenType]] : []),
        ...functions.map((name) => facts.special_function[name]),
      ];
      return parts.map(keepTogether).join(', ');
    },

    dimensions(appliance: Appliance): string {
      const { width, depth, height } = measures(appliance);
      return `${width} × ${depth} × ${height}`;
    },

    volume: (appliance: Appliance): string => String(cavityVolume(appliance)?.usable ?? ''),

    power: (appliance: Appliance): string => ratedPower(appliance).toLocaleString(language),
  };
}

export type ProductWords = ReturnType<typeof sayProducts>;

/** The words of one fact stay on one line. */
function keepTogether(words: string): string {
  return words.replaceAll(' ', '\u00A0');
}

/** A card's name: line and size, which all its products share. */
export function cardTitle({ line, size }: Appliance): string {
  return `${lineNames[line]} ${size}`;
}
