import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { mockNetwork } from '../testing/mock-network.ts';
import { addTexts, createI18n, hasTexts, turnToLanguage } from './create-i18n.ts';
import { textImporters } from './load-texts.ts';
import { ownTextsOfPage } from './own-texts.ts';

const fail = (path: string) =>
  vi
    .spyOn(textImporters, `../../shared/texts/${path}.ts`)
    .mockRejectedValueOnce(new Error('the connection was lost'));

it('brings along the texts of a screen that is opened while the language changes', async () => {
  const translator = await createI18n('it');
  await turnToLanguage(translator, 'en');
  await addTexts(translator, ['home']);
  // The screen opens when the turn has begun to fetch what was there before.
  const turn = turnToLanguage(translator, 'it');
  await addTexts(translator, ['about']);
  await turn;
  expect(translator.language).toBe('it');
  expect(hasTexts(translator, ['home', 'about'])).toBe(true);
  expect(translator.t('title', { ns: 'about' })).toBe('La nostra storia');
});

it('ends at the language that was chosen last, though the texts of another come later', async () => {
  const translator = await createI18n('en');
  const turns = await Promise.all([turnToLanguage(translator, 'it'), turnToLanguage(translator, 'en')]);
  expect(translator.language).toBe('en');
  expect(turns).toEqual([false, true]);
});

it('is not made where the texts of its language cannot be had', async () => {
  fail('it');
  await expect(createI18n('it')).rejects.toThrow('the connection was lost');
});

it('stays in its language where the texts of another cannot be had, and turns at the next try', async () => {
  const translator = await createI18n('en', ['about']);
  fail('it/screens/about');
  await expect(turnToLanguage(translator, 'it')).rejects.toThrow('the connection was lost');
  expect(translator.language).toBe('en');
  expect(await turnToLanguage(translator, 'it')).toBe(true);
  expect(translator.t('title', { ns: 'about' })).toBe('La nostra storia');
});

it('does not show a screen’s texts in English to those who read Italian', async () => {
  const translator = await createI18n('it');
  fail('it/screens/about');
  await expect(addTexts(translator, ['about'])).rejects.toThrow('the connection was lost');
  expect(hasTexts(translator, ['about'])).toBe(false);
  await addTexts(translator, ['about']);
  expect(translator.t('title', { ns: 'about' })).toBe('La nostra storia');
});

it('says nothing of texts that cannot be had once another language was chosen', async () => {
  const translator = await createI18n('en');
  fail('it');
  const turns = await Promise.all([turnToLanguage(translator, 'it'), turnToLanguage(translator, 'en')]);
  expect(turns).toEqual([false, true]);
});

it('puts the maker’s own texts in place of the site’s, and shows these where the own ones cannot be had', async () => {
  const content = { texts: { home: { hero: { title: 'Di nuovo a tavola' } } } };
  mockNetwork.use(
    http.get('*/api/texts', ({ request }) =>
      new URL(request.url).searchParams.get('lng') === 'it'
        ? HttpResponse.json({ about: { title: 'Chi siamo' } })
        : HttpResponse.error(),
    ),
  );
  const translator = await createI18n('it', ['home'], ownTextsOfPage('it', content, ['texts', 'home']));
  expect(translator.t('hero.title', { ns: 'home' })).toBe('Di nuovo a tavola');
  expect(translator.t('hero.dealer', { ns: 'home' })).toBe('Trova un rivenditore');
  await addTexts(translator, ['about']);
  expect(translator.t('title', { ns: 'about' })).toBe('Chi siamo');
  expect(await turnToLanguage(translator, 'en')).toBe(true);
  expect(translator.t('title', { ns: 'about' })).toBe('Our story');
});
