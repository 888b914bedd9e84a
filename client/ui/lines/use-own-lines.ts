import { useSiteSettings } from '../site-settings.tsx';

/** Puts lines into the order that the maker gave them, those that it did not name last, and gives them its names. */
export function useOwnLines() {
  const { content } = useSiteSettings();
  const own = content?.lines;
  return <Line extends { slug: string; name: string }>(lines: readonly Line[]): Line[] => {
    if (!own) return [...lines];
    const placeOf = ({ slug }: Line) => {
      const place = own.findIndex(({ line }) => line === slug);
      return place === -1 ? own.length : place;
    };
    return lines
      .toSorted((one, other) => placeOf(one) - placeOf(other))
      .map((line) => ({ ...line, name: own[placeOf(line)]?.name ?? line.name }));
  };
}
