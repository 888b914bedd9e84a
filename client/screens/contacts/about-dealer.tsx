import { dealerAnswerSchema, dealerApiPath } from '@kitchen/shared/dealers.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { dealerName } from '../../ui/enquiry-form/form-fields.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { AboutFrame } from './about-frame.tsx';

/** The dealer who gets a copy of the enquiry, unless the visitor unticks it. */
export function AboutDealer({ id }: { id: string }) {
  const { t } = useTranslation(['enquiry', 'texts']);
  const answer = useAnswer(dealerApiPath(useLanguage(), id), dealerAnswerSchema);
  if (answer.state === 'failed' && answer.problem.type === 'not-found') {
    return (
      <Frame>
        <p>{t('contacts.dealer.unknown')}</p>
      </Frame>
    );
  }
  const dealer = answer.state === 'loaded' ? answer.data.dealer : null;
  const isReached = dealer === null || dealer.email !== null;
  return (
    <Frame aria-labelledby="dealer">
      <div>
        <p>{t('contacts.dealer.about')}</p>
        <Typography variant="accordionTitle" component="h2" id="dealer" translate={dealer ? 'no' : undefined}>
          {dealer
            ? `${dealer.name}, ${dealer.place}`
            : answer.state === 'failed'
              ? id
              : t('texts:common.loading')}
        </Typography>
        {!isReached && <p>{t('contacts.dealer.withoutAddress')}</p>}
        <FormControlLabel
          sx={{ marginTop: 1.5 }}
          control={<Checkbox name={dealerName} value={id} defaultChecked />}
          label={t(isReached ? 'contacts.dealer.copy' : 'contacts.dealer.mention')}
        />
      </div>
      <Link component={SiteLink} variant="standalone" to={paths.dealer(id)}>
        {t('contacts.dealer.link')}
      </Link>
    </Frame>
  );
}

const Frame = styled(AboutFrame)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(1, 3),
  '& p': { color: colors.stone, fontSize: typeSizes.small },
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' },
}));
