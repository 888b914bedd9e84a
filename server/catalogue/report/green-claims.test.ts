import { describe, expect, it } from 'vitest';
import { aRecord } from '../../testing/a-record.ts';
import { findGreenClaims, greenClaimsOf } from './green-claims.ts';

describe('claims about the environment', () => {
  it.each([
    ['An eco oven', 'eco'],
    ['Our Eco-friendly hob', 'Eco-friendly'],
    ['an ecological choice', 'ecological'],
    ['Energy efficient and quiet', 'Energy efficient'],
    ['energy-saving light', 'energy-saving'],
    ['a sustainable kitchen', 'sustainable'],
    ['environmentally friendly enamel', 'environmentally friendly'],
    ['good for the planet', 'good for the planet'],
    ['climate-neutral', 'climate-neutral'],
    ['a low-energy fan', 'low-energy'],
    ['Cooking goes green.', 'goes green'],
    ['a green choice', 'green choice'],
    ['a greener way to cook', 'greener'],
    ['Un forno ecologico', 'ecologico'],
    ['materiali ecosostenibili', 'ecosostenibili'],
    ['luce LED a basso consumo', 'a basso consumo'],
    ['cottura sostenibile', 'sostenibile'],
    ['una scelta verde', 'scelta verde'],
    ['una cucina più verde', 'più verde'],
    ['per il risparmio energetico', 'risparmio energetico'],
    ['rispettoso dell’ambiente', 'rispettoso dell’ambiente'],
    ["nel rispetto dell'ambiente", "rispetto dell'ambiente"],
    ['a basso impatto ambientale', 'a basso impatto ambientale'],
    ['its high energy efficiency', 'high energy efficiency'],
    ['dall’efficienza energetica elevata', 'efficienza energetica elevata'],
    ['CO2 neutral production', 'CO2 neutral'],
    ['CO₂-neutral', 'CO₂-neutral'],
    ['un forno climaticamente neutro', 'climaticamente neutro'],
    ['Motore basso consumo', 'basso consumo'],
    ['Il forno green per la tua cucina', 'forno green'],
  ])('are found in %j', (text, claim) => {
    expect(findGreenClaims(text)).toEqual([claim]);
  });

  it.each([
    'A cooker in sage green enamel, also in green',
    'Dark green, light green or olive-green knobs',
    'Una cucina verde salvia, con manopole verdi',
    'Smalto verde; anche in verde',
    'Eco mode, eco function and an Eco programme',
    'Funzione Eco, modalità eco, programma ECO',
    'Carries the EU Ecolabel',
    'Energy efficiency class A+, energy efficiency index 81.5',
    'Consumo energetico 0,89 kWh, classe di efficienza energetica A',
    'Carico sostenibile 15 kg a un prezzo sostenibile',
    'Fig. 3: decor, recommended by a second chef',
    'The environment of the oven; sustained heat',
    'Il consumo è basso',
    'Cucina sage green, forno in green; high energy class',
    'L’eco della tradizione',
  ])('are not found in %j', (text) => {
    expect(findGreenClaims(text)).toEqual([]);
  });

  it('are found in name, description and specifications of a record, each once', () => {
    const record = aRecord({
      name: 'Eco oven',
      shortDescription: '<p>Truly <b>sustain</b>able, an eco oven.</p>',
      meta: { other: 'Light: a basso consumo', model: 'eco' },
    });
    expect(greenClaimsOf(record)).toEqual(['eco', 'sustainable', 'a basso consumo']);
  });
});
