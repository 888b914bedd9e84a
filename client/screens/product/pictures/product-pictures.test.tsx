import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { aProduct } from '../../../testing/builders.ts';
import { mockProducts } from '../../../testing/mock-api.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';

describe('the pictures of a product', () => {
  const pictures = [
    { source: 'front', alt: 'Front' },
    { source: 'side', alt: '' },
  ];

  it('begin with the first of each version, also of one that the visitor comes back to', async () => {
    const versions = [
      { sku: 'AN100-BU', name: 'Antique 100', color: 'burgundy', width: '100' },
      { sku: 'AN100-CR', name: 'Antique 100', color: 'cream', width: '100' },
    ];
    mockProducts(({ sku }) =>
      aProduct({ id: sku === 'AN100-BU' ? 1 : 2, sku, pictures, family: { name: 'Antique', versions } }),
    );
    const { user } = await renderScreen('/product/AN100-BU');
    const small = (number: number) => screen.getByRole('link', { name: `Show picture ${number}` });
    const turnTo = async (finish: string) => {
      const link = () =>
        within(screen.getByRole('list', { name: 'Finish' })).getByRole('link', { name: finish });
      await user.click(link());
      await waitFor(() => expect(link()).toHaveAttribute('aria-current', 'true'));
    };
    await screen.findByRole('heading', { level: 1 });
    await user.click(small(2));
    expect(small(2)).toHaveAttribute('aria-current', 'true');
    await turnTo('Cream');
    expect(small(1)).toHaveAttribute('aria-current', 'true');
    await turnTo('Burgundy');
    expect(small(1)).toHaveAttribute('aria-current', 'true');
  });

  it('open in full size, are turned over, and close to where the visitor was', async () => {
    // jsdom has no layout: pictures of 1000 px side by side.
    vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
    vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function (this: HTMLElement) {
      const before = this.previousElementSibling as HTMLElement | null;
      return before ? before.offsetLeft + 1000 : 0;
    });
    // Its code, which comes on demand, takes its time on a busy machine.
    await import('./gallery.tsx');
    mockProducts(() => aProduct({ pictures }));
    const { user } = await renderScreen('/product/CAL-1');
    const opener = await screen.findByRole('link', { name: 'Open the picture in full size' });
    expect(opener).toHaveAttribute('href', '/media/1440/front.jpg');
    const seen = screen.getByRole('img', { name: 'Front' });
    vi.spyOn(seen as HTMLImageElement, 'currentSrc', 'get').mockReturnValue('/media/704/front.avif');
    opener.focus();
    await user.keyboard('{Enter}');
    const gallery = within(await screen.findByRole('dialog', { name: 'Pictures of Antique 100' }));
    expect(gallery.getByRole('img', { name: 'Front' })).toHaveAttribute('src', '/media/1440/front.webp');
    expect(gallery.getByRole('img', { name: 'Front' }).style.background).toContain('/media/704/front.avif');
    fireEvent.load(gallery.getByRole('img', { name: 'Antique 100', hidden: true }));
    expect(gallery.getByRole('img', { name: 'Front' }).style.background).toContain('/media/704/front.avif');
    fireEvent.load(gallery.getByRole('img', { name: 'Front' }));
    expect(gallery.getByRole('img', { name: 'Front' }).style.background).toBe('');
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

describe('the picture of a sheet', () => {
  it('shows words in place of a picture that is missing or broken', async () => {
    mockProducts(({ sku }) => aProduct(sku === 'CAL-1' ? { sku, pictures: [] } : { sku }));
    const { unmount } = await renderScreen('/product/CAL-1');
    expect(await screen.findByText('No Image Available')).toBeVisible();
    unmount();
    await renderScreen('/product/CAL-2');
    fireEvent.error(await screen.findByRole('img', { name: 'A burgundy cooker' }));
    expect(screen.getByText('No Image Available')).toBeVisible();
  });

  it('says in the page’s language that there is none, and marks what a record in another calls it', async () => {
    mockProducts(({ sku }) => aProduct({ sku, language: 'en', ...(sku === 'CAL-1' && { pictures: [] }) }));
    const { unmount } = await renderScreen('/product/CAL-1?lng=it', { language: 'it' });
    const words = await screen.findByText('Nessuna immagine disponibile');
    expect(words.closest('[lang]')).toBe(document.documentElement);
    unmount();
    await renderScreen('/product/CAL-2?lng=it', { language: 'it' });
    const picture = await screen.findByRole('img', { name: 'A burgundy cooker' });
    expect(picture.closest('[lang]')).toHaveAttribute('lang', 'en');
    fireEvent.error(picture);
    expect(screen.getByText('Nessuna immagine disponibile').closest('[lang]')).toBe(document.documentElement);
  });

  it('offers its picture as AVIF in several widths, as WebP to browsers that do not know it', async () => {
    mockProducts(() => aProduct());
    await renderScreen('/product/CAL-1');
    const picture = await screen.findByRole('img', { name: 'A burgundy cooker' });
    expect(picture).toHaveAttribute('src', '/media/704/antique-100.webp');
    const sources = [...(picture.parentElement?.querySelectorAll('source') ?? [])];
    expect(sources.map(({ type }) => type)).toEqual(['image/avif']);
    expect(sources.map(({ srcset }) => srcset.split(',').at(-1))).toEqual([
      '/media/1440/antique-100.avif 1440w',
    ]);
  });

  it('shows further pictures on request', async () => {
    const pictures = [
      { source: 'front', alt: 'From the front' },
      { source: 'side', alt: 'From the side' },
    ];
    mockProducts(() => aProduct({ pictures }));
    const { user } = await renderScreen('/product/CAL-1');
    await user.click(await screen.findByRole('link', { name: 'Show picture 2' }));
    expect(screen.getByRole('img', { name: 'From the side' })).toBeVisible();
    expect(screen.queryByRole('img', { name: 'From the front' })).toBeNull();
  });

  it('is turned over by one finger that moves sideways, up to the last', async () => {
    mockProducts(() => aProduct({ pictures: ['front', 'side'].map((source) => ({ source, alt: source })) }));
    await renderScreen('/product/CAL-1');
    const opener = await screen.findByRole('link', { name: 'Open the picture in full size' });
    const move = (from: number, to: number, pointerType = 'touch', isPrimary = true) => {
      fireEvent.pointerDown(opener, { pointerType, isPrimary, clientX: from });
      fireEvent.pointerUp(opener, { pointerType, isPrimary, clientX: to });
    };
    for (const [from, to, shown] of [
      [200, 100, 'side'],
      [200, 100, 'side'],
      [200, 180, 'side'],
      [100, 200, 'front'],
      [100, 200, 'front'],
    ] as const) {
      move(from, to);
      expect(screen.getByRole('img', { name: shown })).toBeVisible();
    }
    move(200, 100, 'mouse');
    move(200, 100, 'touch', false);
    expect(screen.getByRole('img', { name: 'front' })).toBeVisible();
  });

  it('shows a gallery that has one picture twice, and an attribute that has one value twice', async () => {
    const picture = { source: 'front', alt: 'From the front' };
    mockProducts(() =>
      aProduct({ pictures: [picture, picture], color: 'nero, nero', installationMode: 'wall, Wall' }),
    );
    const { user } = await renderScreen('/product/CAL-1');
    await user.click(await screen.findByRole('link', { name: 'Show picture 2' }));
    expect(screen.getByRole('link', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true');
    const aesthetics = within(screen.getByRole('region', { name: 'Aesthetics' }));
    expect(aesthetics.getAllByRole('definition').map((words) => words.textContent)).toEqual([
      'Antique',
      'Matt black',
      'Wall',
    ]);
  });
});
