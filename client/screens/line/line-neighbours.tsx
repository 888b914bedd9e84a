import type { SiteLine } from '@kitchen/shared/collections.ts';
import { collectionLines } from '@kitchen/shared/collections.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, fonts, typeSizes, weights } from '../../theme/tokens.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** The lines before and after this one; after the last comes the Nero Line. */
export function LineNeighbours({ line }: { line: SiteLine }) {
  const { t } = useTranslation('lines');
  const index = collectionLines.indexOf(line);
  const linkTo = (other: SiteLine) => ({
    to: paths.line(other),
    name: t(`names.${other.category}`, { name: other.name }),
  });
  const before = collectionLines[index - 1];
  const after = collectionLines[index + 1];
  const previous = before && linkTo(before);
  const next = after ? linkTo(after) : { to: paths.neroLine, name: t('nero.title') };
  return (
    <Ways aria-label={t('neighbours.label')}>
      {previous && (
        <Way to={previous.to}>
          <span>{t('neighbours.previous')}</span> <strong>{previous.name}</strong>
        </Way>
      )}
      <Way to={next.to} className="next">
        <span>{t('neighbours.next')}</span> <strong>{next.name}</strong>
      </Way>
    </Ways>
  );
}

const Ways = styled('nav')(({ theme }) => ({
  ...contentWidth,
  display: 'grid',
  backgroundColor: colors.ivory,
  paddingBlock: theme.spacing(3),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: '1fr 1fr',
    paddingBlock: theme.spacing(8),
    '& .next': { gridColumn: 2, textAlign: 'end', justifyItems: 'end' },
  },
  [theme.breakpoints.down('md')]: {
    '& a + a': { borderTop: `1px solid ${colors.line}` },
  },
}));

const Way = styled(SiteLink)(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5),
  paddingBlock: theme.spacing(2.5),
  fontSize: typeSizes.small,
  color: colors.stone,
  '& strong': {
    fontFamily: fonts.serif,
    fontSize: typeSizes.h2,
    fontWeight: weights.medium,
    lineHeight: 1.09,
    letterSpacing: '-.01em',
    color: colors.teal900,
    backgroundImage: `linear-gradient(${colors.brass}, ${colors.brass})`,
    backgroundSize: '0 1px',
    backgroundPosition: '0 100%',
    backgroundRepeat: 'no-repeat',
  },
  '&:hover strong': { backgroundSize: '100% 1px' },
}));
