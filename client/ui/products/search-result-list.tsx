import { paths } from '@kitchen/shared/paths.ts';
import type { SearchHit } from '@kitchen/shared/search.ts';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { StorePicture } from '../pictures/store-picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { KeptWords } from '../texts/kept-words.tsx';
import { EnergyArrow } from './energy-arrow.tsx';
import { useFacetTexts } from './facet-texts.ts';
import { RecallMark } from './recall-mark.tsx';

const picturesSeenFirst = 4;

/** In px: on the widest screens of two device pixels each, and on phones of three. */
const pictureWidths = [176, 352] as const;

/** Keeps the words of one fact together. */
const onOneLine = (fact: string) => fact.replaceAll(' ', '\u00A0');

/** Products that a search found, each with its way on. */
export function SearchResultList({ hits, children }: { hits: readonly SearchHit[]; children?: ReactNode }) {
  return (
    <ResultColumns>
      {hits.map((hit, index) => (
        <SearchResult key={hit.id} hit={hit} seenFirst={isSeenFirst(index)} />
      ))}
      {children}
    </ResultColumns>
  );
}

/** Whether a result's picture is in sight at first. */
export const isSeenFirst = (index: number): boolean => index < picturesSeenFirst;

interface ResultProperties {
  hit: SearchHit;
  seenFirst?: boolean;
  ref?: Ref<HTMLLIElement>;
}

/** A product found. One without SKU has no page to lead to. */
export function SearchResult({ hit, seenFirst = false, ref }: ResultProperties) {
  const { t } = useTranslation('search');
  // Shorter than React's, and each product stands once on the page.
  const [nameId, detailsId] = [`n${hit.id}`, `d${hit.id}`];
  return (
    <Item ref={ref} tabIndex={ref ? -1 : undefined}>
      <ResultParts nameId={nameId} hit={hit} seenFirst={seenFirst}>
        <RecallMark id={hit.recall} name={hit.name} />
        {hit.sku !== null && (
          <Details id={detailsId} to={paths.product(hit.sku)} aria-labelledby={`${detailsId} ${nameId}`}>
            {t('viewDetails')}
          </Details>
        )}
      </ResultParts>
    </Item>
  );
}

interface ResultPartsProperties {
  /** Of its name. */
  nameId?: string;
  hit: SearchHit;
  seenFirst: boolean;
  /** The ways on. */
  children: ReactNode;
}

/** What a result shows of its product. */
export function ResultParts({ nameId, hit, seenFirst, children }: ResultPartsProperties) {
  const { t } = useTranslation('search');
  const facts = useFacetTexts().facts(hit.facts, hit.figures);
  return (
    <>
      <PictureGround>
        <StorePicture
          picture={hit.picture}
          sizes="(min-width: 768px) 176px, 112px"
          widths={pictureWidths}
          placement="centre"
          first={seenFirst}
          alt=""
        />
      </PictureGround>
      <div>
        <Typography id={nameId} variant="cardName" lang={hit.language}>
          <KeptWords text={hit.name} />
        </Typography>
        <Typography color="textSecondary" variant="meta" translate={hit.sku === null ? undefined : 'no'}>
          {t('sku', { sku: hit.sku ?? t('noSku') })}
        </Typography>
        {facts.length > 0 && (
          <Facts>
            <KeptWords text={facts.map(onOneLine).join(', ')} />
          </Facts>
        )}
        {hit.summary !== '' && (
          <Summary lang={hit.language}>
            <KeptWords text={hit.summary} />
          </Summary>
        )}
        <EnergyArrow energy={hit.energy} />
        {children}
      </div>
    </>
  );
}

/** The places of results: two columns where there is room. */
export const ResultColumns = styled('ul')({
  display: 'grid',
  columnGap: layout.columnGap,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, max(26rem, 40%)), 1fr))',
});

/** How the parts of a result stand beside each other. */
export const resultLayout = (theme: Theme) => ({
  position: 'relative' as const,
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 18,
  paddingBlock: 20,
  '& .MuiTypography-meta': { marginTop: 4 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '176px minmax(0, 1fr)',
    gap: 28,
    paddingBlock: 28,
  },
});

const Item = styled('li')(({ theme }) => ({
  ...resultLayout(theme),
  borderBottom: `1px solid ${colors.line}`,
}));

const PictureGround = styled('div')({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: '1',
  backgroundColor: colors.white,
  '& > img': { padding: '10%' },
});

const Facts = styled('p')({ marginTop: 6, fontSize: typeSizes.small, lineHeight: 1.5, color: colors.ink });

const Summary = styled('p')({
  display: '-webkit-box',
  marginTop: 6,
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontSize: typeSizes.small,
  lineHeight: 1.5,
  color: colors.stone,
});

/** How the way to a result's product looks. */
export const detailsStyle = {
  display: 'inline-block',
  marginTop: 12,
  paddingBottom: 5,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  color: 'var(--link-color)',
  backgroundImage: 'linear-gradient(currentColor, currentColor)',
  backgroundPosition: '0 100%',
  backgroundSize: '100% 1px',
  backgroundRepeat: 'no-repeat',
};

const Details = styled(SiteLink)({
  ...detailsStyle,
  // The whole result leads on.
  '&::before': { content: '""', position: 'absolute', inset: 0 },
});
