import type { ReservedDocument } from '@kitchen/shared/documents.ts';
import type { Session } from '@kitchen/shared/session.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { aDocument, aProblem } from '../../testing/builders.ts';
import { mockDocuments, mockLogout, mockSession } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const session: Session = {
  user: { name: 'Giulia Ferrante', email: 'giulia@studio.example', roles: ['partner', 'service'] },
  endsInS: 1800,
  extendable: true,
};

const documents: ReservedDocument[] = [
  aDocument({ id: 'bulletin', kind: 'bulletin', title: 'Bulletin 12', format: 'zip', bytes: 180_400 }),
  aDocument({ id: 'prices', title: 'Price list 2026', isNew: true, languages: ['en', 'it'] }),
  aDocument({ id: 'colours', title: 'Qualità e colori', languages: ['it'], date: '2025-12-31' }),
];

const main = () => within(screen.getByRole('main'));
const greeting = (name = 'Giulia Ferrante') =>
  screen.findByRole('heading', { level: 1, name: `Good to see you, ${name}` });
const publicTitle = () => screen.findByRole('heading', { level: 1, name: /^For those who sell/ });
const titles = () =>
  main()
    .getAllByRole('link', { description: /KB|MB/ })
    .map(({ textContent }) => textContent);

/** Comes back to the tab, after a while each time, until something holds. */
async function returnToTabUntil(holds: () => void) {
  const { now } = Date;
  let aheadMs = 0;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
  await waitFor(() => {
    aheadMs += 60_000;
    window.dispatchEvent(new Event('focus'));
    holds();
  });
}

beforeEach(() => {
  window.localStorage.setItem('session', '1');
});

