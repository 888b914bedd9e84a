import type { Credentials, Session } from '@kitchen/shared/session.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aDocument, aProblem } from '../../testing/builders.ts';
import { mockCatalogues, mockDocuments, mockLogin, mockSession } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const session: Session = {
  user: { name: 'Studio Ferrante', email: 'info@studio.example', roles: ['partner'] },
  endsInS: 1800,
  extendable: true,
};

const address = () => window.location.pathname + window.location.search;
const username = () => screen.getByLabelText('Username');
const password = () => screen.getByLabelText('Password');
const submit = () => screen.getByRole('button', { name: 'Log in' });

async function fillIn(user: UserEvent) {
  await user.click(username());
  await user.paste('ferrante');
  await user.click(password());
  await user.paste(' a pass phrase ');
}

/** Fills in and sends; `answer` is what the server does. */
async function sendTo(answer: Parameters<typeof mockLogin>[0], path = '/ita/login') {
  mockLogin(answer);
  const { user } = await renderScreen(path);
  await fillIn(user);
  await user.click(submit());
  return { user };
}

const tooMany = (seconds: string | undefined) =>
  HttpResponse.json(aProblem('too-many-requests'), {
    status: 429,
    headers: seconds === undefined ? {} : { 'retry-after': seconds },
  });

/** Everything that the browser keeps for the site. */
const kept = () =>
  JSON.stringify([{ ...window.localStorage }, { ...window.sessionStorage }, document.cookie]);

