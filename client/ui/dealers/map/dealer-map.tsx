import type { ListedDealer, Position } from '@kitchen/shared/dealers.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { SiteLink } from '../../site-link.tsx';
import { pointOf } from './mercator.ts';
import outlines from './outlines.json' with { type: 'json' };
import { viewOf } from './view-of.ts';

export interface DealerMapProperties {
  dealers: readonly ListedDealer[];
  /** The visitor's place, or the dealer whose page it is. */
  centre: Position | null;
  /** The id of the dealer that is looked at, there or in the list. */
  lit: string | null;
  onLight: (id: string | null) => void;
}

/** How arrow keys go through the points. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Dealers on a map of ours: nothing is fetched from elsewhere. All that it leads to stands in the list beside it. */
export function DealerMap({ dealers, centre, lit, onLight }: DealerMapProperties) {
  const { t } = useTranslation('dealers');
  const points = dealers.flatMap((dealer) =>
    dealer.position ? [{ dealer, ...pointOf(dealer.position) }] : [],
  );
  const here = centre && pointOf(centre);
  const lighted = points.find(({ dealer }) => dealer.id === lit);
  const reached = lighted ?? points[0];

  function walk(event: KeyboardEvent<SVGElement>) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const links = [...event.currentTarget.querySelectorAll<SVGElement>('a')];
    const at = links.findIndex((link) => link.matches(':focus'));
    links[(at + step + links.length) % links.length]?.focus();
  }

  return (
    <>
      <Drawing viewBox={viewOf(points, here)} role="group" aria-label={t('map.label')} onKeyDown={walk}>
        <path className="land" d={outlines.land} />
        <path className="borders" d={outlines.borders} />
        <path className="borders" data-fine d={outlines.regions} />
        {here && (
          <>
            <path className="here" d={dot(here)} />
            <path className="here" data-core d={dot(here)} />
          </>
        )}
        {points.map(({ dealer, ...point }) => (
          <SiteLink
            key={dealer.id}
            to={paths.dealer(dealer.id)}
            aria-label={`${dealer.name}, ${dealer.place}`}
            tabIndex={dealer.id === reached?.dealer.id ? 0 : -1}
            aria-current={dealer.id === lit ? 'true' : undefined}
            onFocus={() => onLight(dealer.id)}
            onPointerEnter={() => onLight(dealer.id)}
            onPointerLeave={() => onLight(null)}
          >
            <path className="reach" d={dot(point)} />
            <path className="edge" d={dot(point)} />
            <path className="dot" d={dot(point)} />
          </SiteLink>
        ))}
        {/* Over those in the same town. */}
        {lighted && (
          <g data-lit>
            <path className="edge" d={dot(lighted)} />
            <path className="dot" d={dot(lighted)} />
          </g>
        )}
      </Drawing>
      <Words>
        <span aria-hidden="true" translate="no">
          {lighted && `${lighted.dealer.name}, ${lighted.dealer.place}`}
        </span>
        <Link href="https://mapsvg.com/maps/italy" rel="external noopener">
          MapSVG, CC BY 4.0
        </Link>
      </Words>
    </>
  );
}

/** A line of no length, whose round ends are as large as it is thick in whatever scale. */
const dot = ({ x, y }: { x: number; y: number }) => `M${x} ${y}h0`;

const Drawing = styled('svg')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  '& path': { vectorEffect: 'non-scaling-stroke', fill: 'none', strokeLinecap: 'round' },
  '& > .land': { fill: colors.sand, stroke: colors.greige, strokeWidth: 0.75 },
  '& > .borders': { stroke: colors.white, strokeWidth: 1.75 },
  '& > [data-fine]': { strokeWidth: 1 },
  '& > .here': { stroke: colors.brass, strokeWidth: 26 },
  '& > [data-core]': { stroke: colors.ivory, strokeWidth: 22 },
  '& > a': { outline: 'none' },
  '& > g': { pointerEvents: 'none' },
  '& .reach': { stroke: 'transparent', strokeWidth: 26, pointerEvents: 'stroke' },
  '& .edge': { stroke: colors.white, strokeWidth: 13 },
  '& .dot': { stroke: colors.teal700, strokeWidth: 9 },
  '& a:focus-visible .edge': { stroke: colors.teal700, strokeWidth: 24 },
  '& [data-lit] .edge': { strokeWidth: 20 },
  '& [data-lit] .dot': { stroke: colors.brass, strokeWidth: 15 },
  '@media (forced-colors: active)': { '& .dot': { stroke: 'LinkText' } },
});

const Words = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 2),
  fontSize: typeSizes.meta,
  pointerEvents: 'none',
  '& > span:not(:empty)': { padding: theme.spacing(0, 1), backgroundColor: colors.ivory },
  '& > a': {
    pointerEvents: 'auto',
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: colors.stone,
    fontSize: typeSizes.caption,
  },
}));
