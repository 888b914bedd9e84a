import { countryName } from '@kitchen/shared/country-name.ts';
import type { ListedDealer } from '@kitchen/shared/dealers.ts';
import type { DealerPurpose } from '@kitchen/shared/paths.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { phoneAddress } from '../page/contact-addresses.ts';
import { SiteLink } from '../site-link.tsx';
import { KeptWords } from '../texts/kept-words.tsx';
import { collectionsOf, listOf } from './dealer-names.ts';
import { linkToDealer } from './link-to-dealer.ts';

interface DealerCardProperties {
  dealer: ListedDealer;
  purpose: DealerPurpose;
}

/** A dealer in a list: where, how far, what for, and how to reach it, about a product or none. */
export function DealerCard({ dealer, purpose }: DealerCardProperties) {
  const { t } = useTranslation(['dealers', 'texts']);
  const language = useLanguage();
  const { id, name, address, postcode, place, country, phone, kinds, distanceKm } = dealer;
  const collections = collectionsOf(dealer).map((option) => t(`texts:facets.options.collection.${option}`));
  const page = linkToDealer(id, purpose);
  const { sku, isForService = false } = purpose;
  /** Who looks for a product wants to know whether it stands there itself. */
  const isAsked = sku !== undefined && !isForService;
  const showsIt = isAsked && dealer.display.skus.some((one) => isSameSku(one, sku));
  return (
    <Card>
      <Typography variant="cardName">
        <Link component={SiteLink} {...page} underline="hover" translate="no">
          {name}
        </Link>
      </Typography>
      {distanceKm !== null && (
        <strong>
          {distanceKm > 0
            ? t('distance', { distance: distanceKm.toLocaleString(language) })
            : t('at', { place })}
        </strong>
      )}
      <address translate="no">
        {address}, {[postcode, place].filter(Boolean).join(' ')}, {countryName(country, language)}
      </address>
      <p>
        {kinds.map((kind) => t(`kinds.${kind}`)).join(', ')}
        {showsIt && (
          <>
            {'. '}
            <strong>{t('showsIt')}</strong>
          </>
        )}
        {collections.length > 0 && !showsIt && (
          <>
            {'. '}
            <KeptWords
              text={t(isAsked ? 'showsOthers' : 'display', { collections: listOf(collections, language) })}
            />
          </>
        )}
      </p>
      <div>
        {phone && <Link href={phoneAddress({ phone })}>{phone}</Link>}
        <Link component={SiteLink} {...page} aria-label={`${t('details')}: ${name}`}>
          {t('details')}
        </Link>
        <Link
          component={SiteLink}
          rel="nofollow"
          to={paths.contactsAboutDealer(id, purpose)}
          aria-label={`${t('ask')}: ${name}`}
        >
          {t('ask')}
        </Link>
      </div>
    </Card>
  );
}

const Card = styled('article')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) fit-content(45%)',
  justifyItems: 'start',
  alignItems: 'baseline',
  columnGap: theme.spacing(2),
  paddingBlock: theme.spacing(1.75, 1.25),
  borderTop: `1px solid ${colors.line}`,
  '[data-lit] > &': { borderTopColor: colors.brass },
  '[data-lit] > & h3 a': { textDecorationLine: 'underline' },
  '& > strong': {
    justifySelf: 'end',
    color: colors.teal900,
    fontSize: typeSizes.small,
    fontWeight: weights.medium,
    textAlign: 'end',
  },
  '& > address, & > p, & > div': { gridColumn: '1 / -1' },
  '& address': { fontSize: typeSizes.small },
  '& > p': { color: colors.stone, fontSize: typeSizes.small },
  '& > p > strong': { color: colors.teal900, fontWeight: weights.medium },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(0, 2), fontSize: typeSizes.small },
  // On phones the two ways on stand side by side under the number.
  [theme.breakpoints.down('sm')]: {
    '& > div': { display: 'grid', gridTemplateColumns: 'auto auto', justifyContent: 'start' },
    '& > div > [href^="tel:"]': { gridColumn: '1 / -1', justifySelf: 'start' },
  },
  '& > h3 > a, & > div > a': { display: 'inline-flex', alignItems: 'center', minHeight: layout.targetPx },
}));
