import type { Finish } from '@kitchen/shared/listing.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTexts } from '../i18n/use-texts.tsx';
import { styled } from '../theme/styled.ts';
import { colors, layout } from '../theme/tokens.ts';
import { opensElsewhere } from '../ui/behaviour/opens-elsewhere.ts';
import { useFacetTexts } from '../ui/products/facet-texts.ts';
import { SiteLink } from '../ui/site-link.tsx';
import { ColorSwatch } from './color-swatch.tsx';

interface CardFinishesProperties {
  name: string;
  finishes: readonly Finish[];
  /** The SKU that the card shows. */
  shown: string | null;
  onChoose(finish: Finish): void;
}

/** The finishes of a model as dots: a press changes what the card shows; without scripts it leads there. */
export function CardFinishes({ name, finishes, shown, onChoose }: CardFinishesProperties) {
  const { t } = useTexts();
  const facetTexts = useFacetTexts();
  return (
    <Dots aria-label={t('listing.finishes', { name })}>
      {finishes.map((finish) => {
        const color = facetTexts.option('color', finish.color);
        return (
          <li key={finish.sku}>
            <SiteLink
              to={paths.product(finish.sku)}
              // Its name, too: beside another one it would be read as well.
              title={color}
              aria-current={finish.sku === shown || undefined}
              onClick={(event) => {
                if (opensElsewhere(event)) return;
                event.preventDefault();
                // Not a product that was opened.
                event.stopPropagation();
                onChoose(finish);
              }}
            >
              <ColorSwatch option={finish.color} />
            </SiteLink>
          </li>
        );
      })}
    </Dots>
  );
}

const Dots = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  // The targets are larger than the dots; the row still begins with the edge of the first one's ring.
  margin: theme.spacing(0.5, 0, 0, -0.625),
  '& a': {
    // Above the link that covers the card.
    position: 'relative',
    zIndex: 1,
    display: 'grid',
    placeItems: 'center',
    width: 36,
    minHeight: layout.targetPx,
  },
  '& span': { width: 18, height: 18 },
  '& [aria-current] span': { outline: `1px solid ${colors.teal900}`, outlineOffset: 3 },
}));
