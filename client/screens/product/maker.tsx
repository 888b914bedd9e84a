import { countryName } from '@kitchen/shared/country-name.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { mailAddress } from '../../ui/contact-addresses.ts';
import { DashList } from '../../ui/dash-list.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { SheetSection } from './sheet-section.tsx';

interface MakerProperties {
  product: Product;
  lang: string | undefined;
}

/** Who makes the product and how it is told apart, with its warnings: what offers have to say ((EU) 2023/988, Art. 19). */
export function Maker({ product: { sku, model, warnings }, lang }: MakerProperties) {
  const { t } = useTranslation('product-sheet');
  const { brand } = useSiteSettings();
  const language = useLanguage();
  const { street, postalCode, city, country } = brand.postal;
  return (
    <SheetSection id="maker" title={t('maker.title')}>
      <div>
        <Facts>
          <div>
            <dt>{t('maker.name')}</dt>
            <dd>
              <address>
                {brand.company.legalName}
                <br />
                {street}, {postalCode} {city}, {countryName(country, language)}
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
        </Facts>
        <Report data-screen-only to={paths.contactsAboutSafety(sku)}>
          {t('maker.report')}
        </Report>
      </div>
    </SheetSection>
  );
}

const Facts = styled('dl')(({ theme }) => ({
  borderTop: `1px solid ${colors.teal900}`,
  '& > div': {
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
