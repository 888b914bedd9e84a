import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { useNearPart } from '../behaviour/use-near-part.ts';
import { WithScripts } from '../behaviour/with-scripts.ts';
import type { DealerMapProperties } from './map/dealer-map.tsx';

/** Its outlines are larger than a page: they come when the place for it is near the window, and nothing waits for them. */
const loadDealerMap = async () => (await import('./map/dealer-map.tsx')).DealerMap;

/** For links to it. */
export const mapId = 'map';

/** The place of the map of dealers, which is of use with scripts only. */
export function MapWhenNear(properties: DealerMapProperties) {
  const { ref, Part: DealerMap } = useNearPart<HTMLElement, DealerMapProperties>(loadDealerMap);
  return (
    <div>
      <noscript>
        <span />
      </noscript>
      <WithScripts>
        <Frame ref={ref} id={mapId} data-screen-only>
          {DealerMap && <DealerMap {...properties} />}
        </Frame>
      </WithScripts>
    </div>
  );
}

const Frame = styled('figure')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  backgroundColor: colors.ivory,
  scrollMarginTop: layout.headerScrolledPx + 16,
  [theme.breakpoints.up('lg')]: { aspectRatio: '4 / 5', maxHeight: 'calc(100vh - 140px)', width: '100%' },
}));
