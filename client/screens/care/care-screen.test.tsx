import { careTopics } from '@kitchen/shared/care.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

it('lists what needs care, each with a page of its own', async () => {
  await renderScreen(paths.care, { language: 'en' });
  const list = await screen.findByRole('list', { name: 'Care and cleaning' });
  const links = within(list).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href')?.split('?')[0])).toEqual(careTopics.map(paths.careOf));
  expect(screen.getByRole('link', { name: 'Find your manual' })).toBeVisible();
});

it.each(careTopics)('says of %s in Italian what helps, what does harm, and who has it', async (topic) => {
  await renderScreen(`${paths.careOf(topic)}?lng=it`, { language: 'it' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  const parts = screen.getAllByRole('heading', { level: 2 }).slice(0, 3);
  for (const part of parts) {
    const section = screen.getByRole('region', { name: part.textContent ?? '' });
    expect(within(section).getAllByRole('listitem').length).toBeGreaterThanOrEqual(2);
  }
  const others = within(screen.getByRole('list', { name: 'Altri consigli' }));
  expect(others.getAllByRole('link')).toHaveLength(careTopics.length - 1);
});

it('of what is no topic is no page', async () => {
  await renderScreen('/care/gold', { language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
});
