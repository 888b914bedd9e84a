import Dialog from '@mui/material/Dialog';
import Drawer from '@mui/material/Drawer';
import { ThemeProvider } from '@mui/system';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { theme } from './theme.ts';

it.each([
  ['a dialog', Dialog],
  ['a drawer', Drawer],
])('gives the page back at once where %s over it is closed', (_, Panel) => {
  vi.useFakeTimers();
  const page = (open: boolean) => (
    <ThemeProvider theme={theme}>
      <button type="button">Menu</button>
      <Panel open={open}>Links</Panel>
    </ThemeProvider>
  );
  const { rerender } = render(page(true));
  expect(screen.queryByRole('button')).toBeNull();
  rerender(page(false));
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole('button')).toBeVisible();
  expect(screen.queryByText('Links')).toBeNull();
  expect(document.body.style.overflow).toBe('');
});
