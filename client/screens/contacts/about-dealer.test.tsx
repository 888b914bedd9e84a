import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aDealer, aProblem, aProduct } from '../../testing/builders.ts';
import { fillIn, enquiryLabels as labels, sendButton, takeTime } from '../../testing/fill-in-enquiry.ts';
import { mockDealer, mockEnquiries, mockProducts } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

const copyBox = () => screen.findByRole('checkbox', { name: /^Send this dealer a copy of my message/ });

async function openForm(address: string) {
  const enquiries: Enquiry[] = [];
  mockEnquiries(({ enquiry }) => {
    enquiries.push(enquiry);
    return { reference: 'C-7F3K2M' };
  });
  const { user } = await renderScreen(address);
  return {
    user,
    async sent() {
      await fillIn(user);
      takeTime();
      await user.click(sendButton());
      await screen.findByRole('heading', { name: labels.en.sent });
      return enquiries[0];
    },
  };
}

describe('an enquiry that names a dealer', () => {
  it('says who gets a copy, and names product and dealer', async () => {
    mockProducts(({ sku }) => aProduct({ sku }));
    mockDealer(() => ({ dealer: aDealer() }));
    const { sent } = await openForm('/contacts?sku=AN100-BU&dealer=felsinea');
    const dealer = within(await screen.findByRole('region', { name: 'Spazio Felsineo, Bologna' }));
    expect(dealer.getByText('You are writing to us and to a dealer')).toBeVisible();
    expect(dealer.getByRole('link', { name: 'Back to the dealer' })).toHaveAttribute(
      'href',
      '/dealers/felsinea?lng=en',
    );
    expect(await copyBox()).toBeChecked();
    expect(await sent()).toMatchObject({ kind: 'contact', sku: 'AN100-BU', dealer: 'felsinea' });
  });

  it('goes to the brand alone where the visitor unticks it', async () => {
    mockDealer(() => ({ dealer: aDealer() }));
    const { user, sent } = await openForm('/contacts?dealer=felsinea');
    await user.click(await copyBox());
    expect(await sent()).not.toHaveProperty('dealer');
  });

  it('leaves the dealer out for who comes back, once unticked', async () => {
    mockDealer(() => ({ dealer: aDealer() }));
    mockEnquiries(() => ({ reference: 'C-7F3K2M' }));
    const { user, unmount } = await renderScreen('/contacts?dealer=felsinea');
    await user.click(await copyBox());
    unmount();
    await renderScreen('/contacts?dealer=felsinea');
    await waitFor(async () => expect(await copyBox()).not.toBeChecked());
  });

  it('names its dealer also while the list cannot be asked', async () => {
    mockDealer(() => aProblem('internal'));
    const { sent } = await openForm('/contacts?dealer=felsinea');
    expect(await sent()).toMatchObject({ dealer: 'felsinea' });
  });

  it('says where the dealer has no address, and names it to the brand all the same', async () => {
    mockDealer(() => ({ dealer: aDealer({ email: null }) }));
    const { sent } = await openForm('/contacts?dealer=felsinea');
    expect(await screen.findByText(/^We have no e-mail address of this dealer/)).toBeVisible();
    expect(await sent()).toMatchObject({ dealer: 'felsinea' });
  });

  it('says in Italian where the dealer is not on the list any more, and is taken without it', async () => {
    mockDealer(() => aProblem('not-found'));
    await renderScreen('/contacts?dealer=felsinea&lng=it', { language: 'it' });
    expect(await screen.findByText(/^Il rivenditore al momento non è nel nostro elenco/)).toBeVisible();
    expect(document.querySelector('[name=dealer]')).toBeNull();
  });

  it('is not what a report of a safety problem becomes', async () => {
    await renderScreen('/contacts?subject=safety&dealer=felsinea');
    expect(await screen.findByRole('region', { name: 'Report a safety problem' })).toBeVisible();
    expect(screen.queryByText('You are writing to us and to a dealer')).toBeNull();
  });
});
