import type { Enquiry } from '@kitchen/shared/enquiry.ts';
import { problemTypeUri } from '@kitchen/shared/problem.ts';
import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { aProblem } from '../../testing/builders.ts';
import {
  field,
  form,
  enquiryLabels as labels,
  receipt,
  sendButton,
  sendTo,
  sentHeading,
  takeTime,
  typedEnquiry as typed,
} from '../../testing/fill-in-enquiry.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('sending an enquiry', () => {
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
    [
      'too much is sent to the whole site',
      () =>
        HttpResponse.json(
          { type: problemTypeUri('too-many-enquiries'), title: '', status: 429 },
          { status: 429 },
        ),
      /this form can take no more for now/,
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
    expect(within(alert).getByRole('link', { name: '+39 02 5550 0100' })).toHaveAttribute(
      'href',
      'tel:+390255500100',
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
