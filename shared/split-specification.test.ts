import { describe, expect, it } from 'vitest';
import { splitSpecification } from './split-specification.ts';

describe('splitSpecification', () => {
  it.each<[string, string, string[]]>([
    ['one part without a label', 'Gas', ['Gas']],
    ['labels', 'Type: Gas - Burners: 6', ['Gas', '6']],
    ['a part without a label among others', 'Type: Gas - Cast iron - Zones: 4', ['Gas', 'Cast iron', '4']],
    ['only the first colon', 'Clock: 24 h: digital', ['24 h: digital']],
    ['dashes without spaces', 'Height: 85-91 cm - Gas-Matik: shut-off', ['85-91 cm', 'shut-off']],
    ['a range with a typographic dash', 'Height: 85–91 cm', ['85–91 cm']],
    ['typographic dashes between parts', 'Type: Gas – Burners: 6 — Steel', ['Gas', '6', 'Steel']],
    ['dashes at both ends', '- Type: Gas - Steel -', ['Gas', 'Steel']],
    ['dashes in a row', 'Type: Gas - – Steel - - ', ['Gas', 'Steel']],
    ['parts on lines of their own', 'Type: Gas\n- Burners: 6\n- Steel', ['Gas', '6', 'Steel']],
    ['a label without text', 'Timer: - Type: Gas', ['Timer', 'Gas']],
    ['no text at all', ' - : - ', []],
    ['an empty value', '', []],
  ])('reads %s', (_name, value, parts) => {
    expect(splitSpecification(value)).toEqual(parts);
  });
});
