import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes, weights } from '../../theme/tokens.ts';
import { plateId } from './plate-places.tsx';

/** What a rating plate says, beside the field that asks for it, and the way to where it is. */
export function PlateSample() {
  const { t } = useTranslation('support');
  return (
    <div>
      <Plate>
        <div>
          <dt translate="no">Mod. ABC60-XY</dt>
          <dd>{t('plate.model')}</dd>
        </div>
        <div>
          <dt translate="no">S/N AB-2318-0042</dt>
          <dd>{t('plate.serial')}</dd>
        </div>
      </Plate>
      <Link variant="standalone" href={`#${plateId}`}>
        {t('plate.title')}
      </Link>
    </div>
  );
}

const Plate = styled('dl')(({ theme }) => ({
  padding: theme.spacing(1.5, 2),
  border: `1px solid ${colors.teal900}`,
  backgroundColor: colors.white,
  fontSize: typeSizes.small,
  '& > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(3),
  },
  '& dt': { fontWeight: weights.medium, color: colors.teal900 },
  '& dd': { color: colors.stone },
}));
