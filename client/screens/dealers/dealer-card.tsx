import { countryName } from '@kitchen/shared/country-name.ts';
import type { ListedDealer } from '@kitchen/shared/dealers.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { collectionsOf, listOf } from '../../ui/dealers/dealer-names.ts';
import { phoneAddress } from '../../ui/page/contact-addresses.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

/** A dealer in a list: where, how far, what for, and how to reach it, about a product or none. */
export function DealerCard({ dealer, sku }: { dealer: ListedDealer; sku: string | undefined }) {
  const { t } = useTranslation(['dealers', 'texts']);
  const language = useLanguage();
  const { id, name, address, postcode, place, country, phone, kinds, distanceKm } = dealer;
  const collections = collectionsOf(dealer).map((option) => t(`texts:facets.options.collection.${option}`));
  return (
    <Card>
      <Typography variant="stateTitle" component="h3">
        <Link component={SiteLink} to={paths.dealer(id)} underline="hover" translate="no">
          {name}
        </Link>
      </Typography>
      <address translate="no">
        {address}, {[postcode, place].filter(Boolean).join(' ')}, {countryName(country, language)}
      </address>
      <p>
        {distanceKm !== null && distanceKm > 0 && (
          <strong>{t('distance', { distance: distanceKm.toLocaleString(language) })}</strong>
        )}
        {kinds.map((kind) => (
          <span key={kind}>{t(`kinds.${kind}`)}</span>
        ))}
      </p>
      {collections.length > 0 && (
        <p>
          <span>
            <KeptWords text={t('display', { collections: listOf(collections, language) })} />
          </span>
        </p>
      )}
      <p>
        {phone && <Link href={phoneAddress({ phone })}>{phone}</Link>}
        <Link component={SiteLink} to={paths.dealer(id)} aria-label={`${t('details')}: ${name}`}>
          {t('details')}
        </Link>
        <Link
          component={SiteLink}
          rel="nofollow"
          to={paths.contactsAboutDealer(id, sku)}
          aria-label={`${t('ask')}: ${name}`}
        >
          {t('ask')}
        </Link>
      </p>
    </Card>
  );
}

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: theme.spacing(0.75),
  paddingBlock: theme.spacing(2.5),
  borderTop: `1px solid ${colors.line}`,
  '& address': { fontStyle: 'normal' },
  '& p': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(0, 2),
    color: colors.stone,
    fontSize: typeSizes.small,
  },
  '& > h3 > a, & > p > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: layout.targetPx,
  },
}));
