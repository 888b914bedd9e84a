import type { Kind } from '../catalogue/appliance.ts';
import type { Fittings } from './finishes.ts';
import { clock, handle, knob, ovenDoor } from './fittings.ts';
import { box } from './svg.ts';

/** A built-in oven, microwave or warming drawer from the front, in mm, standing on height zero. */
export function drawBuiltIn(kind: Kind, size: number, line: string, fit: Fittings, ink: string): string {
  const compact = kind === 'microwave' || kind === 'compact-oven';
  const width = kind === 'oven' && size === 90 ? 895 : 595;
  const height = kind === 'warming-drawer' ? 140 : compact ? 455 : size === 90 ? 475 : 595;
  const half = width / 2;
  const edge = { stroke: '#000', 'stroke-opacity': 0.3, 'stroke-width': 1.5 };
  if (kind === 'warming-drawer') {
    return [
      box(-half, 0, width, height, fit.panel === 'glass' ? 'url(#glass)' : 'url(#body)', { rx: 4, ...edge }),
      fit.panel === 'glass' ? box(-half, 0, width, 26, 'url(#body)', { rx: 3 }) : '',
      handle(-half + width * 0.3, height - 34, width * 0.4, { ...fit, handle: 'none' }),
    ].join('');
  }
  const frame = line === 'enzo-titan' ? 16 : 0;
  const band = compact ? 96 : 112;
  const inner = { x: -half + frame, width: width - 2 * frame, top: height - frame };
  const panel = inner.top - band;
  const facia = { body: 'url(#body)', steel: 'url(#steel)', glass: 'url(#glass)' }[fit.panel];
  const marks = { body: ink, steel: '#3a3c3e', glass: '#dcdad4' }[fit.panel];
  const y = panel + band / 2;
  const knobs = fit.knob === 'big' && kind === 'oven' ? [-0.38, -0.24, 0.24, 0.38] : [-0.33, 0.33];
  return [
    frame ? box(-half, 0, width, height, 'url(#steel)', { rx: 5, ...edge }) : '',
    box(inner.x, frame, inner.width, panel - frame, fit.allGlass ? 'url(#glass)' : 'url(#body)', { rx: 4 }),
    ovenDoor(inner.x, frame, inner.width, panel - frame, fit, 'url(#body)'),
    box(inner.x, panel, inner.width, band, facia, { rx: fit.door === 'rounded' ? 16 : 4, ...edge }),
    fit.door === 'framed'
      ? [panel + 5, inner.top - 5].map((at) => box(inner.x, at - 2.5, inner.width, 5, 'url(#metal)')).join('')
      : '',
    ...(kind === 'microwave' ? knobs.slice(-1) : knobs).map((part) =>
      knob(part * width, y, fit.knob === 'big' ? 27 : 23, fit, marks),
    ),
    clock(0, y, fit),
  ].join('');
}
