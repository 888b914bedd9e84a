import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../testing/builders.ts';
import { mockProducts } from '../../testing/mock-api.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { loadGallery } from './load-gallery.ts';

describe('the pictures of a product', () => {
  const pictures = [
    { source: 'front', alt: 'Front' },
    { source: 'side', alt: '' },
  ];

  it('open in full size, are turned over, and close to where the visitor was', async () => {
    // jsdom has no layout: pictures of 1000 px side by side.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      const before = this.previousElementSibling as HTMLElement | null;
      return before ? before.offsetLeft + 1000 : 0;
    });
    // Its code, which comes on demand, takes its time on a busy machine.
    await loadGallery();
    mockProducts(() => aProduct({ pictures }));
    const { user } = await renderScreen('/product/CAL-1');
    const opener = await screen.findByRole('link', { name: 'Open the picture in full size' });
    expect(opener).toHaveAttribute('href', '/media/1440/front.jpg');
    opener.focus();
    await user.keyboard('{Enter}');
    const gallery = within(await screen.findByRole('dialog', { name: 'Pictures of Antique 100' }));
    expect(gallery.getByRole('img', { name: 'Front' })).toHaveAttribute('src', '/media/1440/front.webp');
    expect(gallery.getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await user.click(gallery.getByRole('button', { name: 'Next picture' }));
    expect(await gallery.findByRole('img', { name: 'Antique 100' })).toBeVisible();
    expect(gallery.queryByRole('img', { name: 'Front' })).toBeNull();
    expect(gallery.getByText('Picture 2 of 2')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(opener).toHaveFocus();
    expect(opener).toHaveAttribute('href', '/media/1440/side.jpg');
  });

  it('are not offered in full size where there are none', async () => {
    mockProducts(() => aProduct({ pictures: [] }));
    await renderScreen('/product/CAL-1');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('link', { name: 'Open the picture in full size' })).toBeNull();
  });
});
