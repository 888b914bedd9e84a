import type { Language } from '@kitchen/shared/languages.ts';
import type { OwnPage } from '@kitchen/shared/own-page.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProblem } from '../../testing/builders.ts';
import { mockOwnPage } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const path = '/care/enamel-at-home';

const page: OwnPage = {
  path,
  languages: ['en', 'it'],
  language: 'en',
  title: 'Enamel at home',
  description: 'How enamel stays bright.',
  html: '<h2 id="text-daily">Daily</h2><table><tbody><tr><td>1</td></tr></tbody></table>',
  parts: [{ id: 'text-daily', title: 'Daily' }],
  social: { src: '/media/social.jpg', alt: 'A hob' },
};

const visit = (address: string, language: Language = 'en') =>
  renderScreen(address, { language, content: { texts: {}, pictures: {}, pages: [path] } });

const headOf = (selector: string) =>
  [...document.querySelectorAll(selector)].map(
    (element) => element.getAttribute('hreflang') ?? element.getAttribute('content'),
  );

it('shows a page of the maker’s own at its address, in whatever spelling', async () => {
  mockOwnPage((asked) => {
    expect(asked).toEqual({ language: 'en', path });
    return page;
  });
  await visit('/Care/enamel-at-home/');
  expect(await screen.findByRole('heading', { level: 1, name: 'Enamel at home' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Daily' })).toHaveAttribute('id', 'text-daily');
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByText('Enamel at home')).toHaveAttribute('aria-current', 'page');
  // One part needs no list of them.
  expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
  // A table is scrolled by itself.
  expect(screen.getByRole('table').parentElement).toHaveAttribute('tabindex', '0');
  expect(headOf('meta[name=description]')).toEqual(['How enamel stays bright.']);
  expect(headOf('link[rel=alternate][hreflang]')).toEqual(['en', 'it', 'x-default']);
  expect(headOf('meta[property="og:image:alt"]')).toEqual(['A hob']);
});

it('lists the parts of a long page', async () => {
  const parts = ['a', 'b', 'c'].map((id) => ({ id: `text-${id}`, title: `Part ${id}` }));
  mockOwnPage(() => ({ ...page, parts }));
  await visit(path);
  const contents = within(await screen.findByRole('navigation', { name: 'On this page' }));
  expect(contents.getByRole('link', { name: 'Part b' })).toHaveAttribute('href', '#text-b');
});

it('says in the visitor’s language that a page is in the other alone, and leads there', async () => {
  mockOwnPage(() => ({ ...page, languages: ['en'], html: null, parts: [], social: null }));
  await visit(`${path}?lng=it`, 'it');
  expect(await screen.findByText('Questa pagina c’è solo in inglese.')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 }).firstElementChild).toHaveAttribute('lang', 'en');
  const link = screen.getByRole('link', { name: 'Leggila in inglese' });
  expect(link).toHaveAttribute('href', `${path}?lng=en`);
  expect(link).toHaveAttribute('hreflang', 'en');
  expect(headOf('meta[name=robots]')).toEqual(['noindex']);
  expect(headOf('link[rel=alternate][hreflang]')).toEqual([]);
});

it('has no alternates where it is in one language', async () => {
  mockOwnPage(() => ({ ...page, languages: ['en'] }));
  await visit(path);
  await screen.findByRole('heading', { level: 1 });
  expect(headOf('link[rel=alternate][hreflang]')).toEqual([]);
  expect(document.querySelector('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://kitchen.example${path}?lng=en`,
  );
});

it('is no page once the maker has taken it away', async () => {
  mockOwnPage(() => aProblem('not-found'));
  await visit(path);
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});

it('is fetched again where it could not be had', async () => {
  let isAway = true;
  mockOwnPage(() => (isAway ? aProblem('internal') : page));
  const { user } = await visit(path);
  const alert = within(await screen.findByRole('alert'));
  isAway = false;
  await user.click(alert.getByRole('button'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Enamel at home' })).toBeVisible();
});
