import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { twelveColumns } from '../../theme/surfaces.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';
import { mailAddress } from '../../ui/contact-addresses.ts';
import { DashList } from '../../ui/dash-list.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';

interface MakerProperties {
  product: Product;
  lang: string | undefined;
}

/** Who makes the product and how it is told apart, with its warnings: what offers have to say ((EU) 2023/988, Art. 19). */
export function Maker({ product: { sku, model, warnings }, lang }: MakerProperties) {
  const { t } = useTranslation('product-sheet');
  const { brand } = useSiteSettings();
  const { street, postalCode, city } = brand.postal;
  return (
    <Columns aria-labelledby="maker">
      <Typography variant="h2" id="maker">
        {t('maker.title')}
      </Typography>
      <div>
        <dl>
          <div>
            <dt>{t('maker.name')}</dt>
            <dd>
              <address>
                {brand.company.legalName}
                <br />
                {street}, {postalCode} {city}, {t('maker.country')}
                <br />
                <Mail href={mailAddress(brand)}>{brand.email}</Mail>
              </address>
            </dd>
          </div>
          <div>
            <dt>{t('maker.model')}</dt>
            <dd>{model && model !== sku ? `${model}, ${sku}` : sku}</dd>
          </div>
          {warnings.length > 0 && (
            <div>
              <dt>{t('maker.warnings')}</dt>
              <dd lang={lang}>
                <DashList>
                  {warnings.map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </DashList>
              </dd>
            </div>
          )}
        </dl>
        <Report data-screen-only to={paths.contactsAboutSafety(sku)}>
          {t('maker.report')}
        </Report>
      </div>
    </Columns>
  );
}

const Columns = styled('section')(({ theme }) => ({
  display: 'grid',
  rowGap: spaces.headingToContent,
  marginTop: spaces.section,
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > h2': { gridColumn: '1 / 5' },
    '& > div': { gridColumn: '5 / -1' },
  },
  '& dl': { borderTop: `1px solid ${colors.teal900}` },
  '& dl > div': {
    display: 'grid',
    gap: theme.spacing(0.5, 3),
    paddingBlock: theme.spacing(2.5),
    borderBottom: `1px solid ${colors.line}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 3fr)' },
  },
  '& dt': { color: colors.stone },
  '& dd': { maxWidth: layout.measure, overflowWrap: 'anywhere' },
  '& address': { fontStyle: 'normal' },
}));

const Mail = styled('a')(standaloneTargetStyle);

const Report = styled(SiteLink)(({ theme }) => ({ ...standaloneTargetStyle, marginTop: theme.spacing(2) }));
