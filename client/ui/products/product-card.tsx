import type { Category } from '@kitchen/shared/categories.ts';
import type { ProductCard as Card, Finish } from '@kitchen/shared/listing.ts';
import { apiPaths, paths } from '@kitchen/shared/paths.ts';
import { productSchema } from '@kitchen/shared/product.ts';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { CardFinishes } from '../../choices/card-finishes.tsx';
import { ChoiceButtons } from '../../choices/choice-buttons.tsx';
import { useTexts } from '../../i18n/use-texts.tsx';
import { cardLinkStyle, lineUnder } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors, fonts, motion, transition, typeSizes } from '../../theme/tokens.ts';
import { StorePicture } from '../pictures/store-picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { KeptWords } from '../texts/kept-words.tsx';
import { EnergyArrow } from './energy-arrow.tsx';
import { useFacetTexts } from './facet-texts.ts';
import { frameOf, hangingScale, placementOf } from './placement.ts';
import { ProductName } from './product-name.tsx';
import { RecallMark } from './recall-mark.tsx';

/** SKUs that cards were made to show, by history entry and card: who comes back finds them again. */
const chosenFinishes = new Map<string, string>();

interface ProductCardProperties {
  card: Card;
  /** Null for what is of none. */
  category: Category | null;
  /** How wide the card is shown, as in the `sizes` attribute. */
  sizes: string;
  /** True for the cards that are seen first. */
  first?: boolean;
  /** True where products of several categories stand side by side: all in one square, on one floor. */
  ofManyKinds?: boolean;
  /** A line that says its code, in lists of what may be looked for by it. */
  code?: string;
  /** What it is in a sentence, where it has a row of its own; in the language of its name. */
  summary?: string | undefined;
  /** Words of a button that is part of its link. */
  action?: string | undefined;
}

/** Widths in px of a card's picture, up to a phone of three device pixels each. */
const pictureWidths = [352, 704] as const;

/**
 * A product in a list: picture, name and facts; all of it leads to the product. Of a model that comes
 * in several versions also the others: its finishes can be looked at in the card.
 */
export function ProductCard({
  card,
  category,
  sizes,
  first = false,
  ofManyKinds = false,
  code,
  summary,
  action,
}: ProductCardProperties) {
  const { t, language } = useTexts();
  const facetTexts = useFacetTexts();
  const place = `${useLocation().key} ${card.id}`;
  const own = { color: card.facts.color ?? '', sku: card.sku ?? '', recall: card.recall };
  const finishes: Finish[] = [own, ...(card.finishes ?? [])];
  const [finish, setFinish] = useState(() => finishes.find((each) => each.sku === chosenFinishes.get(place)));
  const [isPointedAt, setPointedAt] = useState(false);
  const [isSecondLoaded, setSecondLoaded] = useState(false);
  const choose = (chosen: Finish) => {
    chosenFinishes.set(place, chosen.sku);
    setFinish(chosen);
  };
  const { sku, recall, figures = card.figures, energy = card.energy, widths = card.widths } = finish ?? card;
  // Its other pictures, and those of other finishes, are fetched when they are first wanted.
  const isWanted = sku !== null && (isPointedAt || finish !== undefined);
  const answer = useAnswer(isWanted ? apiPaths.product(language, sku) : null, productSchema);
  const [picture = finish ? null : card.picture, secondPicture] =
    answer.state === 'loaded' ? answer.data.pictures : [card.picture];
  const placement = placementOf(category);
  const facts = finish?.color ? { ...card.facts, color: finish.color } : card.facts;
  const frame = frameOf(category, ofManyKinds);
  const width = Number(facts.width);
  const otherWidths = widths?.filter((each) => each !== facts.width) ?? [];
  const name = (
    <ProductName
      name={card.name}
      // In the language of the page alone.
      kind={category && !card.language ? t(`listing.categories.${category}.one`) : undefined}
    />
  );
  const placementInBox = picture ? (placement === 'centre' ? placement : undefined) : 'whole';
  return (
    <Article onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointedAt(true)}>
      <div className="ground" data-frame={frame}>
        <div className="picture" data-placement={placementInBox}>
          <StorePicture
            picture={picture}
            sizes={sizes}
            widths={pictureWidths}
            placement={placement}
            scale={frame ? hangingScale(category, width * 10, 0.25) : 1}
            first={first}
            alt=""
          />
        </div>
        {secondPicture && !finish && (
          <div className="second" data-loaded={isSecondLoaded} onLoadCapture={() => setSecondLoaded(true)}>
            <StorePicture picture={secondPicture} sizes={sizes} fit="cover" alt="" />
          </div>
        )}
      </div>
      <div>
        <h3 lang={card.language}>
          {sku === null ? name : <SiteLink to={paths.product(sku)}>{name}</SiteLink>}
        </h3>
        {summary && (
          <p lang={card.language}>
            <KeptWords text={summary} />
          </p>
        )}
        <p>
          <KeptWords text={facetTexts.facts({ name: card.name, facts, figures })} />
        </p>
      </div>
      <EnergyArrow energy={energy} />
      {otherWidths.length > 0 && (
        <p>
          <KeptWords text={t('listing.widths', { widths: otherWidths.join(',\u00A0') })} />
        </p>
      )}
      {code !== undefined && <p translate={sku === null ? undefined : 'no'}>{code}</p>}
      <RecallMark id={recall} name={card.name} />
      {sku !== null && action && (
        <Button component="span" aria-hidden className="action">
          {action}
        </Button>
      )}
      {card.finishes && <CardFinishes name={card.name} finishes={finishes} shown={sku} onChoose={choose} />}
      {sku !== null && category && (
        <ChoiceButtons sku={sku} name={code ? `${card.name} (${sku})` : card.name} category={category} />
      )}
    </Article>
  );
}

