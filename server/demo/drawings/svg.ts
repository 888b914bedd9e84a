type Attributes = Record<string, string | number | undefined>;

/** One SVG element; attributes without a value are left out. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? Math.round(value * 100) / 100 : value}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A box by its left edge, bottom edge, width and height: heights grow upwards, as in a drawing. */
export function box(
  x: number,
  bottom: number,
  width: number,
  height: number,
  fill: string,
  extra: Attributes = {},
): string {
  return element('rect', { x, y: -bottom - height, width, height, fill, ...extra });
}

export function disc(x: number, y: number, r: number, fill: string, extra: Attributes = {}): string {
  return element('circle', { cx: x, cy: -y, r, fill, ...extra });
}

/** A straight stroke between two points. */
export function stroke(
  [x1, y1]: [number, number],
  [x2, y2]: [number, number],
  color: string,
  width: number,
  extra: Attributes = {},
): string {
  return element('line', {
    x1,
    y1: -y1,
    x2,
    y2: -y2,
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    ...extra,
  });
}

/** A gradient from top to bottom, or from left to right. */
export function gradient(id: string, stops: [offset: number, color: string][], across = false): string {
  return element(
    'linearGradient',
    { id, x1: 0, y1: 0, x2: across ? 1 : 0, y2: across ? 0 : 1 },
    stops.map(([offset, color]) => element('stop', { offset, 'stop-color': color })).join(''),
  );
}
