import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { MouseEvent, ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { CloseIcon } from '../icons.tsx';

interface FilterDrawerProperties {
  isFiltered: boolean;
  /** Products that the filters leave; undefined while that is not known. */
  total: number | undefined;
  onClear: () => void;
  open: boolean;
  onClose: () => void;
  /** The filters. */
  children: ReactNode;
}

/** The filters on narrow pages. Choices take effect at once; the bar at the foot shows what they leave. Back undoes all that were made in it. */
export function FilterDrawer(properties: FilterDrawerProperties) {
  const { isFiltered, total, onClear, open, onClose, children } = properties;
  const { t } = useTranslation(['filtering', 'texts']);
  const titleId = useId();
  return (
    <Drawer
      anchor="left"
      open={open}
      onClose={(_event, reason) => {
        const explanation = document.querySelector<HTMLElement>(':popover-open');
        // One Escape closes one layer. The dialog stops the key event before the browser would close the explanation.
        if (reason === 'escapeKeyDown' && explanation) explanation.hidePopover();
        else onClose();
      }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': titleId,
          sx: { width: 'min(100%, 420px)' },
        },
      }}
    >
      <Head>
        <Typography variant="h3" component="h2" id={titleId}>
          {t('title')}
        </Typography>
        <IconButton edge="end" aria-label={t('texts:common.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </Head>
      <Body onClick={showOpened}>{children}</Body>
      <ApplyBar>
        {/* Always there: nothing moves under the finger, and the focus has where to stay. */}
        <Clear variant="text" aria-disabled={!isFiltered} onClick={isFiltered ? onClear : undefined}>
          {t('clearShort')}
        </Clear>
        <Button onClick={onClose}>{total === undefined ? t('apply') : t('show', { count: total })}</Button>
      </ApplyBar>
    </Drawer>
  );
}

/** What a pressed name opens may lie below what the drawer shows. */
function showOpened({ target }: MouseEvent) {
  const group = target instanceof Element ? target.closest('summary')?.parentElement : undefined;
  // The browser opens it after the press.
  if (group) requestAnimationFrame(() => group.scrollIntoView({ block: 'nearest' }));
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  padding: theme.spacing(2, 2.5),
}));

const Body = styled('div')(({ theme }) => ({
  flexGrow: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollBehavior: 'smooth',
  scrollPaddingBottom: theme.spacing(2),
  paddingInline: theme.spacing(2.5),
  '&& > *': { marginTop: 0, paddingBottom: theme.spacing(2) },
}));

const ApplyBar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2, 2.5),
  borderTop: `1px solid ${colors.line}`,
  '& > :last-child': { flexGrow: 1, paddingInline: theme.spacing(1.5) },
}));

const Clear = styled(Button)({ fontSize: typeSizes.small, whiteSpace: 'nowrap' });
