import type { SiteLine } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import nero from '../../../pictures/marketing/news-nero.webp?picture';
import { styled } from '../../../theme/styled.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { lineLooks } from '../../../ui/lines/line-looks.ts';
import { useOwnLines } from '../../../ui/lines/use-own-lines.ts';
import { MarketingPicture } from '../../../ui/pictures/marketing-picture.tsx';
import { SiteLink } from '../../../ui/site-link.tsx';

const sizes = '(min-width: 1704px) 1164px, (min-width: 1024px) 66vw, 92vw';

/** A line's picture, which leads to its page. */
export function Room({ line }: { line: SiteLine | 'nero' }) {
  const { t } = useTranslation('filters');
  const [named] = useOwnLines()(line === 'nero' ? [] : [line]);
  const name = named?.name ?? 'Nero';
  return (
    <Link to={line === 'nero' ? paths.neroLine : paths.line(line)}>
      <MarketingPicture
        picture={line === 'nero' ? nero : lineLooks[line.slug].picture}
        sizes={sizes}
        decorative
      />
      <Name>{t('room', { name })}</Name>
    </Link>
  );
}

const Link = styled(SiteLink)({
  position: 'absolute',
  inset: 0,
  '& img': { position: 'absolute', inset: 0 },
  '&:hover span': { textDecoration: 'underline', textDecorationColor: colors.brass },
});

const Name = styled('span')(({ theme }) => ({
  position: 'absolute',
  left: 0,
  bottom: 0,
  padding: theme.spacing(1.5, 3, 0.5, 0),
  backgroundColor: colors.white,
  color: colors.teal900,
  fontFamily: theme.typography.h3.fontFamily ?? 'inherit',
  fontSize: typeSizes.cardName,
  lineHeight: 1.18,
  textDecorationThickness: 1,
  textUnderlineOffset: 6,
}));
