import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ProductName } from './product-name.tsx';

it.each([
  ['Enzo 90 gas hob', 'Enzo 90', 'gas hob'],
  ['Antique 80, gas oven', 'Antique 80', 'gas oven'],
  ['Perfection 90 Induction Easy Steam', 'Perfection 90', 'Induction Easy Steam'],
  ['Forno Easy Steam Enzo Titan 90', 'Enzo Titan 90', 'Forno Easy Steam'],
  ['Forno compatto Easy Steam Nero 45', 'Nero 45', 'Forno compatto Easy Steam'],
  ['Cappa Antique 90', 'Antique 90', 'Cappa'],
  ['Elegant 90', 'Elegant 90', undefined],
  ['Domino grill', 'Domino grill', undefined],
  ['Spare charcoal filter 150 mm', 'Spare charcoal filter 150 mm', undefined],
  ['Hood for Antique 90, cream', 'Hood for Antique 90, cream', undefined],
  ['Paraschizzi per Nero 60', 'Paraschizzi per Nero 60', undefined],
  ['Antique 90 cm gas hob', 'Antique 90 cm gas hob', undefined],
  ['Enzo 90/60 gas', 'Enzo 90/60 gas', undefined],
  ['Antique 5-burner cooker', 'Antique 5-burner cooker', undefined],
  ['Elegant 4 burners', 'Elegant 4 burners', undefined],
  ['Enzo 90 – gas hob', 'Enzo 90 – gas hob', undefined],
  ['Forno a gas, Enzo 90', 'Forno a gas, Enzo 90', undefined],
  ['Enzo 90,', 'Enzo 90,', undefined],
])('parts %s into the model and what else it says', (name, model, kind) => {
  const { container } = render(<ProductName name={name} />);
  expect(container.querySelector('b')).toHaveTextContent(model);
  expect(container.querySelector('small')?.textContent).toBe(kind);
});

it.each([
  ['Elegant 90', 'Cooker'],
  ['Antique 80, gas oven', 'gas oven'],
  ['Forno Easy Steam Enzo Titan 90', 'Forno Easy Steam'],
  ['Spare charcoal filter 150 mm', undefined],
])('says of %s what it is where the name does not', (name, kind) => {
  const { container } = render(<ProductName name={name} kind="Cooker" />);
  expect(container.querySelector('small')?.textContent).toBe(kind);
});

it.each(['Piano a gas Enzo 90', 'Antique 80, gas oven', 'Enzo 90 gas hob', 'Elegant 90'])(
  'keeps all of %s in its order for ears, whichever part is seen first',
  (name) => {
    const { container } = render(<ProductName name={name} />);
    expect(container.textContent).toBe(name.replace(',', ''));
  },
);
