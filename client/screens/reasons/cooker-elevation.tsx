import { cookerFront } from '@kitchen/shared/drawing/cooker-front.ts';
import { svgBox, svgShapes } from '@kitchen/shared/drawing/svg-shapes.ts';

/** The front of a cooker in lines; `width` is in cm. */
export function CookerElevation({ width }: { width: number }) {
  const drawing = cookerFront(width * 10);
  return (
    <svg
      viewBox={svgBox(drawing)}
      width="100%"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.25}
      aria-hidden="true"
      focusable="false"
      overflow="visible"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: what is written there has escaped texts.
      dangerouslySetInnerHTML={{ __html: svgShapes(drawing) }}
    />
  );
}
