import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import { problemTypeUri } from '@kitchen/shared/problem.ts';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aCard, aProblem } from '../../testing/builders.ts';
import { mockEnquiries, mockProductCards } from '../../testing/mock-api.ts';
import { renderScreen, renderSite } from '../../testing/render-screen.tsx';

const labels = {
  en: {
    form: 'Your message',
    name: 'Name',
    surname: 'Surname',
    company: 'Company (optional)',
    role: 'Role (optional)',
    email: 'E-mail',
    phone: 'Phone (optional)',
    message: 'Message',
    consent: 'I have read the privacy policy and agree to the use of my data to receive an answer.',
    send: 'Send',
    missing: [
      'Enter your name.',
      'Enter your surname.',
      'Enter your e-mail address, so that we can answer.',
      'Tell us what it is about.',
      'Please agree to the privacy policy.',
    ],
    sent: 'Thank you, your message has arrived',
  },
  it: {
    form: 'Il tuo messaggio',
    name: 'Nome',
    surname: 'Cognome',
    company: 'Azienda (facoltativo)',
    role: 'Ruolo (facoltativo)',
    email: 'E-mail',
    phone: 'Telefono (facoltativo)',
    message: 'Messaggio',
    consent:
      'Ho letto l’informativa sulla privacy e acconsento al trattamento dei miei dati per ricevere una risposta.',
    send: 'Invia',
    missing: [
      'Inserisci il tuo nome.',
      'Inserisci il tuo cognome.',
      'Inserisci il tuo indirizzo e-mail, così possiamo risponderti.',
      'Scrivici di che cosa si tratta.',
      'Per favore accetta l’informativa sulla privacy.',
    ],
    sent: 'Grazie, il tuo messaggio è arrivato',
  },
} as const;

type Words = (typeof labels)[keyof typeof labels];

const form = (words: Words = labels.en) => within(screen.getByRole('form', { name: words.form }));
const field = (name: string) => screen.getByLabelText(name);
const sendButton = (name: string = labels.en.send) => screen.getByRole('button', { name });

const typed = {
  name: 'Giulia',
  surname: 'Ferrante',
  email: 'giulia@studio.example',
  message: 'Good morning, where can I see it?',
};

async function fillIn(user: UserEvent, words: Words = labels.en) {
  for (const [name, text] of Object.entries(typed)) {
    await user.click(field(words[name as keyof typeof typed]));
    await user.paste(text);
  }
  await user.click(field(words.consent));
}

const { now } = Date;
let aheadMs = 0;

/** Lets the seconds pass that a person needs; the clock goes on from there. */
function takeTime() {
  aheadMs += 10_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
}

/** Fills in and sends; `answer` is what the server does. */
async function sendTo(answer: Parameters<typeof mockEnquiries>[0], path = '/contacts') {
  mockEnquiries(answer);
  const { user, unmount } = await renderScreen(path);
  await fillIn(user);
  takeTime();
  await user.click(sendButton());
  return { user, unmount };
}

const receipt = { reference: 'C-7F3K2M' };
const sentHeading = () => screen.findByRole('heading', { name: labels.en.sent });

