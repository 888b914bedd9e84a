import type { Language } from '@kitchen/shared/languages.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import { recallPicturePath } from '@kitchen/shared/recalls.ts';
import type { RecallEntry } from './read-recalls.ts';

/** A recall as its page shows it in a language. */
export function presentRecall(entry: RecallEntry, language: Language): Recall {
  const { id, date, skus, models, serials, contact, picture } = entry;
  return {
    id,
    date,
    product: entry.product[language],
    skus,
    models,
    serials: serials ?? [],
    sold: entry.sold?.[language] ?? null,
    hazard: entry.hazard[language],
    action: entry.action[language],
    remedy: entry.remedy[language],
    contact: { phone: contact.phone ?? null, email: contact.email ?? null },
    picture: { path: recallPicturePath(id, picture.file), alt: picture.alt[language] },
  };
}
