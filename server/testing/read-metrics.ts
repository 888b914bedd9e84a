/** One series of a scrape. */
export interface Series {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const line = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const number = /^(?:[+-]?(?:Inf|\d.*)|NaN)$/i;
const label = /([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g;

/** Reads Prometheus' text format; throws at a line that is none of it. */
export function readMetrics(text: string): Series[] {
  return text
    .split('\n')
    .filter((row) => row !== '' && !row.startsWith('#'))
    .map((row) => {
      const [, name, labels = '', value] = line.exec(row) ?? [];
      if (name === undefined || !number.test(value ?? '')) throw new Error(`Not a series: ${row}`);
      const found = [...labels.matchAll(label)].map(([, key, text]) => [key, text]);
      return { name, labels: Object.fromEntries(found) as Record<string, string>, value: Number(value) };
    });
}
