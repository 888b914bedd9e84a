import Dialog from '@mui/material/Dialog';
import type { MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { colors, motion } from '../../theme/tokens.ts';
import { SearchPanel } from './search-panel.tsx';

/** Search over the whole window. Closing it forgets what was typed. */
export function SearchOverlay(props: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation();
  const pressedGround = useRef(false);
  return (
    <Dialog
      fullScreen
      open={props.open}
      onClose={props.onClose}
      transitionDuration={{ enter: motion.panelMs, exit: 0 }}
      aria-label={t('search.title')}
      slotProps={{
        paper: {
          sx: { backgroundColor: colors.ivory },
          // A text selection that ends on the ground is no click on it: the press must be there too.
          onPointerDown: (event: PointerEvent) => {
            pressedGround.current = event.target === event.currentTarget;
          },
          onClick: (event: MouseEvent) => {
            if (pressedGround.current && event.target === event.currentTarget) props.onClose();
          },
        },
      }}
    >
      <SearchPanel onClose={props.onClose} />
    </Dialog>
  );
}
