import { keyframes } from '@emotion/react';
import IconButton from '@mui/material/IconButton';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors, layout, motion, veiled } from '../../theme/tokens.ts';
import { useDismiss } from '../../ui/behaviour/use-dismiss.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import type { MainPage } from '../main-pages.ts';
import { CollectionsPanel } from './collections-panel.tsx';
import { ProductsPanel } from './products-panel.tsx';

export interface HoverPanelProperties {
  page: MainPage;
  isOpen: boolean;
  /** Opens the panel of a page, or closes what is open. */
  onTurn: (page: MainPage | undefined) => void;
}

/**
 * Stands after its link, in the same list item: a button that opens the panel by keyboard, seen while
 * it has the focus, and the panel. The pointer opens it by the list item.
 */
export function HoverPanel({ page, isOpen, onTurn }: HoverPanelProperties) {
  const { t } = useTranslation();
  const { t: tMenus } = useTranslation('menus');
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const panelId = useId();

  useDismiss(
    () => toggle.current?.closest('li'),
    () => {
      if (!isOpen) return;
      if (panel.current?.contains(document.activeElement)) toggle.current?.focus();
      onTurn(undefined);
    },
  );

  return (
    <>
      <TogglePlace>
        <Toggle
          ref={toggle}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          aria-label={tMenus('submenu', { page: t(`frame.pages.${page}`) })}
          onClick={() => onTurn(isOpen ? undefined : page)}
        >
          <ChevronDownIcon size={16} />
        </Toggle>
      </TogglePlace>
      {isOpen && (
        <>
          <Panel ref={panel} id={panelId}>
            {page === 'products' ? <ProductsPanel /> : <CollectionsPanel />}
          </Panel>
          <Veil onClick={() => onTurn(undefined)} />
        </>
      )}
    </>
  );
}

// In the place of its link, without moving the neighbours.
const TogglePlace = styled('span')({ position: 'relative', height: layout.targetPx, pointerEvents: 'none' });

const Toggle = styled(IconButton)({
  position: 'absolute',
  top: 'calc(100% - 5px)',
  insetInline: 0,
  marginInline: 'auto',
  width: 40,
  minHeight: 24,
  '&:focus-visible': { outlineOffset: -2 },
  pointerEvents: 'auto',
  '&:not(:focus-visible)': { opacity: 0 },
  '&[aria-expanded="true"] svg': { transform: 'rotate(180deg)' },
});

const unveil = keyframes({ from: { opacity: 0 } });
const comeDown = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });

const Panel = styled('div')({
  ...darkSurface,
  ...contentWidth,
  position: 'absolute',
  zIndex: -1,
  top: '100%',
  insetInline: 0,
  maxHeight: 'calc(100dvh - 100%)',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${comeDown} ${motion.panelMs}ms ${motion.easing}`,
});

const Veil = styled('div')({
  position: 'fixed',
  zIndex: -2,
  inset: 0,
  backgroundColor: veiled(colors.teal900, 0.55),
  // A mouse leaves the panel as if the page were not veiled; a finger must not hit what is under it.
  '@media (hover: hover)': { pointerEvents: 'none' },
  animation: `${unveil} ${motion.panelMs}ms ${motion.easing}`,
});
