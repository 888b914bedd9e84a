import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { Component } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hydrateAll } from './hydrate-later.tsx';
import { laterPart } from './later-part.tsx';

const press = vi.fn();
const Sections = () => (
  <button type="button" onClick={press}>
    Sections
  </button>
);

/** Ends the latest import. */
let answer: PromiseWithResolvers<ComponentType>;
const importPart = vi.fn<() => Promise<ComponentType>>();

beforeEach(() => {
  importPart.mockReset().mockImplementation(() => {
    answer = Promise.withResolvers();
    return answer.promise;
  });
});

const settle = (end: () => void) => act(async () => end());
const fail = () => settle(() => answer.reject(new Error('the connection was lost')));

describe('a part that the server rendered', () => {
  let leave: () => void;

  // In development React wants `use` to be called again. A part whose turn has come renders within the press, without.
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation((error) => {
      expect(String(error)).toContain('conditional-use-of-use');
    });
  });

  /** Boundaries are comments in what the server sends. */
  async function visit() {
    const container = document.createElement('div');
    container.innerHTML =
      '<!--$--><div style="display:contents"><button type="button">Sections</button></div><!--/$-->';
    document.body.append(container);
    const sent = screen.getByRole('button');
    const Later = laterPart(importPart);
    const root = await act(() => hydrateRoot(container, <Later />));
    leave = () => {
      act(() => root.unmount());
      container.remove();
    };
    return { sent, render: () => act(() => root.render(<Later key="anew" />)) };
  }

  afterEach(() => leave());

  it('stays what it was when it is hydrated, and answers then', async () => {
    const { sent } = await visit();
    const done = hydrateAll();
    await settle(() => undefined);
    await settle(() => answer.resolve(Sections));
    expect(await done).toBe(true);
    expect(screen.getByRole('button')).toBe(sent);
    fireEvent.click(sent);
    expect(press).toHaveBeenCalledOnce();
  });

  it('is asked for once where its code cannot be had, and stays as the server made it', async () => {
    const { sent } = await visit();
    const done = hydrateAll();
    await settle(() => undefined);
    await fail();
    expect(await done).toBe(false);
    fireEvent.click(sent);
    await settle(() => undefined);
    expect(screen.getByRole('button')).toBe(sent);
    expect(importPart).toHaveBeenCalledOnce();
  });

  it('is asked for again when it is made anew', async () => {
    const { render } = await visit();
    const done = hydrateAll();
    await settle(() => undefined);
    await fail();
    await done;
    await render();
    await settle(() => answer.resolve(Sections));
    expect(screen.getByRole('button')).toBeVisible();
    expect(importPart).toHaveBeenCalledTimes(2);
    expect(await hydrateAll()).toBe(true);
  });
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    return this.state.failed ? 'It failed' : this.props.children;
  }
}

it('a part that the server did not render is asked for once in a visit, and its failure is told', async () => {
  // React tells the console what a boundary caught.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const Later = laterPart(importPart);
  await act(async () =>
    render(
      <Boundary>
        <Later />
      </Boundary>,
    ),
  );
  await fail();
  expect(screen.getByText('It failed')).toBeVisible();
  expect(importPart).toHaveBeenCalledOnce();
});
