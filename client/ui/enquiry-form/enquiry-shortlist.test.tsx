import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import { cleanup, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aCard } from '../../testing/builders.ts';
import { fillIn, enquiryLabels as labels, sendButton, takeTime } from '../../testing/fill-in-enquiry.ts';
import { mockEnquiries, mockProductCards } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the shortlist in an enquiry', () => {
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
