import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { CookerElevation } from './cooker-elevation.tsx';

/** Widths of the cookers in cm. */
const widths = [60, 80, 90, 100, 120];
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** On phones the first three make a row. */
const firstRow = widths.slice(0, 3);

/** All widths side by side in one scale. */
export function CookerScale() {
  const { t } = useTranslation('reasons');
  return (
    <Row aria-label={t('list.width.scale')}>
      {widths.map((width) => (
        <li key={width} style={{ '--width': width } as CSSProperties}>
          <CookerElevation width={width} />
          <span translate="no">{t('list.width.centimetres', { width })}</span>
        </li>
      ))}
    </Row>
  );
}

/** Width of a cooker of `--width` cm where `shown` stand in a row. */
const inScale = (shown: number[]) =>
  `calc((100% - ${shown.length - 1} * ${layout.columnGap}) * var(--width) / ${sum(shown)})`;

const Row = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: layout.columnGap,
  rowGap: theme.spacing(4),
  '& li': { width: inScale(firstRow), color: colors.teal900 },
  '& span': {
    display: 'block',
    marginTop: theme.spacing(1.5),
    fontSize: typeSizes.meta,
  },
  [theme.breakpoints.up('md')]: { '& li': { width: inScale(widths) } },
}));
