import ButtonBase from '@mui/material/ButtonBase';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { MinusIcon, PlusIcon } from '../../ui/icons.tsx';
import { menuLinksStyle, menuRowStyle } from './menu-styles.ts';

/** A row of the menu that opens a list of links under it. */
export function MenuList(props: { name: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <Row aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <span>{props.name}</span>
        {isOpen ? <MinusIcon /> : <PlusIcon />}
      </Row>
      <Links id={id} hidden={!isOpen}>
        {props.children}
      </Links>
    </li>
  );
}

const Row = styled(ButtonBase)(menuRowStyle);

const Links = styled('ul')({
  ...menuLinksStyle,
  paddingBottom: 20,
  '&[hidden]': { display: 'none' },
});
