import type { TimelineEntry } from '@kitchen/shared/content.ts';
import type { Language } from '@kitchen/shared/languages.ts';
import { z } from 'zod';
import type { JsonWithLines } from './json-with-lines.ts';
import type { FoundEntries } from './read-entries.ts';
import { entryText, readEntries } from './read-entries.ts';

const words = z.strictObject({ title: entryText(80), text: entryText(400) });
const expectedWords = '{ "title": "…", "text": "…" }, of 80 and 400 characters at most';
const timelineSchema = z.strictObject({ year: entryText(20), en: words, it: words });
export type OwnTimelineEntry = z.output<typeof timelineSchema>;

const most = 20;

/** As a page in a language shows them. */
export const presentTimeline = (timeline: readonly OwnTimelineEntry[], language: Language): TimelineEntry[] =>
  timeline.map((entry) => ({ year: entry.year, ...entry[language] }));

/** The years of the maker's history, in the order of the file. */
export const readTimeline = (json: JsonWithLines): FoundEntries<OwnTimelineEntry> =>
  readEntries(json, {
    schema: timelineSchema,
    example: '{ "year": "1979", "en": { "title": "…", "text": "…" }, "it": { "title": "…", "text": "…" } }',
    expectations: { year: 'one line of 20 characters at most', en: expectedWords, it: expectedWords },
    whyNot: (_entry, before) => (before.length < most ? undefined : { expected: `at most ${most} entries` }),
  });
