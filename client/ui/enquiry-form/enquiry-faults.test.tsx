import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aProblem } from '../../testing/builders.ts';
import {
  field,
  enquiryLabels as labels,
  receipt,
  sendButton,
  sendTo,
  typedEnquiry as typed,
} from '../../testing/fill-in-enquiry.ts';
import { mockEnquiries } from '../../testing/mock-api.ts';
import { renderScreen, renderSite } from '../../testing/render-screen.tsx';

describe('faults in an enquiry', () => {
  it.each(['en', 'it'] as const)(
    'are said in %s at each field, with the first in focus',
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

  it('go as the visitor mends them', async () => {
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
    // Else all that is left would be said again at each.
    expect(screen.getByRole('alert')).toHaveAttribute('aria-atomic', 'false');
    expect(field('Surname')).toBeInvalid();
    await user.type(field('Message'), 'Hello');
    expect(field('Message')).toHaveAccessibleDescription(/at least 10 characters/);
  });

  it('are said in the other language when the visitor turns to it', async () => {
    const { user } = await renderSite('/contacts');
    mockEnquiries(() => receipt);
    await user.type(field('Surname'), 'Ferrante');
    await user.click(sendButton());
    await user.click(screen.getByText('Italiano'));
    const name = await screen.findByRole('textbox', { name: 'Nome' });
    expect(name).toHaveAccessibleDescription('Inserisci il tuo nome.');
    expect(screen.getByRole('textbox', { name: 'Cognome' })).toHaveValue('Ferrante');
  });

  it('that only the server found are shown at their fields too', async () => {
    const problem = {
      ...aProblem('bad-input'),
      fields: [{ name: 'company', message: 'As the server says it.', code: 'too-long' }],
    };
    await sendTo(() => problem);
    await waitFor(() => expect(field(labels.en.company)).toHaveFocus());
    expect(field(labels.en.company)).toHaveAccessibleDescription(/^This is too long: at most 120/);
    expect(field('Message')).toHaveValue(typed.message);
  });
});
