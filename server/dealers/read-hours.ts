import type { Opening } from '@kitchen/shared/dealers.ts';
import { weekdays } from '@kitchen/shared/dealers.ts';

const day = `(${weekdays.join('|')})`;
const time = '(?:[01][0-9]|2[0-4]):[0-5][0-9]';
const line = new RegExp(`^${day}(?:-${day})? (${time}-${time}(?: ${time}-${time}){0,2})$`);

/** Reads hours such as `Mo-Fr 09:00-12:30 15:00-19:00; Sa 09:00-13:00`; null where they are written otherwise. */
export function readHours(text: string): Opening[] | null {
  const hours: Opening[] = [];
  for (const part of text.split(';')) {
    const [, from, to, times] = line.exec(part.trim().replace(/\s+/g, ' ')) ?? [];
    if (!from || !times) return null;
    const opening = {
      from: from as Opening['from'],
      to: (to ?? from) as Opening['to'],
      times: times.split(' ').map((span) => {
        const [opens = '', closes = ''] = span.split('-');
        return { opens, closes };
      }),
    };
    if (weekdays.indexOf(opening.from) > weekdays.indexOf(opening.to)) return null;
    if (opening.times.some(({ opens, closes }) => opens >= closes)) return null;
    hours.push(opening);
  }
  return hours;
}
