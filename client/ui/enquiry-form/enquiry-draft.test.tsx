import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aProblem } from '../../testing/builders.ts';
import {
  field,
  fillIn,
  form,
  receipt,
  sendButton,
  sendTo,
  sentHeading,
  typedEnquiry as typed,
} from '../../testing/fill-in-enquiry.ts';
import { mockEnquiries, mockRecalls } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

/** Sends an enquiry and leaves its form; what comes back decides how it was answered. */
async function leaveWhileSending<Answer extends typeof receipt | ReturnType<typeof aProblem>>() {
  const answer = Promise.withResolvers<Answer>();
  const received = Promise.withResolvers<void>();
  const { unmount } = await sendTo(() => {
    received.resolve();
    return answer.promise;
  });
  await received.promise;
  unmount();
  return answer;
}

describe('what was typed into an enquiry', () => {
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

  it('gives way to the serial number that the address names', async () => {
    mockEnquiries(() => receipt);
    mockRecalls(() => ({ items: [] }));
    const first = await renderScreen('/contacts?subject=service&serial=AA-1');
    expect(screen.getByLabelText(/^Serial number/)).toHaveValue('AA-1');
    first.unmount();
    await renderScreen('/contacts?subject=service&serial=BB-2');
    await waitFor(() => expect(sendButton()).toHaveAttribute('type', 'submit'));
    expect(screen.getByLabelText(/^Serial number/)).toHaveValue('BB-2');
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
    const answer = await leaveWhileSending<ReturnType<typeof aProblem>>();
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
    const answer = await leaveWhileSending<typeof receipt>();
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
