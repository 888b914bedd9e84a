import type { EnergyLabel } from '@kitchen/shared/energy-label.ts';
import { nameClasses } from '@kitchen/shared/energy-label.ts';
import type { FacetName } from '@kitchen/shared/facets.ts';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ColorSwatch } from '../../choices/color-swatch.tsx';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { EnergyArrow } from '../../ui/products/energy-arrow.tsx';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { splitOptions } from '../../ui/products/split-options.ts';
import { readInstallationMode } from './read-installation-mode.ts';

/** How the product looks and where it goes, as a ruled list. */
export function Aesthetics({ product, lang }: { product: Product; lang: string | undefined }) {
  const { t } = useTranslation(['texts', 'product']);
  const facetTexts = useFacetTexts();
  const { energyLabel } = product;
  const lines = splitOptions(product.collection);
  const colorOptions = splitOptions(product.color);
  const values = splitOptions(product.installationMode);
  const modes = [...new Set(values.flatMap((value) => readInstallationMode(value) ?? []))];
  if (lines.length + colorOptions.length + modes.length === 0 && !energyLabel) return null;
  // Words that the site knows are in the page's language, others in the product's.
  const langOf = (facet: FacetName, value: string) => (isFacetOption(facet, value) ? undefined : lang);
  return (
    <section aria-labelledby="aesthetics">
      <Typography variant="h3" component="h2" id="aesthetics" sx={{ marginTop: 4.5, marginBottom: 2 }}>
        {t('product:aesthetics.title')}
      </Typography>
      <Rows>
        {lines.length > 0 && (
          <div>
            <dt>{t('product:aesthetics.line')}</dt>
            {lines.map((line) => (
              <dd key={line} lang={langOf('collection', line)} translate="no">
                {line === 'nero' ? t('product:aesthetics.nero') : facetTexts.option('collection', line)}
              </dd>
            ))}
          </div>
        )}
        {colorOptions.length > 0 && (
          <div>
            <dt>{t('product:aesthetics.color')}</dt>
            {colorOptions.map((color) => (
              <dd key={color} lang={langOf('color', color)}>
                <ColorSwatch option={color} />
                {facetTexts.option('color', color)}
              </dd>
            ))}
          </div>
        )}
        {modes.length > 0 && (
          <div>
            <dt>{t('product:aesthetics.installation')}</dt>
            {modes.map((mode) =>
              typeof mode === 'string' ? (
                <dd key={mode}>{t(`product:installationModes.${mode}`)}</dd>
              ) : (
                <dd key={mode.words} lang={lang}>
                  {mode.words}
                </dd>
              ),
            )}
          </div>
        )}
        {energyLabel && <EnergyRow label={energyLabel} />}
      </Rows>
    </section>
  );
}

function EnergyRow({ label }: { label: EnergyLabel }) {
  const { t } = useTranslation(['texts', 'product']);
  const links = [
    { href: label.productSheet, words: t('product:energy.sheet') },
    { href: label.labelPicture, words: t('product:energy.picture') },
    { href: label.registerPage, words: t('product:energy.register') },
  ];
  const classes = nameClasses(label, (number) => t('common.oven', { number }));
  return (
    <div>
      <dt>{t('product:energy.title')}</dt>
      <dd>
        <EnergyArrow energy={label} large label={t('product:energy.said', { ...label, classes })} />
      </dd>
      {links.map(
        ({ href, words }) =>
          href && (
            <dd key={href} data-screen-only>
              <Link href={href}>{words}</Link>
            </dd>
          ),
      )}
    </div>
  );
}

const Rows = styled('dl')(({ theme }) => ({
  borderTop: `1px solid ${colors.teal900}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    alignItems: 'center',
    gap: theme.spacing(0.5, 2),
    minHeight: 55,
    paddingBlock: theme.spacing(1),
    borderBottom: `1px solid ${colors.line}`,
  },
  '& dt': { color: colors.stone },
  '& dd': {
    gridColumn: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
  },
  '& dd > a': { paddingBlock: 3 },
  '& dd:has([data-large])': { paddingBlock: 8 },
}));
