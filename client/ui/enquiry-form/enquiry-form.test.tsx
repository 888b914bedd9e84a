import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  field,
  fillIn,
  enquiryLabels as labels,
  receipt,
  sendButton,
  takeTime,
  typedEnquiry as typed,
} from '../../testing/fill-in-enquiry.ts';
import { mockEnquiries } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

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
    expect(sent).toMatchObject([
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
