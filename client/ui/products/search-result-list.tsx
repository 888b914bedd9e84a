import { paths } from '@kitchen/shared/paths.ts';
import type { SearchHit } from '@kitchen/shared/search.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.tsx';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { StorePicture } from '../pictures/store-picture.tsx';
import { SiteLink } from '../site-link.tsx';
import { KeptWords } from '../texts/kept-words.tsx';
import { EnergyArrow } from './energy-arrow.tsx';
import { RecallMark } from './recall-mark.tsx';

const picturesSeenFirst = 4;

/** In px: on the widest screens of two device pixels each, and on phones of three. */
const pictureWidths = [176, 352] as const;

/** Products that a search found, each with its way on. */
export function SearchResultList({ hits, children }: { hits: readonly SearchHit[]; children?: ReactNode }) {
  return (
    <List>
      {hits.map((hit, index) => (
        <SearchResult key={hit.id} hit={hit} seenFirst={index < picturesSeenFirst} />
      ))}
      {children}
    </List>
  );
}

interface ResultProperties {
  hit: SearchHit;
  seenFirst?: boolean;
  ref?: Ref<HTMLLIElement>;
}

/** A product found. One without SKU has no page to lead to. */
export function SearchResult({ hit, seenFirst = false, ref }: ResultProperties) {
  const { t } = useTexts();
  const id = useId();
  return (
    <Item ref={ref} tabIndex={ref ? -1 : undefined}>
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
        <Typography id={`${id}name`} variant="cardName">
          <KeptWords text={hit.name} />
        </Typography>
        <Typography color="textSecondary" variant="meta" translate={hit.sku === null ? undefined : 'no'}>
          {t('search.sku', { sku: hit.sku ?? t('search.noSku') })}
        </Typography>
        {hit.summary !== '' && (
          <Summary>
            <KeptWords text={hit.summary} />
          </Summary>
        )}
        <EnergyArrow energy={hit.energy} />
        <RecallMark id={hit.recall} name={hit.name} />
        {hit.sku !== null && (
          <Details id={`${id}details`} to={paths.product(hit.sku)} aria-labelledby={`${id}details ${id}name`}>
            {t('search.viewDetails')}
          </Details>
        )}
      </div>
    </Item>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  columnGap: layout.columnGap,
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Item = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: 18,
  paddingBlock: 20,
  borderBottom: `1px solid ${colors.line}`,
  '& .MuiTypography-meta': { marginTop: 4 },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '176px minmax(0, 1fr)',
    gap: 28,
    paddingBlock: 28,
  },
}));

const PictureGround = styled('div')({
  position: 'relative',
  alignSelf: 'start',
  aspectRatio: '1',
  backgroundColor: colors.white,
  '& > img': { padding: '10%' },
});

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

const Details = styled(SiteLink)({
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
  // The whole result leads on.
  '&::before': { content: '""', position: 'absolute', inset: 0 },
});
