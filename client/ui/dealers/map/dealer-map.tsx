import type { ListedDealer, Position } from '@kitchen/shared/dealers.ts';
import type { DealerPurpose } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { colors, typeSizes } from '../../../theme/tokens.ts';
import { SiteLink } from '../../site-link.tsx';
import { listOf } from '../dealer-names.ts';
import { linkToDealer } from '../link-to-dealer.ts';
import { pointOf } from './mercator.ts';
import outlines from './outlines.json' with { type: 'json' };
import { isInView, viewOf } from './view-of.ts';

export interface DealerMapProperties {
  dealers: readonly ListedDealer[];
  /** The visitor's place, or the dealer whose page it is. */
  centre: Position | null;
  /** What the visitor wants there. */
  purpose: DealerPurpose;
  /** The id of the dealer that is looked at, there or in the list. */
  lit: string | null;
  onLight: (id: string | null) => void;
}

/** How arrow keys go through the points. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Dealers on a map of ours: nothing is fetched from elsewhere. All that it leads to stands in the list beside it. */
export function DealerMap({ dealers, centre, purpose, lit, onLight }: DealerMapProperties) {
  const { t } = useTranslation('dealers');
  const language = useLanguage();
  const points = dealers.flatMap((dealer) =>
    dealer.position ? [{ dealer, ...pointOf(dealer.position) }] : [],
  );
  const here = centre && pointOf(centre);
  // Those at one place are one point: it leads to the first of the list.
  const view = viewOf(points, here);
  // What is outside is in the list beside; a focus out there would be seen by nobody.
  const places = points
    .filter((point) => isInView(view, point))
    .flatMap((first) => {
      const there = points.filter(({ x, y }) => x === first.x && y === first.y);
      if (there[0] !== first) return [];
      const names = there.map(({ dealer }) => dealer.name);
      return {
        ...first,
        ids: there.map(({ dealer }) => dealer.id),
        label: `${listOf(names, language)}, ${first.dealer.place}`,
      };
    });
  const [, , width = 1, height = 1] = view.split(' ').map(Number);
  // How wide each takes a press: no further than half the way to the next, so that a press is for the nearest.
  const reaches = places.map((place) => {
    const others = places.filter((other) => other !== place);
    const next = Math.min(width, ...others.map(({ x, y }) => Math.hypot(x - place.x, y - place.y)));
    return `min(26px, ${(100 * next) / width}cqw, ${(100 * next) / height}cqh)`;
  });
  const lighted = places.find(({ ids }) => ids.some((id) => id === lit));
  const reached = lighted ?? places[0];

  function walk(event: KeyboardEvent<SVGElement>) {
    const links = [...event.currentTarget.querySelectorAll<SVGElement>('a')];
    const step = steps[event.key];
    const at = links.findIndex((link) => link.matches(':focus'));
    const ends: Readonly<Record<string, number>> = { Home: 0, End: links.length - 1 };
    const next = step === undefined ? ends[event.key] : (at + step + links.length) % links.length;
    if (next === undefined) return;
    event.preventDefault();
    links[next]?.focus();
  }

  return (
    <>
      <Room>
        <Drawing viewBox={view} role="group" aria-label={t('map.label')} onKeyDown={walk}>
          <path className="land" d={outlines.land} />
          <path className="borders" d={outlines.borders} />
          <path className="borders" data-fine d={outlines.regions} />
          {here && (
            <>
              <path className="here" d={dot(here)} />
              <path className="here" data-core d={dot(here)} />
            </>
          )}
          {places.map(({ dealer, ids, label, ...point }, at) => (
            <SiteLink
              key={dealer.id}
              {...linkToDealer(dealer.id, purpose)}
              aria-label={label}
              tabIndex={dealer.id === reached?.dealer.id ? 0 : -1}
              aria-current={ids.some((id) => id === lit) ? 'true' : undefined}
              onFocus={() => onLight(dealer.id)}
              onPointerEnter={() => onLight(dealer.id)}
              onPointerLeave={() => onLight(null)}
            >
              <path className="reach" d={dot(point)} style={{ strokeWidth: reaches[at] }} />
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
      </Room>
      <Words>
        <span aria-hidden="true" translate="no">
          {lighted?.label}
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

/** What reaches are measured by. */
const Room = styled('div')({ flex: 1, minHeight: 0, containerType: 'size' });

const Drawing = styled('svg')({
  display: 'block',
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
  '& .edge': { stroke: colors.white, strokeWidth: 13, pointerEvents: 'none' },
  '& .dot': { stroke: colors.teal700, strokeWidth: 9 },
  '& a:focus-visible .edge': { stroke: colors.teal700, strokeWidth: 24 },
  '& [data-lit] .edge': { strokeWidth: 20 },
  '& [data-lit] .dot': { stroke: colors.brass, strokeWidth: 15 },
  '@media (forced-colors: active)': {
    '& > .land': { fill: 'Canvas', stroke: 'CanvasText' },
    '& > .borders': { stroke: 'GrayText' },
    '& > .here': { stroke: 'CanvasText' },
    '& > [data-core], & .edge': { stroke: 'Canvas' },
    '& .dot': { stroke: 'LinkText' },
    '& a:focus-visible .edge, & [data-lit] .dot': { stroke: 'Highlight' },
  },
});

const Words = styled('p')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: theme.spacing(2),
  padding: theme.spacing(1, 0),
  // The map, its ground with it, ends above them.
  backgroundColor: colors.white,
  fontSize: typeSizes.meta,
  // Room for a long name from the start, or the drawing would grow and shrink with the names.
  minHeight: `calc(2lh + ${theme.spacing(2)})`,
  '& > a': {
    flexShrink: 0,
    marginInlineStart: 'auto',
    color: colors.stone,
    fontSize: typeSizes.caption,
  },
}));
