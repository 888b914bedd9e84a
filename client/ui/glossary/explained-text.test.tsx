import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aListing, aProduct } from '../../testing/builders.ts';
import { mockListings, mockProducts } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

/** What a button opens, by the browser's own means. */
function openedBy(button: HTMLElement): HTMLElement {
  const opened = document.getElementById(button.getAttribute('popovertarget') ?? '');
  expect(opened).toHaveAttribute('popover', 'auto');
  return opened as HTMLElement;
}

it('a term in the sheet opens what it means in the visitor’s language, whatever the record’s is', async () => {
  mockProducts(() =>
    aProduct({
      language: 'it',
      specifications: [
        { section: 'oven', value: 'Ventola: Cottura ventilata pura - Booster - Booster rapido' },
        { section: 'cooktop', value: 'Booster: Booster su ogni zona' },
      ],
    }),
  );
  await renderScreen('/product/CAL-AN100-BU');
  const fan = await screen.findByText('Cottura ventilata pura', { selector: 'button' });
  expect(fan.closest('[lang]')).toHaveAttribute('lang', 'it');
  expect(openedBy(fan)).toHaveTextContent(/^True fan.*heating element/);
  expect(openedBy(fan)).toHaveAttribute('lang', 'en');
  // Next to it in reading order, and once in each section.
  expect(fan.nextElementSibling).toBe(openedBy(fan));
  const boosters = screen.getAllByText('Booster', { selector: 'button' });
  expect(boosters.map((button) => button.closest('li')?.textContent)).toHaveLength(2);
  expect(new Set(boosters.map((button) => openedBy(button).id)).size).toBe(2);
});

it('an option of a filter explains itself when its button is pressed, and is not ticked by that', async () => {
  const options = { idroclean: 3, booster: 1 };
  mockListings(() => aListing({ facets: [{ facet: 'special_function', options }] }));
  const { user } = await renderScreen('/product-category/cookers');
  const [group] = await screen.findAllByText('Special function', { selector: 'summary' });
  await user.click(group as HTMLElement);
  const button = await screen.findByText('What is “Idroclean”?');
  const pressed = button.closest('button') as HTMLElement;
  await user.click(pressed);
  expect(await within(openedBy(pressed)).findByText(/steam: water in the cavity/)).toBeInTheDocument();
  expect(pressed).toHaveFocus();
  for (const box of screen.getAllByRole('checkbox', { hidden: true })) expect(box).not.toBeChecked();
});
