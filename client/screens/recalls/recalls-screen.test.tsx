import type { Recall } from '@kitchen/shared/recalls.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProblem, aRecall } from '../../testing/builders.ts';
import { mockRecalls } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const main = () => within(screen.getByRole('main'));
const checkTitles = { en: 'Is your appliance concerned?', it: 'Il tuo apparecchio è tra questi?' };
const answerOf = async (language: keyof typeof checkTitles) =>
  within(await main().findByRole('region', { name: checkTitles[language] })).getByRole('group');
const withRecalls = (...items: Recall[]) => mockRecalls(() => ({ items }));

describe('the page of recalls', () => {
  it.each([
    [
      'en',
      '',
      'Product safety recall',
      'Product',
      'What to do',
      '12 October 2026',
      'from LD-2318-0001 to LD-2318-0420',
    ],
    [
      ...['it', '?lng=it', 'Richiamo per la sicurezza del prodotto', 'Prodotto', 'Che cosa fare'],
      ...['12 ottobre 2026', 'da LD-2318-0001 a LD-2318-0420'],
    ],
  ] as const)(
    'says in %s what a notice has to say',
    async (language, query, headline, name, action, day, range) => {
      withRecalls(aRecall());
      await renderScreen(`/recalls${query}`, { language: language as 'en' | 'it' });
      const notice = within(await main().findByRole('region', { name: 'Land 60 oven' }));
      expect(notice.getByText(headline)).toBeVisible();
      expect(notice.getByRole('img', { name: 'A burgundy oven' })).toHaveAttribute(
        'src',
        '/recalls/door/oven.jpg',
      );
      expect(notice.getByText(name)).toBeVisible();
      expect(notice.getByRole('heading', { name: action })).toBeVisible();
      expect(notice.getByText('Calidora').parentElement).toHaveTextContent('Calidora, Land 60 oven');
      for (const fact of ['LDF60S', 'LDF60S-BU', day, range]) {
        expect(notice.getByText(fact ?? '')).toBeVisible();
      }
      for (const fact of ['The glass can break.', 'Stop using the oven at once.', 'We replace the door.']) {
        expect(notice.getByText(fact)).toBeVisible();
      }
      expect(notice.getByRole('link', { name: '+39 02 5550 0100' })).toBeVisible();
      expect(document.head.querySelector('link[type="application/rss+xml"]')).toHaveAttribute(
        'href',
        `/recalls/feed.${language}.xml`,
      );
    },
  );

  it('leads who looks for the serial number to drawings of where its plate is', async () => {
    withRecalls(aRecall());
    await renderScreen('/recalls');
    expect(await main().findByRole('link', { name: 'See where it is on each appliance' })).toHaveAttribute(
      'href',
      '/support?lng=en#plate',
    );
  });

  it.each([
    ['ld 2318 0042', /number ld 2318 0042 is recalled/],
    ['LD-2318-0421', /number LD-2318-0421 is not concerned/],
    ['42', /of the form of 42\. Compare .*, ask us\.$/],
    ['<ask>4<b>2</b>', /of the form of <ask>4<b>2<\/b>\. Compare .*, ask us\.$/],
  ])('tells of the serial number %s whether it is concerned', async (serial, words) => {
    withRecalls(aRecall());
    await renderScreen(`/recalls?serial=${encodeURIComponent(serial)}`);
    const check = within(await main().findByRole('region', { name: 'Is your appliance concerned?' }));
    expect(check.getByRole('group')).toHaveTextContent(words);
    expect(check.getByRole('textbox', { name: 'Serial number' })).toHaveValue(serial);
  });

  it('has the answer where its form leads, which can have the focus there', async () => {
    withRecalls(aRecall());
    await renderScreen('/recalls?serial=42');
    const answer = await answerOf('en');
    const form = within(main().getByRole('region', { name: checkTitles.en }))
      .getByRole('textbox')
      .closest('form');
    expect(form).toHaveAttribute('action', `/recalls#${answer.id}`);
    expect(answer).toHaveAttribute('tabindex', '-1');
    // What has the focus is read out; a message of its state would be it once more.
    expect(answer).toHaveAccessibleName(/^No recall has serial numbers of the form of 42\./);
    expect(answer).not.toHaveAttribute('role', 'status');
  });

  it.each([
    ['en', '', 'Check', 'Enter the serial number.'],
    ['it', '?lng=it', 'Controlla', 'Inserisci il numero di matricola.'],
  ] as const)(
    'asks in %s for the serial number where none was typed',
    async (language, query, submit, sentence) => {
      withRecalls(aRecall());
      const { user } = await renderScreen(`/recalls${query}`, { language });
      const press = () => user.click(main().getByRole('button', { name: submit }));
      const field = await main().findByRole('textbox');
      await press();
      expect(field).toHaveAttribute('aria-invalid', 'true');
      expect(field).toHaveFocus();
      expect(field).toHaveAccessibleDescription(expect.stringMatching(`^${sentence}`));
      await user.type(field, ' ');
      expect(field).toHaveAttribute('aria-invalid', 'false');
      expect(main().queryByText(sentence)).toBeNull();
      // Where it has the focus already, nobody would be told.
      await user.keyboard('{Enter}');
      expect(main().getByText(sentence)).toBeVisible();
      const live = document.querySelector('[aria-live="polite"]:not([role])');
      expect(live).toHaveTextContent(sentence);
      const before = live?.textContent;
      await user.keyboard('{Enter}');
      expect(live?.textContent).not.toBe(before);
    },
  );

  it('takes the last answer away where no number is asked for any more', async () => {
    withRecalls(aRecall());
    const { user } = await renderScreen('/recalls?serial=LD-2318-0042');
    const answer = () => document.getElementById('check');
    await waitFor(() => expect(answer()).toHaveTextContent('LD-2318-0042'));
    await user.clear(main().getByRole('textbox'));
    await user.click(main().getByRole('button', { name: 'Check' }));
    expect(main().getByText('Enter the serial number.')).toBeVisible();
    expect(answer()).toBeNull();
  });

  it.each([
    ['en', '&lng=en', 'ask us', []],
    ['it', '&lng=it', 'chiedi a noi', []],
    ['en', '&lng=en', 'ask us', [aRecall({ id: 'hob', serials: [] })]],
    ['it', '&lng=it', 'chiedi a noi', [aRecall({ id: 'hob', serials: [] })]],
  ] as const)(
    'leads in %s%s to whom to ask about a number of no known form',
    async (language, query, ask, others) => {
      withRecalls(aRecall(), ...others);
      await renderScreen(`/recalls?serial=42${query}`, { language });
      expect(await main().findByRole('link', { name: ask })).toHaveAttribute(
        'href',
        `/contacts?subject=safety${query}`,
      );
    },
  );

  it.each([
    ['en', '', 'Is your appliance concerned?', 'Hood, model H9'],
    ['it', '&lng=it', 'Il tuo apparecchio è tra questi?', 'Hood, modello H9'],
  ] as const)(
    'names in %s the product from whose sheet its owner comes, and looks a number up among all',
    async (language, query, title, product) => {
      withRecalls(aRecall(), aRecall({ id: 'hood', product: 'Hood', skus: ['H9-SS'], models: ['H9'] }));
      await renderScreen(`/recalls?sku=h9-ss&serial=LD-2318-0042${query}`, { language });
      const check = within(await main().findByRole('region', { name: title }));
      expect(check.getByRole('link', { name: product })).toBeVisible();
      expect(check.getByRole('group')).toHaveTextContent('LD-2318-0042');
      const form = check.getByRole('textbox').closest('form');
      expect(new FormData(form ?? undefined).get('sku')).toBe('h9-ss');
    },
  );

  it.each([
    ['en', '', 'Is your appliance concerned?', 'No recall names the product code H9-SS.'],
    ['it', '&lng=it', 'Il tuo apparecchio è tra questi?', 'Nessun richiamo indica il codice prodotto H9-SS.'],
  ] as const)(
    'says in %s that no recall names the code with which somebody comes',
    async (language, query, name, sentence) => {
      withRecalls(aRecall());
      await renderScreen(`/recalls?sku=H9-SS${query}`, { language });
      const check = within(await main().findByRole('region', { name }));
      expect(check.getByText(sentence)).toBeVisible();
      expect(check.queryByText(/, model/)).toBeNull();
    },
  );

  it.each([
    ['en', 'CAL-1', /^CAL-1 is the code of a product, not a serial number.$/],
    ['it', 'cal1', /^cal1 è il codice di un prodotto, non un numero di matricola.$/],
  ] as const)(
    'tells in %s who looks up a product’s code where the serial number stands',
    async (language, serial, words) => {
      mockRecalls(() => ({ items: [aRecall()], isProductCode: true }));
      await renderScreen(`/recalls?serial=${serial}&lng=${language}`, { language });
      const answer = await answerOf(language);
      const [first, where, last, ...others] = answer.querySelectorAll('p');
      expect(first).toHaveTextContent(words);
      expect(where).toHaveTextContent(
        language === 'en' ? /^You find the serial number on/ : /^Il numero di matricola è sulla/,
      );
      expect(last).toHaveTextContent(language === 'en' ? /^No recall names/ : /^Nessun richiamo indica/);
      expect(others).toEqual([]);
      // What is asked for again, with the form of a number that nobody has, would only mislead.
      expect(answer).not.toHaveTextContent(/Compare|Confrontalo/);
    },
  );

  it('leads who looks up the code or the model of what is recalled to its notice', async () => {
    for (const serial of ['LDF60S-BU', 'ldf60s']) {
      withRecalls(aRecall());
      const { unmount } = await renderScreen(`/recalls?serial=${serial}`);
      const answer = within(await answerOf('en'));
      expect(answer.getByRole('link', { name: 'Land 60 oven: What to do' })).toHaveAttribute('href', '#door');
      unmount();
    }
  });

  const ofAll = aRecall({ id: 'hob', product: 'Hob', serials: [] });

  it.each([
    ['en', 'LD-2318-0421', [aRecall()], /^LD-2318-0421 is within none of the ranges of the other recalls/],
    ['it', 'LD-2318-0421', [aRecall()], /^LD-2318-0421 non rientra negli intervalli degli altri richiami/],
    ['en', 'LD-2318-0042', [aRecall()], /LD-2318-0042 is recalled/],
    ['en', '42', [aRecall()], /^No other recall has .* of the form of 42. If you are not sure, ask us/],
    ['it', '42', [aRecall()], /^Nessun altro richiamo ha .* fatti come 42. Se hai dubbi/],
    ['en', 'LD-2318-0421', [], null],
    ['it', '42', [], null],
  ] as const)(
    'where all of a product are recalled, says so first in %s and never that %s is safe',
    async (language, serial, others, outcome) => {
      withRecalls(...others, ofAll);
      await renderScreen(`/recalls?lng=${language}&serial=${serial}`, { language });
      const name = language === 'en' ? 'Is your appliance concerned?' : 'Il tuo apparecchio è tra questi?';
      const check = within(await main().findByRole('region', { name }));
      const paragraphs = check.getByRole('group').querySelectorAll('p');
      expect(paragraphs[0]).toHaveTextContent(
        language === 'en'
          ? 'Whatever the serial number, these are concerned: Hob.'
          : 'Qualunque sia il numero di matricola, sono richiamati: Hob.',
      );
      if (outcome) expect(paragraphs[1]).toHaveTextContent(outcome);
      else expect(paragraphs).toHaveLength(1);
      expect(screen.queryByText(/not concerned|non è tra quelli/)).toBeNull();
    },
  );

  it.each([
    [['LDF60S-BU'], '/contacts?sku=LDF60S-BU&subject=safety&lng=en'],
    [['LDF60S-BU', 'LDF60S-GR'], '/contacts?subject=safety&lng=en'],
  ])('of %s leads to the form about what its owner has for certain', async (skus, href) => {
    withRecalls(aRecall({ skus }));
    await renderScreen('/recalls');
    const link = await main().findByRole('link', { name: 'Write to us about it' });
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('rel', 'nofollow');
  });

  it.each([
    ['LD-2318-0042', false, '/contacts?sku=LDF60S-BU&subject=safety&serial=LD-2318-0042&lng=en'],
    ['CAL-1', true, '/contacts?sku=LDF60S-BU&subject=safety&lng=en'],
  ])('has who looked up %s not enter the serial number again', async (serial, isProductCode, href) => {
    mockRecalls(() => ({ items: [aRecall()], isProductCode }));
    await renderScreen(`/recalls?serial=${serial}`);
    expect(await main().findByRole('link', { name: 'Write to us about it' })).toHaveAttribute('href', href);
  });

  it('says nothing of models where the notice names none', async () => {
    withRecalls(aRecall({ models: [] }));
    await renderScreen('/recalls');
    expect(await main().findByText('LDF60S-BU')).toBeVisible();
    expect(main().queryByText(/^Model/)).toBeNull();
  });

  it('says that there is none, and where to report a problem', async () => {
    withRecalls();
    await renderScreen('/recalls');
    expect(await main().findByRole('heading', { name: 'There are no recalls' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Report a safety problem' })).toHaveAttribute(
      'href',
      '/contacts?subject=safety&lng=en',
    );
  });

  it('gives the number to call while it cannot be shown', async () => {
    mockRecalls(() => aProblem('internal'));
    await renderScreen('/recalls');
    expect(await main().findByRole('alert')).toHaveTextContent('+39 02 5550 0100');
  });
});
