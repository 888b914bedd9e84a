import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, typeSizes } from '../../theme/tokens.ts';
import { UnbrokenWords } from '../../ui/texts/unbroken-words.tsx';

/** The reasons in their order. */
const reasons = ['whole', 'width', 'heat', 'oven', 'character', 'stays'] as const;
type Reason = (typeof reasons)[number];

/** A reason with its number. */
export function ReasonWords({ reason }: { reason: Reason }) {
  const { t } = useTranslation('reasons');
  return (
    <Words>
      {/* Screen readers count the list's items by themselves. */}
      <Numeral aria-hidden="true">{reasons.indexOf(reason) + 1}</Numeral>
      <Typography variant="h2">{t(`list.${reason}.title`)}</Typography>
      <Typography variant="lead">
        <UnbrokenWords text={t(`list.${reason}.text`)} />
      </Typography>
    </Words>
  );
}

const Words = styled('div')(({ theme }) => ({
  '& h2': { color: `var(--heading, ${colors.teal900})`, maxWidth: '12em' },
  '& p': { marginTop: theme.spacing(2), maxWidth: '32em' },
}));

const Numeral = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(2),
  fontFamily: fonts.serif,
  fontSize: typeSizes.h3,
  lineHeight: 1,
  color: `var(--heading, ${colors.teal900})`,
  '&::after': { content: '""', width: 32, height: 1, backgroundColor: `var(--rule, ${colors.brass})` },
}));