describe('the form of an enquiry', () => {
  it.each([
    ['en', '/contacts', 'contact'],
    ['it', '/contacts?lng=it', 'contact'],
    ['en', '/dealers', 'dealer'],
    ['it', '/dealers?lng=it', 'dealer'],
  ] as const)('is sent in %s from %s, and tells the reference', async (language, path, kind) => {
    const words = labels[language];
    const sent: Enquiry[] = [];
    mockEnquiries(({ enquiry }) => {
      sent.push(enquiry);
      return receipt;
    });
    const { user } = await renderScreen(path, { language });
    await user.type(field(words.company), 'Studio Ferrante');
    await user.type(field(words.role), 'Architect');
    await user.type(field(words.phone), '+39 02 5550 0137');
    await fillIn(user, words);
    takeTime();
    await user.click(sendButton(words.send));
    const heading = await screen.findByRole('heading', { level: 1, name: words.sent });
    expect(heading).toHaveFocus();
    expect(screen.getByText('C-7F3K2M')).toBeVisible();
    expect(screen.queryByRole('form', { name: words.form })).not.toBeInTheDocument();
    expect(sent).toEqual([
      {
        kind,
        ...typed,
        company: 'Studio Ferrante',
        role: 'Architect',
        phone: '+39 02 5550 0137',
        consent: true,
        language,
        page: path.replace('?lng=it', ''),
        token: 'a-token',
        website: '',
      },
    ]);
  });

  it.each(['en', 'it'] as const)(
    'says in %s at each field what is missing, and goes to the first',
    async (language) => {
      const words = labels[language];
      const { user } = await renderScreen(`/contacts?lng=${language}`, { language });
      mockEnquiries(() => receipt);
      await user.click(sendButton(words.send));
      const faulty = [words.name, words.surname, words.email, words.message, words.consent].map(field);
      expect(faulty[0]).toHaveFocus();
      for (const [index, control] of faulty.entries()) {
        expect(control).toBeInvalid();
        expect(control).toHaveAccessibleDescription(expect.stringContaining(words.missing[index] ?? '-'));
      }
      expect(field(words.phone)).toBeValid();
      expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(5);
    },
  );

  it('takes back what it said as the visitor mends it', async () => {
    const { user } = await renderScreen('/contacts');
    mockEnquiries(() => receipt);
    await user.click(sendButton());
    await user.click(within(screen.getByRole('alert')).getByRole('link', { name: 'E-mail' }));
    expect(field('E-mail')).toHaveFocus();
    await user.keyboard('giulia@studio');
    expect(field('E-mail')).toHaveAccessibleDescription(/^Enter a valid e-mail address/);
    await user.keyboard('.example');
    expect(field('E-mail')).toBeValid();
    expect(within(screen.getByRole('alert')).queryByRole('link', { name: 'E-mail' })).not.toBeInTheDocument();
    expect(field('Surname')).toBeInvalid();
    await user.type(field('Message'), 'Hello');
    expect(field('Message')).toHaveAccessibleDescription(/at least 10 characters/);
  });

  it('says the same in the other language when the visitor turns to it', async () => {
    const { user } = await renderSite('/contacts');
    mockEnquiries(() => receipt);
    await user.type(field('Surname'), 'Ferrante');
    await user.click(sendButton());
    await user.click(screen.getByText('Italiano'));
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    expect(name).toHaveAccessibleDescription('Inserisci il tuo nome.');
    expect(screen.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Ferrante');
  });

  it('shows at their fields the faults that only the server found', async () => {
    const problem = {
      ...aProblem('bad-input'),
      fields: [{ name: 'phone', message: 'As the server says it.', code: 'phone' }],
    };
    await sendTo(() => problem);
    await waitFor(() => expect(field(labels.en.phone)).toHaveFocus());
    expect(field(labels.en.phone)).toHaveAccessibleDescription(/^Use only digits/);
    expect(field('Message')).toHaveValue(typed.message);
  });

  it('counts the characters of a message only near its end, and cuts nothing off', async () => {
    const { user } = await renderScreen('/contacts');
    mockEnquiries(() => receipt);
    await user.click(field('Message'));
    await user.paste('a'.repeat(3_000));
    expect(screen.queryByText(/characters (left|too many)/)).not.toBeInTheDocument();
    await user.paste('a'.repeat(900));
    expect(screen.getByText('100 characters left')).toBeVisible();
    await user.paste('a'.repeat(101));
    expect(screen.getByText('1 character too many')).toBeVisible();
    expect(field('Message')).toHaveValue('a'.repeat(4_001));
  });

  it('is reached field by field with the keyboard, the trap left out', async () => {
    const { user } = await renderScreen('/contacts');
    mockEnquiries(() => receipt);
    await user.click(field('Name'));
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 10; stop += 1) {
      stops.push(document.activeElement?.getAttribute('name') ?? document.activeElement?.textContent ?? null);
      await user.tab();
    }
    expect(stops).toEqual([
      ...['name', 'surname', 'company', 'role', 'email', 'phone', 'message', 'consent'],
      'privacy policy',
      'Send',
    ]);
    expect(screen.queryByRole('textbox', { name: /Leave this field empty/ })).not.toBeInTheDocument();
  });

  it('lets browsers and phones help with what they know', async () => {
    await renderScreen('/contacts');
    const help = ['Name', 'Surname', labels.en.company, labels.en.role, 'E-mail', labels.en.phone].map(
      (name) => field(name).getAttribute('autocomplete'),
    );
    expect(help).toEqual(['given-name', 'family-name', 'organization', 'organization-title', 'email', 'tel']);
    expect(field('E-mail')).toHaveAttribute('inputmode', 'email');
    expect(field(labels.en.phone)).toHaveAttribute('type', 'tel');
  });
});

