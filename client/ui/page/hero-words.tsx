import Typography from '@mui/material/Typography';
import { styled } from '../../theme/styled.ts';
import { layout } from '../../theme/tokens.ts';
import { KeptWords, keptText } from '../texts/kept-words.tsx';
import type { Crumb } from './breadcrumbs.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';

interface HeroWordsProperties {
  title: string;
  lead: string | undefined;
  crumbs: readonly Crumb[] | undefined;
}

/** Title, lead and way to a page, in white. */
export function HeroWords({ title, lead, crumbs }: HeroWordsProperties) {
  return (
    <Words>
      {crumbs && <Breadcrumbs crumbs={crumbs} onDark />}
      <Typography variant="display" {...keptText(title)} />
      {lead !== undefined && (
        <Typography variant="lead">
          <KeptWords text={lead} />
        </Typography>
      )}
    </Words>
  );
}

/**
 * Ground of the band that it stands in, under the header until that turns white: no picture slides
 * under its white letters.
 */
export function HeaderStrip() {
  return (
    <StripPlace>
      <Strip />
    </StripPlace>
  );
}

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: theme.spacing(3),
  '& h1': { maxWidth: '10em', color: 'inherit' },
  '& p': { maxWidth: '28em' },
  '& > nav': { marginBottom: theme.spacing(-2), maxWidth: '100%' },
}));

const StripPlace = styled('div')({
  position: 'absolute',
  zIndex: 1,
  inset: '0 0 auto',
  height: layout.headerPx + layout.headerScrolledFromPx,
  pointerEvents: 'none',
  backgroundColor: 'transparent',
});

const Strip = styled('div')({
  position: 'sticky',
  top: 0,
  height: layout.headerPx,
  backgroundColor: 'var(--hero-ground)',
});
