import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';

describe('the accessibility statement', () => {
  it.each([
    ['en', '', 'Accessibility', 'What is tested, and how', '23 November 2026', 'Tell us'],
    ['it', '?lng=it', 'Accessibilità', 'Che cosa si prova, e come', '23 novembre 2026', 'Diccelo'],
  ] as const)(
    'says in %s what was tested, when, and where to turn',
    async (language, query, title, tests, date, tell) => {
      await renderScreen(`/accessibility${query}`, { language });
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
      expect(screen.getByText(date)).toHaveAttribute('datetime', '2026-11-23');
      expect(within(screen.getByRole('region', { name: tests })).getAllByRole('listitem')).toHaveLength(7);
      const feedback = within(screen.getByRole('region', { name: tell }));
      expect(feedback.getByRole('link', { name: 'info@calidora.example' })).toHaveAttribute(
        'href',
        'mailto:info@calidora.example',
      );
    },
  );
});