describe('what was typed', () => {
  it('is there again after leaving the page and coming back, but for the consent', async () => {
    mockEnquiries(() => receipt);
    const { user } = await renderScreen('/contacts');
    await fillIn(user);
    await user.click(form().getByRole('link', { name: 'privacy policy' }));
    await screen.findByRole('heading', { level: 1, name: 'Privacy policy' });
    await act(async () => window.history.back());
    await waitFor(() => expect(field('Name')).toHaveValue('Giulia'));
    expect(field('Message')).toHaveValue(typed.message);
    expect(form().getByRole('checkbox')).not.toBeChecked();
  });

  it('is there again after a reload, in the form where it was typed', async () => {
    mockEnquiries(() => receipt);
    const { user, unmount } = await renderScreen('/contacts');
    await fillIn(user);
    unmount();
    const other = await renderScreen('/dealers');
    expect(field('Name')).toHaveValue('');
    other.unmount();
    await renderScreen('/contacts');
    expect(field('E-mail')).toHaveValue(typed.email);
  });

  it.each(['{', '{"typed":{"name":5}}', '[]', 'null'])(
    'is nothing where the browser kept %s',
    async (kept) => {
      window.sessionStorage.setItem('enquiry-contact', kept);
      await renderScreen('/contacts');
      expect(field('Name')).toHaveValue('');
    },
  );

  it('is not put back to what was sent by a failure that comes after the visitor wrote on elsewhere', async () => {
    const answer = Promise.withResolvers<ReturnType<typeof aProblem>>();
    const received = Promise.withResolvers<void>();
    const { unmount } = await sendTo(() => {
      received.resolve();
      return answer.promise;
    });
    await received.promise;
    unmount();
    const again = await renderScreen('/contacts');
    await again.user.type(field('Message'), ' And one thing more.');
    const settled = vi.spyOn(Response.prototype, 'json');
    answer.resolve(aProblem('internal'));
    await vi.waitFor(() => expect(settled).toHaveBeenCalled());
    await act(async () => undefined);
    expect(window.sessionStorage.getItem('enquiry-contact')).toContain('And one thing more.');
  });

  it.each([
    ['in the form to which the visitor came back', true],
    ['in the browser of a visitor who is elsewhere', false],
  ])('is gone %s once it has arrived', async (_where, isBack) => {
    const answer = Promise.withResolvers<typeof receipt>();
    const received = Promise.withResolvers<void>();
    const { unmount } = await sendTo(() => {
      received.resolve();
      return answer.promise;
    });
    await received.promise;
    unmount();
    if (isBack) {
      await renderScreen('/contacts');
      expect(field('Message')).toHaveValue(typed.message);
    }
    answer.resolve(receipt);
    await vi.waitFor(() => expect(window.sessionStorage.getItem('enquiry-contact')).toBeNull());
    if (isBack) expect(await sentHeading()).toHaveFocus();
  });

  it('goes with the page of this site that the visitor came from', async () => {
    const pages: unknown[] = [];
    const here = new URL('/contacts', window.location.href).href;
    const entries = ['/product/AN100-BU?lng=it&from=mail', '/contacts?lng=it', '/contacts'];
    vi.stubGlobal('navigation', {
      currentEntry: { index: 2 },
      entries: () => entries.map((url) => ({ url: new URL(url, here).href })),
    });
    await sendTo(({ enquiry }) => {
      pages.push(enquiry.page);
      return receipt;
    });
    await sentHeading();
    expect(pages).toEqual(['/product/AN100-BU']);
  });

  it('is gone once it was sent', async () => {
    const { user } = await sendTo(() => receipt);
    await sentHeading();
    expect(window.sessionStorage.getItem('enquiry-contact')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Write another message' }));
    expect(field('Name')).toHaveValue('');
  });
});

describe('sending', () => {
  it('happens once, however often the button is pressed, and shows that it goes on', async () => {
    const answer = Promise.withResolvers<typeof receipt>();
    const receive = vi.fn(() => answer.promise);
    const { user } = await sendTo(receive);
    const button = await screen.findByRole('button', { name: 'Sending...' });
    await user.dblClick(button);
    expect(form().getByRole('status')).toHaveTextContent('Sending...');
    answer.resolve(receipt);
    await sentHeading();
    expect(receive).toHaveBeenCalledOnce();
  });

  it.each([
    ['the connection breaks', () => HttpResponse.error(), /reaches us only once/],
    ['the server fails', () => aProblem('internal'), /wrong on our side/],
    ['a gateway fails', () => new HttpResponse('<h1>Bad gateway</h1>', { status: 502 }), /wrong on our side/],
    [
      'too much is sent',
      () => new HttpResponse(null, { status: 429, headers: { 'retry-after': '600' } }),
      /Send again in 10 minutes/,
    ],
    ['no answer comes in time', () => new HttpResponse(null, { status: 504 }), /reaches us only once/],
  ] as const)('says what to do when %s, and goes on under the same key', async (_case, fail, words) => {
    const keys: string[] = [];
    const { user } = await sendTo(({ key }) => {
      keys.push(key);
      return keys.length === 1 ? fail() : receipt;
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText(words)).toBeVisible();
    expect(within(alert).getByRole('link', { name: 'info@calidora.example' })).toHaveAttribute(
      'href',
      'mailto:info@calidora.example',
    );
    expect(field('Message')).toHaveValue(typed.message);
    await user.click(sendButton('Send again'));
    await sentHeading();
    expect(keys[1]).toBe(keys[0]);
  });

  it('is certain that nothing was sent only where there was no connection to begin with', async () => {
    const connection = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { user } = await sendTo(() => HttpResponse.error());
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Your message has not been sent')).toBeVisible();
    expect(within(alert).getByText(/^There is no connection/)).toBeVisible();
    connection.mockReturnValue(true);
    await user.click(sendButton('Send again'));
    expect(await screen.findByText('We do not know whether your message arrived')).toBeVisible();
  });

  it('gives up waiting in the end, and does not know more then', async () => {
    const limit = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    await sendTo(() => {
      limit.abort(new DOMException('Time is up', 'TimeoutError'));
      return new Promise(() => undefined);
    });
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('We do not know whether your message arrived')).toBeVisible();
  });

  it('goes on under the same key after a reload, with the consent given anew', async () => {
    const sent: { key: string; enquiry: Enquiry }[] = [];
    const { unmount } = await sendTo((submission) => {
      sent.push(submission);
      return sent.length === 1 ? HttpResponse.error() : receipt;
    });
    await screen.findByRole('alert');
    unmount();
    const { user } = await renderScreen('/contacts?lng=it', { language: 'it' });
    await user.click(field(labels.it.consent));
    takeTime();
    await user.click(sendButton('Invia'));
    await screen.findByRole('heading', { name: labels.it.sent });
    expect(sent[1]).toEqual(sent[0]);
  });

  it('takes another key for what was changed since', async () => {
    const keys: string[] = [];
    const { user } = await sendTo(({ key }) => {
      keys.push(key);
      return keys.length === 1 ? HttpResponse.error() : receipt;
    });
    await screen.findByRole('alert');
    await user.type(field('Message'), ' Thank you.');
    await user.click(sendButton('Send again'));
    await sentHeading();
    expect(keys[1]).not.toBe(keys[0]);
  });

  it('takes another key where the server knows this one with other words', async () => {
    const keys: string[] = [];
    const { user } = await sendTo(({ key }) => {
      keys.push(key);
      if (keys.length > 1) return receipt;
      return HttpResponse.json(
        { type: problemTypeUri('bad-input'), title: '', status: 422 },
        { status: 422 },
      );
    });
    await screen.findByRole('alert');
    await user.click(sendButton('Send again'));
    await sentHeading();
    expect(keys[1]).not.toBe(keys[0]);
  });
});

describe('the shortlist in the form', () => {
  const cards = () =>
    mockProductCards(({ skus }) => ({
      items: skus
        .filter((sku) => sku === 'cal-1')
        .map(() => ({ ...aCard({ id: 1, name: 'Cooker One' }), category: 'cookers' })),
      missing: skus.filter((sku) => sku !== 'cal-1'),
    }));
  const sent = async (isTicked: boolean) => {
    cards();
    window.localStorage.setItem('shortlist', '["CAL-1","GONE"]');
    const enquiries: Enquiry[] = [];
    mockEnquiries(({ enquiry }) => {
      enquiries.push(enquiry);
      return { reference: 'C-7F3K2M' };
    });
    const { user } = await renderScreen('/contacts');
    const box = await screen.findByRole('checkbox', {
      name: 'Send my shortlist along: Cooker One (CAL-1), GONE',
    });
    expect(box).not.toBeChecked();
    if (isTicked) await user.click(box);
    await fillIn(user);
    takeTime();
    await user.click(sendButton());
    await screen.findByRole('heading', { name: labels.en.sent });
    return enquiries[0];
  };

  it('is named, and goes along where the visitor ticks it', async () => {
    expect((await sent(true))?.shortlist).toEqual(['CAL-1', 'GONE']);
  });

  it('stays here otherwise', async () => {
    expect(await sent(false)).not.toHaveProperty('shortlist');
  });

  it('is ticked already for who comes from it to enquire about it', async () => {
    cards();
    window.localStorage.setItem('shortlist', '["CAL-1"]');
    const { user } = await renderScreen('/shortlist');
    await user.click(await screen.findByRole('link', { name: 'Enquire about the list' }));
    expect(
      await screen.findByRole('checkbox', { name: /^Send my shortlist along/ }, { timeout: 5000 }),
    ).toBeChecked();
  });

  it('is not asked about where there is none, nor of dealers', async () => {
    await renderScreen('/contacts');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    window.localStorage.setItem('shortlist', '["CAL-1"]');
    cleanup();
    await renderScreen('/dealers');
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
  });
});
