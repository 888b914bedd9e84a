import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { mockEnquiries } from './mock-api.ts';
import { renderScreen } from './render-screen.tsx';

export const enquiryLabels = {
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
      "Per favore accetta l'informativa sulla privacy.",
    ],
    sent: 'Grazie, il tuo messaggio è arrivato',
  },
} as const;

type Words = (typeof enquiryLabels)[keyof typeof enquiryLabels];

export const form = (words: Words = enquiryLabels.en) =>
  within(screen.getByRole('form', { name: words.form }));
export const field = (name: string) => screen.getByLabelText(name);
export const sendButton = (name: string = enquiryLabels.en.send) => screen.getByRole('button', { name });

export const typedEnquiry = {
  name: 'Giulia',
  surname: 'Ferrante',
  email: 'giulia@studio.example',
  message: 'Good morning, where can I see it?',
};

/** Fills in what has to be there. */
export async function fillIn(user: UserEvent, words: Words = enquiryLabels.en) {
  for (const [name, text] of Object.entries(typedEnquiry)) {
    await user.click(field(words[name as keyof typeof typedEnquiry]));
    await user.paste(text);
  }
  await user.click(field(words.consent));
}

const { now } = Date;
let aheadMs = 0;

/** Lets the seconds pass that a person needs; the clock goes on from there. */
export function takeTime() {
  aheadMs += 10_000;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + aheadMs);
}

/** Fills in and sends; `answer` is what the server does. */
export async function sendTo(answer: Parameters<typeof mockEnquiries>[0]) {
  mockEnquiries(answer);
  const { user, unmount } = await renderScreen('/contacts');
  await fillIn(user);
  takeTime();
  await user.click(sendButton());
  return { user, unmount };
}

export const receipt = { reference: 'C-7F3K2M' };
export const sentHeading = () => screen.findByRole('heading', { name: enquiryLabels.en.sent });
