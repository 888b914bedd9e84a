import { paths } from '@kitchen/shared/paths.ts';
import { expect, expectNoControlCovered, test } from './visit.ts';

test('a flame lights while it is in sight, and rests where visitors ask for that', async ({
  page,
  visit,
}) => {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  await visit(paths.home);
  const film = page.locator('main video');
  const isPlaying = () => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0);
  await expect(film).toHaveCount(0);
  expect(films).toEqual([]);
  await page.getByText('the place where dinner begins').scrollIntoViewIfNeeded();
  await expect.poll(isPlaying).toBe(true);

  await page.getByRole('button', { name: 'Pause: film' }).click();
  await expect.poll(isPlaying).toBe(false);
  await page.getByRole('button', { name: 'Play: film' }).click();
  await expect.poll(isPlaying).toBe(true);

  await page.getByRole('banner').getByRole('link').first().focus();
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(isPlaying).toBe(false);

  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(film).toHaveCount(0);
});

for (const language of ['en', 'it']) {
  test(`the button that stops the flame is free in every window (${language})`, async ({ page, visit }) => {
    await visit(`${paths.home}?lng=${language}`);
    await page.locator('main picture').last().scrollIntoViewIfNeeded();
    for (const width of [320, 390, 768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.locator('main section:has(video)').scrollIntoViewIfNeeded();
      await expect(page.locator('main video ~ * button')).toBeVisible();
      await expectNoControlCovered(page);
    }
  });
}
