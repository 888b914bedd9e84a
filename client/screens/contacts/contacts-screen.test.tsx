import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import { contactSubjects } from '@kitchen/shared/paths.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aProblem, aProduct } from '../../testing/builders.ts';
import { mockEnquiries, mockProducts } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { renderWithoutScripts } from '../../testing/render-without-scripts.ts';

const main = () => within(screen.getByRole('main'));

describe('the contact page', () => {
  it.each([
    [
      'en',
      '?lng=en',
      /^Write to us. A.person answers.$/,
      'Where we are',
      'Find a dealer',
      /unless marked optional/,
    ],
    [
      'it',
      '?lng=it',
      'Scrivici. Ti\u00a0risponde una\u00a0persona.',
      'Dove siamo',
      'Trova un rivenditore',
      /obbligatori/,
    ],
  ] as const)('says in %s where the brand is found', async (language, query, title, place, dealer, note) => {
    await renderScreen(`/contacts${query}`, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(main().getByText(note)).toBeVisible();
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

  it.each([
    ['en', '', 'A printed catalogue', /your postal address/],
    ['it', '&lng=it', 'Un catalogo stampato', /il tuo indirizzo postale/],
  ] as const)('knows in %s what the visitor came to write about', async (language, query, title, hint) => {
    await renderScreen(`/contacts?subject=catalogue${query}`, { language });
    const subject = within(main().getByRole('region', { name: title }));
    expect(subject.getByText(hint)).toBeVisible();
  });

  it.each([
    ['en', '', 'Access to the reserved area', /^Company \(optional\)/, /it helps to know your company/],
    [
      'it',
      '&lng=it',
      'Accesso all’area riservata',
      /^Azienda \(facoltativo\)/,
      /ci aiuta conoscere la tua azienda/,
    ],
  ] as const)(
    'says in %s that company and role help, and asks for neither',
    async (language, query, title, company, hint) => {
      await renderScreen(`/contacts?subject=registration${query}`, { language });
      expect(within(main().getByRole('region', { name: title })).getByText(hint)).toBeVisible();
      expect(main().getByRole('textbox', { name: company })).not.toBeRequired();
    },
  );

  it.each(['', '?subject=nonsense'])('asks for no subject at /contacts%s', async (query) => {
    await renderScreen(`/contacts${query}`);
    expect(main().getByRole('form', { name: 'Your message' })).toBeVisible();
    expect(
      main()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual([expect.stringMatching(/^Write to us/), 'Where we are']);
  });

  it('shows the product that the enquiry is about, and sends its code along', async () => {
    mockProducts(({ sku }) => aProduct({ sku, name: 'Antique 100' }));
    const sent: Enquiry[] = [];
    mockEnquiries(({ enquiry }) => {
      sent.push(enquiry);
      return { reference: 'C-7F3K2M' };
    });
    const { user } = await renderScreen('/contacts?sku=AN100%2FBU');
    const product = within(await main().findByRole('region', { name: 'Antique 100' }));
    expect(product.getByText('Product code AN100/BU')).toBeVisible();
    const back = product.getByRole('link', { name: 'Back to the product' });
    expect(back).toHaveAttribute('href', '/product/AN100%2FBU?lng=en');
    for (const [label, text] of Object.entries({
      Name: 'Giulia',
      Surname: 'Ferrante',
      'E-mail': 'giulia@studio.example',
      Message: 'Is it made in cream as well?',
    })) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(screen.getByRole('checkbox'));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await screen.findByRole('heading', { name: /^Thank you/ });
    expect(sent).toMatchObject([{ kind: 'contact', sku: 'AN100/BU', page: '/product/AN100%2FBU' }]);
    expect(main().getByRole('link', { name: 'Back to the product' })).toBeVisible();
  });

  it('takes a report of a safety problem with model and serial number, which nothing else asks for', async () => {
    mockProducts(({ sku }) => aProduct({ sku, name: 'Antique 100' }));
    const sent: Enquiry[] = [];
    mockEnquiries(({ enquiry }) => {
      sent.push(enquiry);
      return { reference: 'S-7F3K2M' };
    });
    const { user } = await renderScreen('/contacts?sku=AN100-BU&subject=safety');
    const dangerFirst = /stop using the appliance and call us: \+?[\d ]+\./;
    expect(screen.getByRole('main')).toHaveTextContent(dangerFirst);
    expect(await main().findByRole('region', { name: 'Report a safety problem' })).toBeVisible();
    expect(await main().findByRole('region', { name: 'Antique 100' })).toHaveTextContent(
      'Your report is about',
    );
    expect(screen.getByLabelText(/^Model/)).toHaveValue('AN100-BU');
    // The law asks for the report, so that it needs no consent.
    expect(screen.getByRole('checkbox')).toHaveAccessibleName(/^I have read the privacy policy: my report/);
    for (const [label, text] of Object.entries({
      Name: 'Giulia',
      Surname: 'Ferrante',
      'E-mail': 'giulia@studio.example',
      'Serial number (optional)': 'AN-2431-00042',
      Message: 'The door glass broke while cooking.',
    })) {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    }
    await user.click(screen.getByRole('checkbox'));
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    await user.click(screen.getByRole('button', { name: 'Send' }));
    const thanks = await screen.findByRole('region', { name: /^Thank you/ });
    expect(thanks).toHaveTextContent(dangerFirst);
    expect(screen.queryByText(/two working days/)).toBeNull();
    expect(sent).toMatchObject([
      { kind: 'safety', sku: 'AN100-BU', model: 'AN100-BU', serialNumber: 'AN-2431-00042' },
    ]);
  });

  it('keeps the model and the serial number that were typed, for a report about the same product', async () => {
    mockProducts(({ sku }) => aProduct({ sku, model: sku }));
    mockEnquiries(() => ({ reference: 'S-7F3K2M' }));
    const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
    const address = (sku: string) => `/contacts?sku=${sku}&subject=safety`;
    const { user, unmount } = await renderScreen(address('AN100-BU'));
    await waitFor(() => expect(field(/^Model/)).toHaveValue('AN100-BU'));
    await user.type(field(/^Name/), 'Giulia');
    await user.clear(field(/^Model/));
    await user.type(field(/^Model/), 'Antique, 1998');
    await user.type(field(/^Serial number/), 'AN-1');
    unmount();

    const again = await renderScreen(address('AN100-BU'));
    await waitFor(() => expect(field(/^Model/)).toHaveValue('Antique, 1998'));
    expect(field(/^Serial number/)).toHaveValue('AN-1');
    again.unmount();

    await renderScreen(address('EL90-CR'));
    await waitFor(() => expect(field(/^Model/)).toHaveValue('EL90-CR'));
    expect(field(/^Serial number/)).toHaveValue('');
    expect(field(/^Name/)).toHaveValue('Giulia');
  });

  it('asks for the model by the name that the product’s sheet gives it', async () => {
    mockProducts(({ sku }) => aProduct({ sku, model: 'Antique 100' }));
    await renderScreen('/contacts?sku=AN100-BU&subject=safety');
    await waitFor(() => expect(screen.getByLabelText(/^Model/)).toHaveValue('Antique 100'));
  });

  it('leads to the report of a safety problem, and asks others for no serial number', async () => {
    await renderScreen('/contacts?lng=it', { language: 'it' });
    expect(main().getByRole('link', { name: 'Segnala un problema di sicurezza' })).toHaveAttribute(
      'href',
      '/contacts?subject=safety&lng=it',
    );
    expect(screen.queryByLabelText(/matricola/)).toBeNull();
  });

  it('takes an enquiry about a product that cannot be found', async () => {
    mockProducts(() => aProblem('not-found'));
    await renderScreen('/contacts?sku=GONE');
    const product = within(await main().findByRole('region', { name: 'Product code GONE' }));
    expect(await product.findByText(/^We know no product with this code/)).toBeVisible();
    expect(main().getByRole('form', { name: 'Your message' })).toBeVisible();
  });

  it('calls no product unknown while the store is away', async () => {
    mockProducts(() => aProblem('store-unavailable'));
    await renderScreen('/contacts?sku=AN100-BU');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Back to the product' })).toBeNull());
    expect(screen.queryByText(/^We know no product/)).toBeNull();
  });
});

describe('the contact page without scripts', () => {
  const mailLinks = () => screen.getAllByRole('link', { name: /^(Write an e-mail|Scrivi un’e-mail): / });

  it.each([
    ['en', 'Write an e-mail: Service and spare parts', 'Service and spare parts', /needs JavaScript/],
    ['it', 'Scrivi un’e-mail: Assistenza e ricambi', 'Assistenza e ricambi', /ha bisogno di JavaScript/],
  ] as const)(
    'says so in %s, and starts a mail for each thing to write about',
    async (language, name, subject, words) => {
      await renderWithoutScripts('/contacts', { language });
      expect(screen.getByText(words)).toBeInTheDocument();
      expect(mailLinks()).toHaveLength(contactSubjects.length);
      expect(screen.getByRole('link', { name })).toHaveAttribute(
        'href',
        `mailto:info@calidora.example?subject=${encodeURIComponent(subject)}`,
      );
    },
  );

  it('puts first what the visitor came for', async () => {
    await renderWithoutScripts('/contacts?subject=registration', { language: 'it' });
    expect(mailLinks()[0]).toHaveAccessibleName('Scrivi un’e-mail: Accesso all’area riservata');
    expect(mailLinks()).toHaveLength(contactSubjects.length);
  });

  it('begins the report of a safety problem with model and serial number', async () => {
    await renderWithoutScripts('/contacts?sku=AN100-BU&subject=safety');
    const { searchParams } = new URL(mailLinks()[0]?.getAttribute('href') ?? '');
    expect(searchParams.get('subject')).toBe('Safety problem');
    expect(searchParams.get('body')).toBe('Model: AN100-BU\nSerial number: \nWhat happened and when: ');
  });

  it('names the product that the enquiry is about', async () => {
    await renderWithoutScripts('/contacts?sku=AN100%2FBU');
    expect(mailLinks()[0]).toHaveAttribute(
      'href',
      'mailto:info@calidora.example?subject=Enquiry%20about%20the%20product%20AN100%2FBU',
    );
  });
});