/** The shape of a card whose product is on its way. */
export function ProductCardSkeleton({ category }: { category: Category }) {
  return (
    <Article as="div" aria-hidden="true">
      <div className="ground" data-frame={frameOf(category, false)} />
      <Skeleton width="62%" height={28} style={{ marginTop: 18 }} />
      <Skeleton width="84%" height={16} style={{ marginTop: 12 }} />
    </Article>
  );
}

// One class for all of a card: a listing would name a dozen, and work them out, for each.
const Article = styled('article')(({ theme }) => ({
  ...lineUnder('a b'),
  '& .ground': {
    position: 'relative',
    aspectRatio: 'var(--card-ratio, 4 / 5)',
    overflow: 'hidden',
    background: `var(--card-ground, ${colors.cardGround})`,
  },
  '& [data-frame]': { aspectRatio: 'var(--card-ratio, 1 / 1)' },
  // The store's cut-outs are squares in one scale, their floor a little above the lower edge.
  '& .picture': {
    position: 'absolute',
    insetInline: 0,
    // In its middle, in a wide card as large as that is high.
    bottom: 'var(--card-floor, 12%)',
    height: 'var(--card-picture, 80%)',
    transformOrigin: '50% 100%',
    // It grows under the pointer: a browser that held on to it would come back to another place.
    overflowAnchor: 'none',
    transition: transition('transform', motion.pictureMs),
    // What hangs or lies has no floor to stand on in its picture.
    '&[data-placement=centre] img': { filter: `drop-shadow(0 4px 6px ${colors.cardShadow})` },
  },
  // As large as the card; what stands on the floor a little larger, in its middle, and what is low there larger still.
  '& [data-frame] > .picture': { insetInline: '-3%', height: '106%', bottom: '11%' },
  // Below the icons in its corner.
  [theme.breakpoints.down('md')]: {
    '& [data-frame=square] > .picture': { insetInline: 0, height: '94%', bottom: '6%' },
  },
  '& [data-frame=high] > .picture': {
    insetInline: 0,
    bottom: 'var(--card-floor, 11%)',
    height: 'var(--card-picture, 84%)',
  },
  '& [data-frame=low] > .picture': { insetInline: '-8%', height: '116%', bottom: '14%' },
  '& [data-frame] > [data-placement], & [data-placement=whole]': { inset: 0, height: '100%' },
  '&:has(a):hover .picture': { transform: 'scale(1.04)' },
  '& .second': {
    position: 'absolute',
    inset: 0,
    visibility: 'hidden',
    backgroundColor: colors.ivory,
  },
  '@media (hover: hover)': { '&:has(a):hover [data-loaded=true]': { visibility: 'visible' } },
  '& h3': {
    ...theme.typography.h3,
    marginTop: theme.spacing(2.25),
    fontSize: typeSizes.cardName,
    '& a': cardLinkStyle,
  },
  '& b': { fontWeight: 'inherit' },
  // The model is seen first, and under it what it is, whichever the name begins with.
  '& :has(> small)': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start' },
  '& :has(> small:first-child)': { flexDirection: 'column-reverse' },
  '& small': {
    fontFamily: fonts.sans,
    fontSize: typeSizes.small,
    lineHeight: 1.5,
    letterSpacing: 'normal',
    wordSpacing: '.06em',
    '&::first-letter': { textTransform: 'uppercase' },
  },
  // Sentence, facts and widths; the energy class is a picture.
  '& > p:not([role]), & h3 ~ p': {
    marginTop: theme.spacing(0.75),
    fontSize: typeSizes.meta,
    lineHeight: 1.5,
    whiteSpace: 'pre-line',
    textWrap: 'balance',
    overflowWrap: 'anywhere',
    color: colors.stone,
    [theme.breakpoints.up('md')]: { fontSize: typeSizes.small },
  },
}));
