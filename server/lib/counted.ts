/** How many there are of something, in English: `1 recall`, `2 recalls`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
