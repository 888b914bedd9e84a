import { collectionLines } from '@kitchen/shared/collections.ts';
import type { Dealer } from '@kitchen/shared/dealers.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { productCardsSchema } from '@kitchen/shared/product-lists.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { cardLinkStyle, lineUnder } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, spaces } from '../../theme/tokens.ts';
import { collectionsOf, listOf } from '../../ui/dealers/dealer-names.ts';
import { lineLooks } from '../../ui/lines/line-looks.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { StorePicture } from '../../ui/pictures/store-picture.tsx';
import { EnergyArrow } from '../../ui/products/energy-arrow.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';
import { translateOf } from '../../ui/texts/translate-of.ts';

/** Of the products on display; a dealer who has all of them names the collections. */
export const mostShown = 8;

const sizes = '(min-width: 48em) 22vw, 46vw';

/** What can be seen at a dealer's: products, and collections with their pictures. */
export function OnDisplay({ dealer }: { dealer: Dealer }) {
  const { t } = useTranslation(['dealers', 'texts']);
  const language = useLanguage();
  const skus = dealer.display.skus.slice(0, mostShown);
  const answer = useAnswer(skus.length > 0 ? apiPaths.products(language, skus) : null, productCardsSchema);
  const { items: cards, missing } = answer.state === 'loaded' ? answer.data : { items: [], missing: [] };
  const collections = collectionsOf(dealer);
  if (collections.length + skus.length === 0) return null;
  return (
    <Section aria-labelledby="display">
      <Typography variant="h2" id="display">
        {t('page.display')}
      </Typography>
      <Cards>
        {cards.map(({ sku, name, picture, energy, language: written }) => (
          <li key={sku}>
            <Card>
              <div data-product>
                <StorePicture picture={picture} sizes={sizes} alt="" />
              </div>
              <Typography variant="cardName" lang={written}>
                <CardLink to={paths.product(sku ?? '')} translate={translateOf(name)}>
                  {name}
                </CardLink>
              </Typography>
              <EnergyArrow energy={energy} />
            </Card>
          </li>
        ))}
        {collections.map((collection) => {
          // The first line of a collection, or all lines where it has no page of its own.
          const line = collectionLines.find((each) => each.collection === collection);
          const name = t(`texts:facets.options.collection.${collection}`);
          return (
            <li key={collection}>
              <Card>
                <div>
                  {line && (
                    <MarketingPicture picture={lineLooks[line.slug].picture} sizes={sizes} decorative />
                  )}
                </div>
                <Typography variant="cardName">
                  <CardLink to={line ? paths.line(line) : paths.collections} translate="no">
                    {name}
                  </CardLink>
                </Typography>
              </Card>
            </li>
          );
        })}
        {answer.state !== 'loaded' &&
          skus.map((sku) => (
            <li key={sku}>
              <Link component={SiteLink} to={paths.product(sku)} translate="no">
                {sku}
              </Link>
            </li>
          ))}
      </Cards>
      {missing.length > 0 && (
        <Others>
          <TextWithElements text={t('page.displayOthers', { codes: listOf(missing, language) })} />
        </Others>
      )}
    </Section>
  );
}

const Section = styled('section')({ marginTop: spaces.section });

const Others = styled('p')(({ theme }) => ({ marginTop: theme.spacing(3), color: colors.stone }));

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${theme.spacing(4)} ${layout.columnGap}`,
  marginTop: theme.spacing(4),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const Card = styled('article')(({ theme }) => ({
  ...lineUnder('h3 a'),
  '& > div': { position: 'relative', aspectRatio: '4 / 5', overflow: 'hidden' },
  '& img': { position: 'absolute', inset: 0 },
  '& > [data-product]': { border: `16px solid ${colors.ivory}`, backgroundColor: colors.ivory },
  '& h3': { marginTop: theme.spacing(2.25) },
}));

const CardLink = styled(SiteLink)(cardLinkStyle);
