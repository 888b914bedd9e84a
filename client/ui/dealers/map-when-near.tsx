import type { ComponentType } from 'react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { whenNear } from '../behaviour/when-near.ts';
import { WithScripts } from '../behaviour/with-scripts.ts';
import type { DealerMapProperties } from './map/dealer-map.tsx';

/** Its outlines are larger than a page: they come when the place for it is near the window, and nothing waits for them. */
const DealerMap = lazy(() =>
  import('./map/dealer-map.tsx').then(
    (loaded): { default: ComponentType<DealerMapProperties> } => ({ default: loaded.DealerMap }),
    () => ({ default: () => null }),
  ),
);

/** For links to it. */
export const mapId = 'map';

/** The place of the map of dealers, which is of use with scripts only. */
export function MapWhenNear(properties: DealerMapProperties) {
  const frame = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => (frame.current ? whenNear(frame.current, () => setNear(true)) : undefined), []);
  return (
    <div>
      <noscript>
        <span />
      </noscript>
      <WithScripts>
        <Frame ref={frame} id={mapId} data-screen-only>
          {isNear && (
            <Suspense fallback={null}>
              <DealerMap {...properties} />
            </Suspense>
          )}
        </Frame>
      </WithScripts>
    </div>
  );
}

const Frame = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '4 / 3',
  margin: 0,
  overflow: 'hidden',
  backgroundColor: colors.ivory,
  scrollMarginTop: layout.headerScrolledPx + 16,
  [theme.breakpoints.up('lg')]: { aspectRatio: '4 / 5', maxHeight: 'calc(100vh - 140px)', width: '100%' },
}));