describe('the reserved area, for who is logged in', () => {
  it('greets, says as what, and shows the documents by kind', async () => {
    mockSession(() => session);
    mockDocuments(() => ({ items: documents }));
    await renderScreen('/reserved-area');
    await greeting();
    expect(main().getByText('Partner')).toBeVisible();
    expect(main().getByText('Service team')).toBeVisible();
    const prices = within(await main().findByRole('region', { name: 'Price lists' }));
    expect(prices.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Price list 2026',
      'Qualità e colori, in Italian',
    ]);
    const link = prices.getByRole('link', { name: 'Price list 2026' });
    expect(link).toHaveAttribute('href', '/api/documents/prices?lng=en');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAccessibleDescription(/^New, ?2 March 2026, ?PDF, 2.4\u00a0MB, opens in a new tab$/);
    expect(prices.getByRole('link', { name: 'Qualità e colori, in Italian' })).toHaveAccessibleDescription(
      /^31 December 2025, ?PDF, 2.4\u00a0MB, opens/,
    );
    const saved = main().getByRole('link', { name: 'Bulletin 12' });
    expect(saved).not.toHaveAttribute('target');
    expect(saved).toHaveAccessibleDescription(/ZIP, 180\u00a0KB$/);
    expect(main().queryByRole('region', { name: 'Spare parts' })).not.toBeInTheDocument();
    expect(document.title).toBe('Reserved area | Calidora');
  });

  it.each([
    ['partners', 'partner', 3],
    ['service teams', 'service', 0],
  ] as const)('leads %s to the catalogue as data', async (_, role, count) => {
    mockSession(() => ({ ...session, user: { ...session.user, roles: [role] } }));
    mockDocuments(() => ({ items: documents }));
    await renderScreen('/reserved-area');
    await greeting();
    const links = main().queryAllByRole('link', { name: /CSV|JSON/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['csv', 'json', 'schema.json'].slice(0, count).map((end) => `/api/partners/catalogue.${end}`),
    );
  });

  it('speaks Italian, and asks for Italian titles', async () => {
    mockSession(() => session);
    const ask = vi.fn(() => ({ items: documents }));
    mockDocuments(ask);
    await renderScreen('/reserved-area?lng=it', { language: 'it' });
    await screen.findByRole('heading', { level: 1, name: 'È un piacere rivederti, Giulia Ferrante' });
    const link = await main().findByRole('link', { name: 'Price list 2026' });
    expect(link).toHaveAccessibleDescription(/^Nuovo, ?2 marzo 2026, ?PDF, 2,4\u00a0MB/);
    expect(link).toHaveAttribute('href', '/api/documents/prices?lng=it');
    expect(main().getByRole('link', { name: 'Bulletin 12, in inglese' })).toBeVisible();
    expect(ask).toHaveBeenCalledWith({ language: 'it' });
  });

  it('finds documents while one writes, says how many, and shows them all again', async () => {
    mockSession(() => session);
    mockDocuments(() => ({ items: documents }));
    const { user } = await renderScreen('/reserved-area');
    const search = await screen.findByRole('searchbox', { name: 'Search your documents' });
    const count = main().getByText('3 documents', { selector: '[role=status]' });
    await user.type(search, 'QUALITA');
    expect(titles()).toEqual(['Qualità e colori, in Italian']);
    expect(count).toHaveTextContent('1 of 3 documents');
    await user.clear(search);
    await user.type(search, 'bulletins');
    expect(titles()).toEqual(['Bulletin 12']);
    await user.type(search, ' x');
    expect(screen.getByRole('heading', { name: 'No document found' })).toBeVisible();
    expect(screen.getByText('No document matches “bulletins x”.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all documents' }));
    expect(titles()).toHaveLength(3);
    expect(search).toHaveFocus();
    expect(search).toHaveValue('');
  });

  it('shows only what is new since the last visit', async () => {
    mockSession(() => session);
    mockDocuments(() => ({ items: documents }));
    const { user } = await renderScreen('/reserved-area');
    await user.click(await screen.findByRole('checkbox', { name: 'Only new (1)' }));
    expect(titles()).toEqual(['Price list 2026']);
    await user.type(screen.getByRole('searchbox'), 'bulletin');
    expect(screen.getByText('Nothing new matches what you are looking for.')).toBeVisible();
  });

  it('offers no choice of new ones where there are none', async () => {
    mockSession(() => session);
    mockDocuments(() => ({ items: [aDocument()] }));
    await renderScreen('/reserved-area');
    await screen.findByRole('searchbox');
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it.each([
    ['en', '', 'No documents for your account yet', 'Write to us'],
    ['it', '?lng=it', 'Ancora nessun documento per il tuo account', 'Scrivici'],
  ] as const)('says to who has no role how to get documents (%s)', async (language, query, title, action) => {
    mockSession(() => ({ ...session, user: { ...session.user, roles: [] } }));
    const ask = vi.fn(() => ({ items: [] }));
    mockDocuments(ask);
    await renderScreen(`/reserved-area${query}`, { language });
    expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
    // One way to ask, which leads to the form for accounts.
    const link = main().getByRole('link', { name: action });
    expect(link.getAttribute('href')).toMatch(/^\/contacts\?subject=registration/);
    expect(ask).not.toHaveBeenCalled();
  });

  it('says where there are no documents', async () => {
    mockSession(() => session);
    mockDocuments(() => ({ items: [] }));
    await renderScreen('/reserved-area');
    expect(await screen.findByRole('heading', { level: 2, name: 'Nothing here yet' })).toBeVisible();
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  });

  it('says where the documents cannot be had, and asks again', async () => {
    mockSession(() => session);
    mockDocuments(() => aProblem('internal'));
    const { user } = await renderScreen('/reserved-area');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your documents cannot be shown');
    mockDocuments(() => ({ items: documents }));
    await user.click(screen.getByRole('button', { name: 'Reload Page' }));
    expect(await main().findByRole('link', { name: 'Bulletin 12' })).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('says where the server cannot tell who is logged in, and asks again', async () => {
    mockSession(() => HttpResponse.error());
    const { user } = await renderScreen('/reserved-area');
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no connection');
    mockSession(() => session);
    mockDocuments(() => ({ items: documents }));
    await user.click(screen.getByRole('button', { name: 'Reload Page' }));
    await greeting();
  });
});

describe('the reserved area, for everybody else', () => {
  it('asks nobody who has not logged in', async () => {
    window.localStorage.clear();
    const ask = vi.fn(() => session);
    mockSession(ask);
    await renderScreen('/reserved-area');
    await publicTitle();
    expect(ask).not.toHaveBeenCalled();
  });

  it('is what the server renders, whoever asks', async () => {
    await renderWithoutScripts('/reserved-area');
    await publicTitle();
    expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('says to who comes back late that the session has ended', async () => {
    mockSession(() => aProblem('login-required'));
    await renderScreen('/reserved-area');
    await publicTitle();
    expect(main().getByText(/^Your session has ended/)).toBeVisible();
    expect(window.localStorage.getItem('session')).toBeNull();
  });
});

describe('logging out', () => {
  async function enter() {
    mockSession(() => session);
    mockDocuments(() => ({ items: documents }));
    const { user } = await renderScreen('/reserved-area');
    await main().findByRole('link', { name: 'Bulletin 12' });
    return user;
  }

  it('ends the session on the server, forgets everything and says so', async () => {
    const user = await enter();
    const end = vi.fn(() => new Response(null, { status: 204 }));
    mockLogout(end);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await publicTitle();
    expect(end).toHaveBeenCalledOnce();
    expect(main().getByText('You are logged out.')).toHaveFocus();
    expect(screen.queryByText(/Giulia/)).not.toBeInTheDocument();
    expect(window.localStorage).toHaveLength(0);
  });

  it.each([
    ['en', '', 'Log out', /^You are logged out of this browser\. .*a copy of your session/],
    ['it', '?lng=it', 'Esci', /^Hai chiuso la sessione in questo browser\. .*una copia della tua sessione/],
  ] as const)(
    'says where a fault keeps the server from ending it everywhere (%s)',
    async (language, query, action, sentence) => {
      mockSession(() => session);
      mockDocuments(() => ({ items: documents }));
      const { user } = await renderScreen(`/reserved-area${query}`, { language });
      mockLogout(() => Response.json({ endedEverywhere: false }, { status: 202 }));
      await user.click(await main().findByRole('button', { name: action }));
      expect(await main().findByText(sentence)).toHaveFocus();
      expect(screen.queryByText(/Giulia/)).not.toBeInTheDocument();
      expect(window.localStorage.getItem('session')).toBeNull();
    },
  );

  it('shows the next one who logs in nothing of the one before', async () => {
    const user = await enter();
    mockLogout(() => new Response(null, { status: 204 }));
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await publicTitle();
    const coming = Promise.withResolvers<{ items: ReservedDocument[] }>();
    mockSession(() => ({
      user: { name: 'Luca', email: 'luca@service.example', roles: ['service'] },
      endsInS: 1800,
      extendable: true,
    }));
    mockDocuments(() => coming.promise);
    // As when somebody logs in in another tab.
    window.localStorage.setItem('session', '2');
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'session' })));
    await greeting('Luca');
    expect(screen.queryByText('Bulletin 12')).not.toBeInTheDocument();
    await act(async () => coming.resolve({ items: [aDocument({ title: 'For Luca' })] }));
    expect(await main().findByRole('link', { name: 'For Luca' })).toBeVisible();
  });

  it.each([
    [
      'there is no connection',
      () => HttpResponse.error(),
      /^There is no connection: you are still logged in/,
    ],
    ['the server fails', () => new Response(null, { status: 500 }), /^That did not work/],
  ])('says where %s that the session lasts', async (_what, answer, sentence) => {
    const user = await enter();
    mockLogout(answer);
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(main().getByRole('link', { name: 'Bulletin 12' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out' })).toBeEnabled();
  });

  it('in another tab ends it in this one', async () => {
    await enter();
    window.localStorage.clear();
    fireEvent(window, new StorageEvent('storage', { key: 'session' }));
    await publicTitle();
    expect(screen.queryByText(/Giulia/)).not.toBeInTheDocument();
  });
});

describe('a session that ends while its documents are on the screen', () => {
  it.each([
    ['en', '?lng=en', 'Your session has ended', '/ita/login?lng=en'],
    ['it', '?lng=it', 'La sessione è terminata', '/ita/login?lng=it'],
  ] as const)('leads to the login, which says why (%s)', async (language, query, sentence, to) => {
    mockSession(() => session);
    mockDocuments(() => ({ items: documents }));
    await renderScreen(`/reserved-area${query}`, { language });
    await main().findByRole('link', { name: /^Bulletin 12/ });
    mockSession(() => aProblem('login-required'));
    await returnToTabUntil(() => expect(screen.getByRole('alert')).toHaveTextContent(sentence));
    expect(window.location.pathname + window.location.search).toBe(to);
    expect(screen.queryByText(/^Bulletin 12/)).not.toBeInTheDocument();
  });

  it('is told when its time is over, though nobody does anything', async () => {
    let isOver = false;
    mockSession(() => {
      const answer = isOver ? aProblem('login-required') : { ...session, endsInS: 0 };
      isOver = true;
      return answer;
    });
    mockDocuments(() => ({ items: documents }));
    await renderScreen('/reserved-area');
    await greeting();
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
  });

  it('is noticed too when only the documents are asked for again', async () => {
    mockSession(() => session);
    mockDocuments(() => aProblem('login-required'));
    await renderScreen('/reserved-area');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your session has ended');
    expect(window.location.pathname).toBe('/ita/login');
  });
});

describe('a session that is about to end', () => {
  const minuteS = 60;

  /** A server whose clock goes with the browser's; sessions end after half an hour without use. */
  function serveSession(longestS = 8 * 60 * minuteS) {
    const since = Date.now();
    const server = { usedAt: since, uses: 0, isOffline: false };
    mockSession(({ renews }) => {
      if (server.isOffline) return HttpResponse.error();
      const idleEnd = server.usedAt + 30 * minuteS * 1000;
      const end = since + longestS * 1000;
      if (Date.now() >= Math.min(idleEnd, end)) return aProblem('login-required');
      if (renews) {
        server.usedAt = Date.now();
        server.uses += 1;
      }
      const endsAt = Math.min(server.usedAt + 30 * minuteS * 1000, end);
      return {
        ...session,
        endsInS: Math.ceil((endsAt - Date.now()) / 1000),
        extendable: server.usedAt + 30 * minuteS * 1000 < end,
      };
    });
    mockDocuments(() => ({ items: documents }));
    return server;
  }

  const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

  /** Lets answers come, which take no time of the clock to speak of. */
  async function until(holds: () => void) {
    for (let tries = 1; ; tries++) {
      try {
        return holds();
      } catch (error) {
        if (tries === 100) throw error;
        await pass(0.01);
      }
    }
  }

  const dialog = () => screen.queryByRole('alertdialog');

  async function enter(language: 'en' | 'it' = 'en') {
    await renderScreen(`/reserved-area${language === 'it' ? '?lng=it' : ''}`, { language });
    await until(() => expect(main().getByRole('link', { name: /^Bulletin 12/ })).toBeVisible());
  }

  beforeEach(async () => {
    // Comes when it is needed, which takes longer than a clock that stands still.
    await import('./session-warning.tsx');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  });

  it.each([
    [
      'en',
      'Your session is about to end',
      /In 2 minutes you will be logged out/,
      /In one minute/,
      'Stay logged in',
    ],
    [
      'it',
      'La sessione sta per scadere',
      /Tra 2 minuti la sessione si chiude/,
      /Tra un minuto/,
      'Continua la sessione',
    ],
  ] as const)(
    'is told of in %s two minutes before, and lasts where that is wanted',
    async (language, name, two, one, stay) => {
      const server = serveSession();
      await enter(language);
      const place = main().getByRole('link', { name: /^Bulletin 12/ });
      place.focus();
      const { uses } = server;
      await pass(28 * minuteS - 5);
      expect(dialog()).toBeNull();
      await pass(5);
      await until(() => expect(dialog()).toHaveAccessibleName(name));
      expect(dialog()).toHaveAccessibleDescription(two);
      expect(screen.getByRole('button', { name: stay })).toHaveFocus();
      await pass(minuteS);
      await until(() => expect(dialog()).toHaveAccessibleDescription(one));
      // That it was looked at is no use of it.
      expect(server.uses).toBe(uses);
      fireEvent.click(screen.getByRole('button', { name: stay }));
      await until(() => expect(dialog()).toBeNull());
      expect(server.uses).toBe(uses + 1);
      expect(place).toHaveFocus();
      await pass(27 * minuteS);
      expect(dialog()).toBeNull();
      await pass(minuteS);
      await until(() => expect(dialog()).toBeVisible());
    },
  );

  it('ends at the login, which says so, where nobody does anything', async () => {
    serveSession();
    await enter();
    await pass(28 * minuteS);
    await until(() => expect(dialog()).toBeVisible());
    await pass(2 * minuteS + 1);
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent('Your session has ended'));
    expect(window.location.pathname).toBe('/ita/login');
    expect(dialog()).toBeNull();
  });

  it('is not told of where another tab has used it, and no longer where another tab extends it', async () => {
    const server = serveSession();
    await enter();
    await pass(20 * minuteS);
    server.usedAt = Date.now();
    await pass(27 * minuteS);
    expect(dialog()).toBeNull();
    await pass(minuteS);
    await until(() => expect(dialog()).toBeVisible());
    server.usedAt = Date.now();
    await pass(20);
    await until(() => expect(dialog()).toBeNull());
  });

  it('can be ended at once', async () => {
    serveSession();
    await enter();
    await pass(28 * minuteS);
    await until(() => expect(dialog()).toBeVisible());
    mockLogout(() => new Response(null, { status: 204 }));
    fireEvent.click(within(dialog() as HTMLElement).getByRole('button', { name: 'Log out' }));
    await until(() => expect(main().getByText('You are logged out.')).toHaveFocus());
    expect(dialog()).toBeNull();
  });

  it('says where it could not be extended, and can be asked again', async () => {
    const server = serveSession();
    await enter();
    await pass(28 * minuteS);
    await until(() => expect(dialog()).toBeVisible());
    server.isOffline = true;
    fireEvent.click(screen.getByRole('button', { name: 'Stay logged in' }));
    await until(() => expect(screen.getByRole('alert')).toHaveTextContent(/has not been extended/));
    server.isOffline = false;
    fireEvent.keyDown(dialog() as HTMLElement, { key: 'Escape' });
    await until(() => expect(dialog()).toBeNull());
    await pass(minuteS);
    expect(main().getByRole('link', { name: /^Bulletin 12/ })).toBeVisible();
  });

  it.each([
    ['en', /lasts eight hours at most/, 'Close'],
    ['it', /dura al massimo otto ore/, 'Chiudi'],
  ] as const)('says in %s where it cannot be extended, once', async (language, words, close) => {
    serveSession(10 * minuteS);
    await enter(language);
    await pass(8 * minuteS);
    await until(() => expect(dialog()).toHaveAccessibleDescription(words));
    fireEvent.click(screen.getByRole('button', { name: close }));
    await pass(minuteS);
    expect(dialog()).toBeNull();
    await pass(minuteS + 1);
    await until(() => expect(window.location.pathname).toBe('/ita/login'));
  });
});
