import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { onHover } from '../../theme/on-hover.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { ArrowLeftIcon, ArrowRightIcon, Icon } from '../icons.tsx';
import { arrowPx } from './carousel-layout.ts';

interface ArrowsProperties {
  isBeginning: boolean;
  isEnd: boolean;
  onGo: (step: 1 | -1) => void;
}

/** Two joined squares. At an end the arrow greys but keeps the focus, which would otherwise be lost. */
export function CarouselArrows({ isBeginning, isEnd, onGo }: ArrowsProperties) {
  const { t } = useTranslation('carousel');
  return (
    <Arrows>
      <Arrow aria-label={t('previous')} aria-disabled={isBeginning} onClick={() => onGo(-1)}>
        <ArrowLeftIcon />
      </Arrow>
      <Arrow aria-label={t('next')} aria-disabled={isEnd} onClick={() => onGo(1)}>
        <ArrowRightIcon />
      </Arrow>
    </Arrows>
  );
}

interface BulletsProperties {
  count: number;
  active: number;
  onChoose: (index: number) => void;
}

export function CarouselBullets({ count, active, onChoose }: BulletsProperties) {
  const { t } = useTranslation('carousel');
  const positions = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <Bullets aria-label={t('pages')}>
      {positions.map((position) => (
        <li key={position}>
          <Bullet
            aria-label={t('goTo', { position, total: count })}
            aria-current={position === active + 1}
            onClick={() => onChoose(position - 1)}
          />
        </li>
      ))}
    </Bullets>
  );
}

interface PauseProperties {
  /** What it stops: a page may have several. */
  name: string;
  isPaused: boolean;
  onToggle: () => void;
}

export function CarouselPause({ name, isPaused, onToggle }: PauseProperties) {
  const { t } = useTranslation('carousel');
  return (
    <IconButton aria-label={t(isPaused ? 'play' : 'pause', { name })} onClick={onToggle}>
      <Icon size={20}>{isPaused ? <path d="m8 5 10 7-10 7z" /> : <path d="M9 6v12m6-12v12" />}</Icon>
    </IconButton>
  );
}

const Arrows = styled('div')({ display: 'flex', color: colors.teal900 });

const Arrow = styled(IconButton)({
  position: 'relative',
  width: arrowPx,
  height: arrowPx,
  border: `1px solid ${colors.teal900}`,
  '& + &': { marginLeft: -1 },
  ...onHover({ backgroundColor: colors.teal900, color: colors.white }),
  '&[aria-disabled=true]': { borderColor: colors.line, backgroundColor: 'transparent', color: colors.field },
  // The border that both share is drawn by the one that can be pressed.
  '&:not([aria-disabled=true]), &:focus-visible': { zIndex: 1 },
});

/** Px of a bar; the target around it is as large as a finger needs. */
const barPx = 32;

const Bullets = styled('ol')({
  display: 'flex',
  marginLeft: (barPx - layout.targetPx) / 2,
  // On the narrowest pages they share what the arrows leave.
  '& li': { width: layout.targetPx, minWidth: 24 },
});

const Bullet = styled(ButtonBase)({
  width: '100%',
  height: layout.targetPx,
  '&::after': {
    content: '""',
    width: `min(${barPx}px, 100% - 8px)`,
    height: 1,
    backgroundColor: colors.field,
  },
  ...onHover({ '&::after': { backgroundColor: colors.teal900 } }),
  '&[aria-current=true]::after': { height: 3, backgroundColor: colors.brass },
});
