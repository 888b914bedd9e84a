import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { styled } from './styled.ts';

it('draws what is made of another as an element that is asked for, with the styles of both, its own before the other’s', () => {
  const Box = styled('section')({ display: 'grid', gap: 4 });
  const WideBox = styled(Box)({ gap: 8 });
  render(
    <WideBox as="nav" aria-label="box">
      content
    </WideBox>,
  );
  expect(screen.getByRole('navigation', { name: 'box' })).toHaveStyle({ display: 'grid', gap: '8px' });
});
