import type { FacetName } from '@kitchen/shared/facets.ts';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { Facts, FigureName, Figures } from '@kitchen/shared/facts.ts';
import { formatDecimal } from '@kitchen/shared/format-decimal.ts';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.tsx';
import { formatValue } from './format-value.ts';

/** Words for facets and their options; an option that no facet offers is said as it was entered. */
export interface FacetTexts {
  name(facet: FacetName): string;
  option(facet: FacetName, option: string): string;
  /** The option within a line of facts, such as "gas top". */
  fact(facet: FacetName, option: string): string;
  /** A figure within the line, such as "2 ovens". */
  figure(name: FigureName, value: FigureValue): string;
  /**
   * A card's facts, each of which stays on one line: what it looks like, and below it the rest, but for what its name
   * says in the same words. Empty where none is left.
   */
  facts(card: { name: string; facts: Facts; figures: Figures }): string;
}

type FigureValue = NonNullable<Figures[FigureName]>;

/** Of figures that are no counts: the same in all languages. */
const units = { litres: 'L', noise: 'dB(A)', airFlow: 'm³/h' };
/** Between two numbers that stay on one line. */
const range = '–\u2060';
const isMeasured = (name: FigureName): name is keyof typeof units => name in units;

/** Facets whose options are worded otherwise in a line of facts; the rest are names, colours and numbers. */
const worded: readonly FacetName[] = [
  'cooktop_type',
  'oven_type',
  'special_function',
  'cooking_zone',
  'installation_mode',
];

export function useFacetTexts(): FacetTexts {
  const { t, language } = useTexts();
  return useMemo(() => {
    // Text by text: asking for all of them at once took half of a listing's rendering.
    const option = (facet: FacetName, value: string): string =>
      isFacetOption(facet, value)
        ? t(`facets.options.${facet}.${value}` as 'facets.options.color.cream')
        : formatValue(value);
    const fact = (facet: FacetName, value: string): string => {
      if (facet === 'width' && /^\d+$/.test(value)) return `${value} cm`;
      if (!isFacetOption(facet, value)) return formatValue(value);
      if (worded.includes(facet))
        return t(`facets.facts.${facet}.${value}` as 'facets.facts.cooktop_type.gas');
      const name = option(facet, value);
      // Lines are proper names; colours are not.
      return facet === 'collection' ? name : name.toLocaleLowerCase(language);
    };
    const figure = (name: FigureName, value: FigureValue): string => {
      if (!isMeasured(name)) return t(`facets.figures.${name}`, { count: Number(value) });
      const numbers = [value].flat().map((each) => formatDecimal(each, language));
      return `${numbers.join(name === 'noise' ? range : ' + ')}\u00A0${units[name]}`;
    };
    return {
      name: (facet) => t(`facets.names.${facet}`),
      option,
      fact,
      figure,
      facts: (card) => {
        const said = Object.entries({ ...card.facts, ...card.figures }).map(([name, value]) =>
          typeof value === 'string' ? fact(name as FacetName, value) : figure(name as FigureName, value),
        );
        // They come first.
        const looks = [card.facts.width, card.facts.color].filter(Boolean).length;
        const name = card.name.toLocaleLowerCase(language);
        return [said.slice(0, looks), said.slice(looks).filter((each) => !name.includes(each))]
          .map((line) => line.map((each) => each.replaceAll(' ', '\u00A0')).join(', '))
          .filter(Boolean)
          .join('\n');
      },
    };
  }, [t, language]);
}
