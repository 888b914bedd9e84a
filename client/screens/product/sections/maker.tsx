import { countryName } from '@kitchen/shared/country-name.ts';
import { paths } from '@kitchen/shared/paths.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { mailAddress } from '../../../ui/page/contact-addresses.ts';
import { DashList } from '../../../ui/page/dash-list.tsx';
import { RuledFacts } from '../../../ui/page/ruled-facts.tsx';
import { SheetSection } from '../../../ui/products/sheet-section.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';
import { useSiteSettings } from '../../../ui/site-settings.tsx';

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
        <RuledFacts
          facts={[
            {
              name: t('maker.name'),
              content: (
                <address translate="no">
                  {brand.company.legalName}
                  <br />
                  {street}, {postalCode} {city}, {countryName(country, language)}
                  <br />
                  <Link variant="standalone" href={mailAddress(brand)}>
                    {brand.email}
                  </Link>
                </address>
              ),
            },
            {
              name: t('maker.model'),
              content: <span translate="no">{model && model !== sku ? `${model}, ${sku}` : sku}</span>,
            },
            {
              name: t('maker.warnings'),
              content: warnings.length > 0 && (
                <DashList lang={lang}>
                  {warnings.map((warning) => (
                    <li key={warning}>{warning}</li>
                  ))}
                </DashList>
              ),
            },
          ]}
        />
        <Link
          data-screen-only
          component={SiteLink}
          variant="standalone"
          to={paths.contactsAboutSafety(sku)}
          rel="nofollow"
          sx={{ marginTop: 2 }}
        >
          {t('maker.report')}
        </Link>
      </div>
    </SheetSection>
  );
}
