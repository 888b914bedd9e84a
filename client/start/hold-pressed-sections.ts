/**
 * Opening one of several sections closes another: where that is above, what was pressed would be drawn away.
 * The document listens, since sections may be pressed before React has hydrated them; and before React, which lets
 * nobody hear of a press on what it cannot hydrate yet.
 */
export function holdPressedSections(): void {
  document.addEventListener('click', holdPressedSection, { capture: true });
}

function holdPressedSection({ target }: MouseEvent): void {
  const summary = target instanceof Element && target.closest('details[name] > summary');
  if (!summary) return;
  const { top } = summary.getBoundingClientRect();
  // By the next frame the browser has opened and closed, and has not painted yet.
  requestAnimationFrame(() => {
    const moved = summary.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
}
