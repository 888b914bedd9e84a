// @vitest-environment jsdom
import { contactSubjects } from '@kitchen/shared/paths.ts';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

const main = () => within(screen.getByRole('main'));
const mailLinks = () => main().getAllByRole('link', { name: /^(Write an e-mail|Scrivi un’e-mail): / });

describe('the contact page', () => {
  it.each([
    ['en', '', 'Write to us, a person answers', 'Where we are', 'Find a dealer'],
    ['it', '?lng=it', 'Scrivici, ti risponde una persona', 'Dove siamo', 'Trova un rivenditore'],
  ] as const)('says in %s where the brand is found', async (language, query, title, place, dealer) => {
    await renderScreen(`/contacts${query}`, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const aside = within(screen.getByRole('complementary', { name: place }));
    expect(aside.getByText(/Via dell’Industria 12/)).toHaveTextContent('20100 Milano');
    expect(aside.getByRole('link', { name: 'info@calidora.example' })).toHaveAttribute(
      'href',
      'mailto:info@calidora.example',
    );
    expect(aside.getByRole('link', { name: '+39 02 5550 0100' })).toHaveAttribute(
      'href',
      'tel:+390255500100',
    );
    expect(aside.getByRole('link', { name: dealer })).toHaveAttribute('href', `/dealers${query}`);
  });

  it('starts a mail that has its subject for each thing to write about', async () => {
    await renderScreen('/contacts');
    await screen.findByRole('heading', { level: 1 });
    expect(mailLinks()).toHaveLength(contactSubjects.length);
    expect(main().getByRole('link', { name: 'Write an e-mail: Service and spare parts' })).toHaveAttribute(
      'href',
      'mailto:info@calidora.example?subject=Service%20and%20spare%20parts',
    );
  });

  it('puts first what the visitor came for', async () => {
    await renderScreen('/contacts?subject=registration&lng=it', { language: 'it' });
    await screen.findByRole('heading', { level: 1 });
    expect(mailLinks()[0]).toHaveAccessibleName('Scrivi un’e-mail: Accesso all’area riservata');
    expect(mailLinks()).toHaveLength(contactSubjects.length);
  });

  it('names the product that the enquiry is about, and leads back to it', async () => {
    await renderScreen('/contacts?sku=AN100%2FBU');
    await screen.findByRole('heading', { level: 1 });
    expect(mailLinks()[0]).toHaveAttribute(
      'href',
      'mailto:info@calidora.example?subject=Enquiry%20about%20the%20product%20AN100%2FBU',
    );
    expect(main().getByRole('link', { name: 'Back to the product' })).toHaveAttribute(
      'href',
      '/product/AN100%2FBU',
    );
  });
});
