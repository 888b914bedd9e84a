import Button from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { handFocusTo } from '../behaviour/hand-focus-to.ts';
import { mainId } from '../behaviour/main-id.ts';
import { GetForm } from './get-form.tsx';

type Look = Pick<
  ComponentProps<typeof Button>,
  'variant' | 'color' | 'startIcon' | 'aria-haspopup' | 'aria-expanded' | 'aria-busy'
>;

interface AddressButtonProperties extends Look {
  /** Address of this site that the button leads to where scripts are off; it may carry a query. */
  to: string;
  /** Id of the element there that the page jumps to. */
  fragment?: string;
  /** What the button does where scripts are on. */
  onPress: () => void;
  children: ReactNode;
}

const toContent = handFocusTo(mainId);

/** A button that also works without scripts: a form that asks for an address. */
export function AddressButton({ to, fragment, onPress, children, ...look }: AddressButtonProperties) {
  const { pathname, searchParams } = new URL(to, 'http://page.invalid');
  return (
    <GetForm
      ref={toContent}
      action={fragment === undefined ? pathname : `${pathname}#${fragment}`}
      hiddenValues={Object.fromEntries(searchParams)}
      onSubmit={(event) => {
        event.preventDefault();
        onPress();
      }}
    >
      <Button {...look} type="submit">
        {children}
      </Button>
    </GetForm>
  );
}
