import type { ComponentProps } from 'react';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { controlStyle } from './field-styles.ts';

/** A choice among a few options: the browser's own list in the site's field. */
export function Select(properties: ComponentProps<'select'>) {
  return (
    <Field>
      <Control {...properties} />
    </Field>
  );
}

const Control = styled('select')(controlStyle);

const Field = styled('span')({
  display: 'block',
  position: 'relative',
  '& > select': { paddingInlineEnd: 44, textOverflow: 'ellipsis', cursor: 'pointer' },
  '&::after': {
    content: '""',
    position: 'absolute',
    top: 'calc(50% - 7px)',
    insetInlineEnd: 19,
    width: 9,
    height: 9,
    border: `solid ${colors.teal900}`,
    borderWidth: '0 1.5px 1.5px 0',
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
});
