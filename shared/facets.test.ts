import { describe, expect, it } from 'vitest';
import { readSelection, selectionParameters, toggleOption } from './facets.ts';

describe('readSelection', () => {
  it('reads options in the order in which they are offered, however they are written', () => {
    expect(readSelection(new URLSearchParams('color=nero,cream&width=90&color=cream'))).toEqual({
      selection: { color: ['cream', 'nero'], width: ['90'] },
      unknown: [],
    });
  });

  it('names what no facet offers, and leaves out facets without a choice', () => {
    expect(readSelection(new URLSearchParams('color=petrol,,cream&width=&sort=price'))).toEqual({
      selection: { color: ['cream'] },
      unknown: [{ filter: 'color', value: 'petrol' }],
    });
  });

  it('reads back what selectionParameters wrote', () => {
    const selection = {
      energy_class: ['a+', 'a'],
      special_function: ['pizza_300°c', 'idroclean'],
      color: ['nero'],
    } as const;
    expect(readSelection(new URLSearchParams(selectionParameters(selection))).selection).toEqual(selection);
  });
});

describe('toggleOption', () => {
  it('adds an option in its place and takes it out again', () => {
    const chosen = toggleOption({ color: ['nero'] }, 'color', 'cream');
    expect(chosen).toEqual({ color: ['cream', 'nero'] });
    expect(toggleOption(chosen, 'color', 'cream')).toEqual({ color: ['nero'] });
  });

  it('leaves no empty facet behind', () => {
    expect(toggleOption({ color: ['nero'], width: ['90'] }, 'color', 'nero')).toEqual({ width: ['90'] });
  });
});
