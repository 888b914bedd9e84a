import { dealersPath } from '@kitchen/shared/dealers.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { layout } from '../../theme/tokens.ts';
import { phoneAddress } from '../../ui/page/contact-addresses.ts';
import { RuledFacts } from '../../ui/page/ruled-facts.tsx';
import { SheetSection } from '../../ui/products/sheet-section.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';

/** Whom to call and where to write for a repair, of the appliance with a code where it is known which. */
export function ServiceRequest({ sku, serial }: { sku?: string; serial?: string | undefined }) {
  const { t } = useTranslation('support');
  const { brand } = useSiteSettings();
  return (
    <SheetSection id="service" title={t('service.title')}>
      <div>
        <Words>{t('service.text')}</Words>
        <RuledFacts
          facts={[
            {
              name: t('service.near'),
              content: (
                <Link
                  component={SiteLink}
                  variant="standalone"
                  to={dealersPath({ kind: 'service', sku })}
                  rel={sku && 'nofollow'}
                >
                  {t('service.dealers')}
                </Link>
              ),
            },
            {
              name: t('service.phone'),
              content: (
                <Link variant="standalone" href={phoneAddress(brand)}>
                  {brand.phone}
                </Link>
              ),
            },
            {
              name: t('service.writing'),
              content: (
                <Link
                  component={SiteLink}
                  variant="standalone"
                  to={paths.contactsAboutService(sku, serial)}
                  rel="nofollow"
                >
                  {t('service.write')}
                </Link>
              ),
            },
            {
              name: t('service.danger'),
              content: (
                <Link
                  component={SiteLink}
                  variant="standalone"
                  to={paths.contactsAboutSafety(sku, serial)}
                  rel="nofollow"
                >
                  {t('service.safety')}
                </Link>
              ),
            },
            {
              name: t('care.title'),
              // That of one appliance has a section of its own.
              content: sku === undefined && (
                <Link component={SiteLink} variant="standalone" to={paths.care}>
                  {t('care.all')}
                </Link>
              ),
            },
          ]}
        />
      </div>
    </SheetSection>
  );
}

const Words = styled('p')(({ theme }) => ({ marginBottom: theme.spacing(3), maxWidth: layout.measure }));
