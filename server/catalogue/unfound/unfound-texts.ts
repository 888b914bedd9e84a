/** A text that found nothing. */
export interface UnfoundText {
  text: string;
  /** On how many of the last days. */
  days: number;
}

/** Where it is kept, by a key that tells nothing of a text, until so many days have had it. */
export interface UnfoundTexts {
  note(key: string, text: string): Promise<void>;
  list(): Promise<UnfoundText[]>;
  close(): void;
}

/** From so many different days on a text is kept as it is, and shown: one visitor's slip or secret has fewer. */
export const daysToShow = 3;

/** Days that count. */
export const daysKept = 90;

/** Most texts of a day: more are a program's. */
export const mostTextsADay = 1_000;

const dayMs = 24 * 60 * 60_000;

export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** The first day that still counts. */
export const firstDayKept = (now: number): string => dayOf(now - (daysKept - 1) * dayMs);

/** How long it is until the next day begins. */
export const untilNextDayMs = (now: number): number => dayMs - (now % dayMs);

const longestKept = 60;

/** Whether a text may be kept: nothing that could be an address, a number of somebody's or a message. */
export function mayBeKept(text: string): boolean {
  return (
    text.length <= longestKept &&
    /\p{L}/u.test(text) &&
    !/[@/\\<>\p{C}]|www\./u.test(text) &&
    // Widths and codes of appliances are shorter than numbers of telephones and cards.
    text.replace(/\D/g, '').length <= 5
  );
}

/** In which order they are read, without what was only on the way to a longer text. */
export function inOrder(texts: readonly UnfoundText[]): UnfoundText[] {
  const isBeginning = ({ text, days }: UnfoundText) =>
    texts.some((other) => other.text !== text && other.text.startsWith(text) && other.days >= days);
  return texts
    .filter((each) => !isBeginning(each))
    .toSorted((a, b) => b.days - a.days || a.text.localeCompare(b.text));
}
