import type { FacetName } from '@kitchen/shared/facets.ts';
import { facetNames, facetOptions } from '@kitchen/shared/facets.ts';
import { facets as englishTexts } from '@kitchen/shared/texts/en/facets.ts';
import { facets as italianTexts } from '@kitchen/shared/texts/it/facets.ts';
import { describe, expect, it } from 'vitest';
import { readOption, splitValues } from './facet-vocabulary.ts';

const everyOption = facetNames.flatMap((facet) => facetOptions[facet].map((option) => ({ facet, option })));

describe('readOption', () => {
  it.each(everyOption)(
    'reads $facet $option however its case and separators are written',
    ({ facet, option }) => {
      for (const written of [
        option,
        option.toUpperCase(),
        option.replaceAll('_', ' '),
        option.replaceAll('_', '-'),
        ` ${option.replaceAll('_', '  ')} `,
      ]) {
        expect(readOption(facet, written)).toBe(option);
      }
    },
  );

  it.each(everyOption)('reads the names by which the site shows $facet $option', ({ facet, option }) => {
    for (const texts of [englishTexts, italianTexts]) {
      const shown = (texts.options[facet] as Record<string, string>)[option] ?? '';
      // Italian for black is another option's own name, which wins.
      expect(readOption(facet, shown)).toBe(shown === 'Nero' ? 'nero' : option);
    }
  });

  it.each<[FacetName, string, string | undefined]>([
    ['special_function', 'pizza 300°C', 'pizza_300°c'],
    ['special_function', 'pizza_300 °c', 'pizza_300°c'],
    ['special_function', 'Pizza 300 C', 'pizza_300°c'],
    ['special_function', 'pizza-300ºC', 'pizza_300°c'],
    ['special_function', 'PIZZA 300\u2103', 'pizza_300°c'],
    ['special_function', 'lievitazione 40 °C', 'leavening_40°c'],
    ['special_function', 'Lievitazione', 'leavening'],
    ['special_function', 'girarrosto', 'rotisserie'],
    ['special_function', 'vapore', 'easy_steam'],
    ['color', 'Bordeaux', 'burgundy'],
    ['color', 'antracite', 'anthracite'],
    ['color', 'crema', 'cream'],
    ['color', 'bianco', 'white'],
    ['color', 'Grigio Ardesia', 'slate_gray'],
    ['color', 'slate grey', 'slate_gray'],
    ['color', 'acciaio inox', 'stainless_steel'],
    ['color', 'specchio', 'mirror'],
    ['color', 'marrone', 'brown'],
    ['color', 'Avena', 'avena'],
    ['color', 'Nero', 'nero'],
    ['color', 'nera', 'black'],
    ['color', 'petrol', undefined],
    ['cooktop_type', 'elettrico', 'electric'],
    ['cooktop_type', 'misto', 'mixed'],
    ['cooking_zone', 'induzione', 'induction'],
    ['cooking_zone', 'vetroceramica', 'ceramic'],
    ['cooking_zone', 'piastre elettriche', 'electric_solid_plates'],
    ['oven_type', 'multifunzione', 'electric_multifunction'],
    ['oven_type', 'statico', 'electric_static'],
    ['oven_type', 'Forno a gas ventilato', 'gas_with_fan'],
    ['installation_mode', 'sotto pensile', 'under_cabinet'],
    ['installation_mode', 'Sottopensile', 'under_cabinet'],
    ['installation_mode', 'a parete', 'wall'],
    ['collection', 'Enzo Titan', 'enzo_titan'],
    ['collection', 'Linea Nero', 'nero'],
    ['width', '100 cm', '100'],
    ['width', '900mm', '90'],
    ['width', '78', '80'],
    ['width', '85', undefined],
    ['width', 'wide', undefined],
  ])('reads %s "%s" as %s', (facet, written, option) => {
    expect(readOption(facet, written)).toBe(option);
  });
});

describe('splitValues', () => {
  it.each([
    [undefined, []],
    ['', []],
    ['cream', ['cream']],
    ['cream, burgundy;white|black', ['cream', 'burgundy', 'white', 'black']],
    [' , ;| ', []],
    ['choose_option', []],
    ['Choose an option', []],
    ['Scegli un\u2019opzione', []],
    ['choose_option|wall', ['wall']],
  ])('tells the values of "%s" apart', (field, values) => {
    expect(splitValues(field)).toEqual(values);
  });
});
