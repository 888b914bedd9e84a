import type { SearchHit } from '@kitchen/shared/search.ts';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, typeSizes } from '../../theme/tokens.ts';
import { StorePicture } from '../../ui/pictures/store-picture.tsx';
import { EnergyArrow } from '../../ui/products/energy-arrow.tsx';
import { useFacetTexts } from '../../ui/products/facet-texts.ts';
import { KeptWords } from '../../ui/texts/kept-words.tsx';

/** In px: on the widest screens of two device pixels each, and on phones of three. */
const pictureWidths = [176, 352] as const;

interface ResultPartsProperties {
  hit: SearchHit;
  /** Whether its picture is in sight at first. */
  seenFirst: boolean;
  /** The way on. */
  children: ReactNode;
}

/** What a result shows of its product. */
export function ResultParts({ hit, seenFirst, children }: ResultPartsProperties) {
  const { t } = useTranslation('search');
  const facts = useFacetTexts().facts(hit);
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
        <Typography variant="cardName" lang={hit.language}>
          <KeptWords text={hit.name} />
        </Typography>
        <Typography color="textSecondary" variant="meta" translate={hit.sku === null ? undefined : 'no'}>
          {t('sku', { sku: hit.sku ?? t('noSku') })}
        </Typography>
        {facts !== '' && (
          <Facts>
            <KeptWords text={facts} />
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
