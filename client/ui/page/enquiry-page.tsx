import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { colors, layout, spaces, typeSizes, weights } from '../../theme/tokens.ts';
import { MarketingPicture } from '../pictures/marketing-picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { useSiteSettings } from '../site-settings.tsx';
import type { Crumb } from './breadcrumbs.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { mailAddress, phoneAddress } from './contact-addresses.ts';

interface Elsewhere {
  question: string;
  link: string;
  to: string;
}

interface EnquiryPageProperties {
  crumb: Crumb;
  title: string;
  /** Absent where visitors look for something, and not for an invitation. */
  lead?: ReactNode;
  /** The end of the lead, where that is about the form and goes with it. */
  formNote?: string;
  /** Above the addresses, where these stand beside the form. */
  picture: SitePicture;
  /** Where else to go, at the end of the aside. */
  elsewhere: readonly Elsewhere[];
  /** What comes before the form, over the page's whole width. */
  above?: ReactNode;
  /** Fills eight of twelve columns. */
  children: ReactNode;
}

/** A page on which visitors write to the brand, with its addresses beside. Its texts are `enquiry`. */
export function EnquiryPage({
  crumb,
  title,
  lead,
  formNote,
  picture,
  elsewhere,
  above,
  children,
}: EnquiryPageProperties) {
  return (
    <Page>
      <Breadcrumbs crumbs={[crumb]} />
      <Columns>
        <Typography variant="h1">{title}</Typography>
        {lead && (
          <Typography color="textSecondary">
            {lead} {formNote && <span>{formNote}</span>}
          </Typography>
        )}
        {above && <Above>{above}</Above>}
        <Main>{children}</Main>
        <Side>
          <Scene>
            <MarketingPicture picture={picture} sizes="33vw" decorative />
          </Scene>
          <Place elsewhere={elsewhere} />
        </Side>
      </Columns>
    </Page>
  );
}

function Place({ elsewhere }: Pick<EnquiryPageProperties, 'elsewhere'>) {
  const { t } = useTranslation('enquiry');
  const { brand } = useSiteSettings();
  const { street, postalCode, city } = brand.postal;
  return (
    <Aside aria-labelledby="place">
      <Typography variant="h3" component="h2" id="place">
        {t('place.title')}
      </Typography>
      <address translate="no">
        {brand.name}
        <br />
        {street}
        <br />
        {postalCode} {city}
      </address>
      <dl>
        <div>
          <dt>{t('place.email')}</dt>
          <dd>
            <Link variant="standalone" href={mailAddress(brand)} sx={{ overflowWrap: 'anywhere' }}>
              {brand.email}
            </Link>
          </dd>
        </div>
        <div>
          <dt>{t('place.phone')}</dt>
          <dd>
            <Link underline="hover" href={phoneAddress(brand)}>
              {brand.phone}
            </Link>
          </dd>
        </div>
      </dl>
      {elsewhere.map(({ question, link, to }) => (
        <div key={to}>
          <p>{question}</p>
          <Link component={SiteLink} variant="standalone" to={to}>
            {link}
          </Link>
        </div>
      ))}
    </Aside>
  );
}

const Page = styled('div')({ ...contentWidth, paddingBottom: spaces.section });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: theme.spacing(2),
  '& > h1 + p': { marginTop: theme.spacing(2) },
  // Without scripts there is no form to fill in.
  '&:has(noscript *) :is(h1 + p > span, [data-for-form])': { display: 'none' },
  // It invites to write; who has written is thanked instead.
  '&:has(section h1) > h1, &:has(section h1) > h1 + p': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > h1': { gridColumn: '1 / 8' },
    '& > h1 + p': { gridColumn: '9 / -1', alignSelf: 'end' },
  },
}));

const Above = styled('div')(({ theme }) => ({
  gridColumn: '1 / -1',
  marginTop: spaces.headingToContent,
  'h1 + &': { marginTop: theme.spacing(3) },
}));

const Main = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(7),
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / 9',
    marginTop: spaces.headingToContent,
    paddingInlineEnd: theme.spacing(9),
  },
}));

const Side = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(7),
  [theme.breakpoints.up('lg')]: {
    gridColumn: '9 / -1',
    alignSelf: 'start',
    marginTop: spaces.headingToContent,
  },
}));

const Scene = styled('div')(({ theme }) => ({
  display: 'none',
  aspectRatio: '4 / 3',
  [theme.breakpoints.up('lg')]: { display: 'block' },
}));

const Aside = styled('aside')(({ theme }) => ({
  padding: theme.spacing(4, 3),
  backgroundColor: colors.ivory,
  '& > * + *': { marginTop: theme.spacing(2) },
  '& > dl, & > div': {
    borderTop: `1px solid ${colors.line}`,
    marginTop: theme.spacing(3.5),
    paddingTop: theme.spacing(3.5),
  },
  '& dl > div + div': { marginTop: theme.spacing(2) },
  '& dt, & > div > p': { color: colors.stone, fontSize: typeSizes.small },
  '& dd > a[href^="tel:"]': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: layout.targetPx,
    fontWeight: weights.medium,
    color: colors.teal900,
  },
  [theme.breakpoints.up('md')]: {
    padding: theme.spacing(6),
  },
  [theme.breakpoints.up('lg')]: { padding: theme.spacing(4) },
  [theme.breakpoints.up('xl')]: { padding: theme.spacing(6) },
}));
