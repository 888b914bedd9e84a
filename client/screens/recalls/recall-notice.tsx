import { formatDay } from '@kitchen/shared/format-day.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { twelveColumns } from '../../theme/surfaces.ts';
import { colors, layout, spaces, typeSizes, weights } from '../../theme/tokens.ts';
import { mailAddress, phoneAddress } from '../../ui/page/contact-addresses.ts';
import { RuledFacts } from '../../ui/page/ruled-facts.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

interface RecallNoticeProperties {
  recall: Recall;
  /** The number that was looked up, if any: who writes has not to enter it again. */
  serial: string;
}

/** A notice of a recall, in the order of the form that (EU) 2024/1435 gives it. */
export function RecallNotice({ recall, serial }: RecallNoticeProperties) {
  const { t } = useTranslation('recalls');
  const { brand } = useSiteSettings();
  const { id, product, date, serials, contact, picture } = recall;
  const reach = { email: contact.email ?? brand.email, phone: contact.phone ?? brand.phone };
  const [sku, ...otherSkus] = recall.skus;
  const formPath = paths.contactsAboutSafety(otherSkus.length === 0 ? sku : undefined, serial);
  return (
    <Notice id={id} aria-labelledby={`${id}-title`}>
      <Frame>
        <img src={picture.path} alt={picture.alt} loading="lazy" decoding="async" />
      </Frame>
      <div>
        <Headline>{t('headline')}</Headline>
        <Typography variant="h2" id={`${id}-title`}>
          <KeptWords text={product} />
        </Typography>
        <Danger>
          <h3>{t('facts.hazard')}</h3>
          <p>{recall.hazard}</p>
          <h3>{t('facts.action')}</h3>
          <p>{recall.action}</p>
        </Danger>
        <RuledFacts
          facts={[
            { name: t('facts.remedy'), content: recall.remedy },
            {
              name: t('facts.contact'),
              content: (
                <>
                  <Link variant="standalone" href={phoneAddress(reach)}>
                    {reach.phone}
                  </Link>
                  <Link variant="standalone" href={mailAddress(reach)}>
                    {reach.email}
                  </Link>
                  <Link component={SiteLink} variant="standalone" to={formPath} rel="nofollow">
                    {t('ask')}
                  </Link>
                </>
              ),
            },
            {
              name: t('facts.product'),
              content: (
                <span>
                  <span translate="no">{brand.name}</span>, <KeptWords text={product} />
                </span>
              ),
            },
            {
              name: t('facts.models'),
              content: recall.models.length > 0 && <span translate="no">{recall.models.join(', ')}</span>,
            },
            {
              name: t('facts.skus'),
              content: recall.skus.length > 0 && <span translate="no">{recall.skus.join(', ')}</span>,
            },
            {
              name: t('facts.serials'),
              content:
                serials.length === 0
                  ? t('facts.allSerials')
                  : serials.map((range) => <div key={range.from}>{t('facts.range', range)}</div>),
            },
            { name: t('facts.sold'), content: recall.sold },
            { name: t('facts.date'), content: <Day date={date} /> },
          ]}
        />
        <p>{t('share')}</p>
      </div>
    </Notice>
  );
}

function Day({ date }: { date: string }) {
  return <time dateTime={date}>{formatDay(date, useLanguage())}</time>;
}

const Notice = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(4),
  marginTop: spaces.section,
  // The header stays over what an address leads to.
  scrollMarginTop: layout.headerScrolledPx + 24,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > :first-of-type': { gridColumn: '1 / 5', alignSelf: 'start' },
    '& > :last-of-type': { gridColumn: '5 / -1' },
  },
  '& dl': { marginTop: theme.spacing(4) },
  '& dl + p': { marginTop: theme.spacing(3), color: colors.stone },
  '@media print': {
    marginTop: theme.spacing(3),
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)',
    breakInside: 'avoid',
  },
}));

const Frame = styled('div')({
  aspectRatio: '4 / 3',
  padding: '2%',
  backgroundColor: colors.ivory,
  '& img': { width: '100%', height: '100%', objectFit: 'contain' },
});

const Headline = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(1.5),
  color: colors.error,
  fontSize: typeSizes.lead,
  fontWeight: weights.medium,
}));

const Danger = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  paddingInlineStart: theme.spacing(3),
  borderInlineStart: `2px solid ${colors.error}`,
  maxWidth: layout.measure,
  fontSize: typeSizes.lead,
  lineHeight: 1.6,
  color: colors.teal900,
  '& h3': { fontSize: typeSizes.small, fontWeight: weights.medium, color: colors.stone },
  '& p + h3': { marginTop: theme.spacing(2) },
}));