describe('the login screen', () => {
  it('stands outside the frame and keeps out of search engines', async () => {
    await renderScreen('/ita/login');
    // By the name that the links which lead here have.
    expect(await screen.findByRole('heading', { level: 1, name: 'Service area' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Skip to the content' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Search' })).toBeNull();
    expect(document.title).toBe('Service area | Calidora');
    expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    expect(document.querySelector('link[rel=canonical]')).toBeNull();
  });

  it('turns to the other language, keeps the choice and what was typed', async () => {
    const { user } = await renderScreen('/ita/login');
    await fillIn(user);
    await user.click(screen.getByText('EN'));
    await user.click(screen.getByRole('link', { name: 'Italiano' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Area assistenza' })).toBeVisible();
    expect(document.documentElement).toHaveAttribute('lang', 'it');
    expect(document.cookie).toContain('lng=it');
    expect(screen.getByLabelText('Nome utente')).toHaveValue('ferrante');
  });

  it('says why it stands before a document', async () => {
    await renderScreen('/ita/login?next=/api/documents/price-list-2026');
    expect(await screen.findByText('Log in, and the document opens.')).toBeVisible();
  });

  it('is announced to who comes from a page with the frame, and so is the page after it', async () => {
    const { user, container } = await renderScreen('/reserved-area');
    const announcement = container.querySelector('[aria-live="polite"]:not([role])');
    await user.click(await screen.findByRole('link', { name: 'Log in' }));
    await waitFor(() => expect(announcement).toHaveTextContent('Service area | Calidora'));
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Register' }));
    await waitFor(() =>
      expect(announcement).toHaveTextContent('Contacts: products, service and spare parts | Calidora'),
    );
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it.each([
    [
      'en',
      '?lng=en',
      'Login is not available at the moment',
      'Contact us',
      'Register',
      'Back to the website',
    ],
    ['it', '?lng=it', 'Al momento non è possibile accedere', 'Contattaci', 'Registrati', 'Torna al sito'],
  ] as const)(
    'says in %s where there is no login, and what helps instead',
    async (language, query, message, contact, register, home) => {
      await renderScreen(`/ita/Login${query}`, { language, loginAvailable: false });
      await screen.findByRole('heading', { level: 1 });
      const main = within(screen.getByRole('main'));
      expect(main.getByRole('heading', { level: 2, name: message })).toBeVisible();
      const contacts = (subject: string) => `/contacts?subject=${subject}${query.replace('?', '&')}`;
      expect(main.getByRole('link', { name: contact })).toHaveAttribute('href', contacts('service'));
      expect(main.getByRole('link', { name: register })).toHaveAttribute('href', contacts('registration'));
      expect(screen.getByRole('link', { name: home })).toHaveAttribute('href', `/${query}`);
      expect(screen.queryByRole('form')).not.toBeInTheDocument();
    },
  );

  it('leads to the page where the operator takes registrations', async () => {
    await renderScreen('/ita/login', { registrationUrl: 'https://partners.example/join' });
    const link = screen.getByRole('link', { name: 'Register' });
    expect(link).toHaveAttribute('href', 'https://partners.example/join');
  });

  it.each([true, false])('says without scripts what helps instead (login: %s)', async (loginAvailable) => {
    await renderWithoutScripts('/ita/login', { loginAvailable });
    expect(screen.getByRole('link', { name: 'Contact us' })).toBeVisible();
    if (loginAvailable) expect(screen.getByText(/^The login needs JavaScript/)).toBeVisible();
  });
});

describe('the form of the login', () => {
  it('is one that password managers know', async () => {
    await renderScreen('/ita/login');
    const form = screen.getByRole<HTMLFormElement>('form', { name: 'Log in' });
    expect(form.method).toBe('post');
    expect(username()).toHaveAttribute('autocomplete', 'username');
    expect(username()).toHaveAttribute('name', 'username');
    expect(password()).toHaveAttribute('autocomplete', 'current-password');
    expect(password()).toHaveAttribute('name', 'password');
    expect(password()).toHaveAttribute('type', 'password');
    expect(submit()).toHaveAttribute('type', 'submit');
  });

  it('logs in with the password as it is, leads on, and keeps no password', async () => {
    mockDocuments(() => ({ items: [aDocument()] }));
    const sent: Credentials[] = [];
    await sendTo((credentials) => {
      sent.push(credentials);
      return session;
    });
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Good to see you, Studio Ferrante' }),
    ).toBeVisible();
    expect(address()).toBe('/reserved-area?lng=en');
    expect(sent).toEqual([{ username: 'ferrante', password: ' a pass phrase ' }]);
    expect(await screen.findByRole('link', { name: 'Price list 2026' })).toBeVisible();
    expect(kept()).not.toMatch(/phrase|ferrante/i);
  });

  it('is sent with the Enter key, in Italian, and keeps the language', async () => {
    mockDocuments(() => ({ items: [] }));
    mockLogin(() => session);
    const { user } = await renderScreen('/ita/login?lng=it', { language: 'it' });
    await user.type(screen.getByLabelText('Nome utente'), 'ferrante');
    await user.type(screen.getByLabelText('Password'), 'password{Enter}');
    expect(
      await screen.findByRole('heading', { level: 1, name: 'È un piacere rivederti, Studio Ferrante' }),
    ).toBeVisible();
    expect(address()).toBe('/reserved-area?lng=it');
  });

  it.each([
    ['a page of this site', '/catalogues', '/catalogues?lng=en'],
    ['another site: to the area', 'https://evil.example/', '/reserved-area?lng=en'],
    ['another site without its scheme: to the area', '//evil.example', '/reserved-area?lng=en'],
  ])('leads on to %s', async (_what, next, to) => {
    mockDocuments(() => ({ items: [] }));
    mockCatalogues(() => ({ catalogues: [] }));
    await sendTo(() => session, `/ita/login?next=${encodeURIComponent(next)}`).catch(() => undefined);
    await waitFor(() => expect(address()).toBe(to));
  });

  it('says what is missing at each field, and goes to the first', async () => {
    const { user } = await renderScreen('/ita/login');
    await user.type(username(), '   {Enter}');
    expect(username()).toHaveFocus();
    const live = document.querySelector('[aria-live="polite"]:not([role])');
    expect(live).toHaveTextContent('Enter your username.');
    const before = live?.textContent;
    await user.keyboard('{Enter}');
    expect(live?.textContent).not.toBe(before);
    expect(username()).toHaveAccessibleDescription('Enter your username.');
    expect(password()).toHaveAccessibleDescription('Enter your password.');
    await user.type(password(), 'x');
    expect(password()).toBeValid();
    expect(username()).toBeInvalid();
  });

  it('does not say which of the two was wrong, and goes back to the password', async () => {
    const { user } = await sendTo(() => aProblem('login-refused'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Wrong username or password/);
    expect(username()).toBeInvalid();
    expect(password()).toBeInvalid();
    for (const field of [username(), password()])
      expect(field).toHaveAccessibleDescription(/^Wrong username or password/);
    await waitFor(() => expect(password()).toHaveFocus());
    expect(username()).toHaveValue('ferrante');
    await user.keyboard('another');
    expect(password()).not.toHaveAccessibleDescription();
    expect(password()).toHaveValue('another');
    expect(username()).toBeValid();
    expect(address()).toBe('/ita/login');
  });

  it('takes a name that is longer than any for a wrong one, without asking', async () => {
    const { user } = await renderScreen('/ita/login');
    await user.click(username());
    await user.paste('a'.repeat(300));
    await user.click(password());
    await user.paste('password{Enter}');
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Wrong username or password/);
  });

  it.each([
    ['1', 'Try again in one second.'],
    ['8', 'Try again in 8 seconds.'],
    ['60', 'Try again in one minute.'],
    ['64', 'Try again in 2 minutes.'],
    ['900', 'Try again in 15 minutes.'],
    [undefined, 'Try again in one minute.'],
  ])('says how long to wait after too many attempts (%s s)', async (seconds, sentence) => {
    await sendTo(() => tooMany(seconds));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(submit()).toHaveAttribute('aria-disabled', 'false');
  });

  it.each([
    ['1', 'Riprova tra un secondo.'],
    ['32', 'Riprova tra 32 secondi.'],
    ['60', 'Riprova tra un minuto.'],
    ['512', 'Riprova tra 9 minuti.'],
  ])('says it in Italian (%s s)', async (seconds, sentence) => {
    mockLogin(() => tooMany(seconds));
    const { user } = await renderScreen('/ita/login?lng=it', { language: 'it' });
    await user.type(screen.getByLabelText('Nome utente'), 'ferrante');
    await user.type(screen.getByLabelText('Password'), 'password{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  });

  it.each([
    ['the service cannot be reached', () => aProblem('login-unavailable'), /^The login cannot be reached/],
    ['there is no connection', () => HttpResponse.error(), /^There is no connection/],
    ['the answer makes no sense', () => HttpResponse.text('<p>'), /^The login cannot be reached/],
  ] as const)('says when %s, and is sent again', async (_what, answer, sentence) => {
    const { user } = await sendTo(answer);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(username()).toBeValid();
    mockDocuments(() => ({ items: [] }));
    mockLogin(() => session);
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: /^Good to see you/ })).toBeVisible();
  });

  it('says that it needs cookies where the browser takes none', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const { user } = await renderScreen('/ita/login');
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your browser does not accept cookies/);
  });

  it('is sent once, however often the button is pressed, and says that it is under way', async () => {
    const answer = Promise.withResolvers<Session>();
    const ask = vi.fn(() => answer.promise);
    const { user } = await sendTo(ask);
    const button = screen.getByRole('button', { name: 'Logging in...' });
    await user.click(button);
    await user.click(button);
    expect(screen.getByText('Logging in...', { selector: '[role=status]' })).toBeInTheDocument();
    expect(password()).toHaveAttribute('readonly');
    mockDocuments(() => ({ items: [] }));
    await act(async () => answer.resolve(session));
    await screen.findByRole('heading', { name: /^Good to see you/ });
    expect(ask).toHaveBeenCalledOnce();
  });

  it('shows the password on demand and keeps it', async () => {
    const { user } = await renderScreen('/ita/login');
    await user.type(password(), 'secret');
    const button = screen.getByRole('button', { name: 'Show password' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('secret');
    await user.click(button);
    expect(password()).toHaveAttribute('type', 'password');
    expect(password()).toHaveValue('secret');
  });

  it('says that Caps Lock is on', async () => {
    const { user } = await renderScreen('/ita/login');
    await user.click(password());
    await user.keyboard('{CapsLock}a');
    expect(screen.getByText('Caps Lock is on.')).toBeVisible();
    await user.keyboard('{CapsLock}');
    await user.keyboard('a');
    expect(screen.queryByText('Caps Lock is on.')).not.toBeInTheDocument();
  });
});

describe('who has logged in before', () => {
  it('is led on without being asked again', async () => {
    mockSession(() => session);
    mockDocuments(() => ({ items: [] }));
    window.localStorage.setItem('session', '1');
    await renderScreen('/ita/login');
    expect(await screen.findByRole('heading', { name: /^Good to see you/ })).toBeVisible();
    expect(address()).toBe('/reserved-area?lng=en');
  });

  it('hears that the session has ended, and logs in again', async () => {
    mockSession(() => aProblem('login-required'));
    window.localStorage.setItem('session', '1');
    const { user } = await renderScreen('/ita/login');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Your session has ended/);
    mockLogin(() => session);
    mockDocuments(() => ({ items: [] }));
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: /^Good to see you/ })).toBeVisible();
  });
});
