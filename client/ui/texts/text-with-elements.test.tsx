import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextWithElements } from './text-with-elements.tsx';

it('puts elements into a text, also within one another and the same one twice', () => {
  const { container } = render(
    <TextWithElements
      text={'Before <p>one <a>link</a>, <strong>strong</strong></p><p>two <b>\nlines</p>, 1 < 2 <after>'}
      elements={{ p: <p />, a: <a href="/there">.</a>, strong: <strong /> }}
    />,
  );
  expect(container.innerHTML).toBe(
    'Before <p>one <a href="/there">link</a>, <strong>strong</strong></p><p>two &lt;b&gt;\nlines</p>, 1 &lt; 2 &lt;after&gt;',
  );
});
