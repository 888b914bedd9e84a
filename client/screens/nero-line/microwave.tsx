import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { contentWidth, darkSurface } from '../../theme/surfaces.ts';
import { colors } from '../../theme/tokens.ts';

/** The smallest appliance of the line. */
export function Microwave() {
  const { t } = useTranslation('lines');
  return (
    <Band>
      <Typography variant="h2" sx={{ mb: 2.5 }}>
        {t('nero.microwave.title')}
      </Typography>
      <Typography variant="lead">{t('nero.microwave.text')}</Typography>
    </Band>
  );
}

const Band = styled('section')({
  ...contentWidth,
  ...darkSurface,
  backgroundColor: colors.nero,
  '& h2': { color: colors.white },
});
