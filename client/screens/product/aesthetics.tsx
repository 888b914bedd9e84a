import type { FacetName } from '@kitchen/shared/facets.ts';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { Product } from '@kitchen/shared/product.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ColorSwatch } from '../../choices/color-swatch.tsx';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { splitOptions } from '../../ui/products/split-options.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { linePage } from './line-page.ts';
import { readInstallationMode } from './read-installation-mode.ts';

/** How the product looks and where it goes, as a ruled list. */
export function Aesthetics({ product, lang }: { product: Product; lang: string | undefined }) {
  const { t } = useTranslation(['texts', 'product']);
  const facetTexts = useFacetTexts();
  const lines = splitOptions(product.collection);
  const colorOptions = splitOptions(product.color);
  const values = splitOptions(product.installationMode);
  const modes = [...new Set(values.flatMap((value) => readInstallationMode(value) ?? []))];
  if (lines.length + colorOptions.length + modes.length === 0) return null;
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
            {lines.map((line) => {
              const page = linePage(line, product.category);
              const name =
                line === 'nero' ? t('product:aesthetics.nero') : facetTexts.option('collection', line);
              return (
                <dd key={line} lang={langOf('collection', line)} translate="no">
                  {page ? (
                    <Link component={SiteLink} to={page}>
                      {name}
                    </Link>
                  ) : (
                    name
                  )}
                </dd>
              );
            })}
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
      </Rows>
    </section>
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
}));
