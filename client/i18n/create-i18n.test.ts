import { expect, it } from 'vitest';
import { addTexts, createI18n, hasTexts, turnToLanguage } from './create-i18n.ts';

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
