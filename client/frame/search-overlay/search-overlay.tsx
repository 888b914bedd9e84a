import Dialog from '@mui/material/Dialog';
import type { MouseEvent, PointerEvent } from 'react';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, tallWindow } from '../../theme/tokens.ts';
import { SearchPanel } from './search-panel.tsx';

/** Search over the whole window. Closing it forgets what was typed. */
export function SearchOverlay(props: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('search');
  const titleId = useId();
  const pressedGround = useRef(false);
  return (
    <Dialog
      fullScreen
      open={props.open}
      onClose={props.onClose}
      hideBackdrop
      aria-labelledby={titleId}
      slotProps={{
        paper: {
          sx: { backgroundColor: colors.ivory, [tallWindow]: { scrollPaddingTop: 128 } },
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
      <h2 id={titleId} className={hiddenClass}>
        {t('title')}
      </h2>
      <SearchPanel onClose={props.onClose} />
    </Dialog>
  );
}
