import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { addTexts } from '../../i18n/create-i18n.ts';
import { useTexts } from '../../i18n/use-texts.tsx';
import type { FoundAnswerProperties } from './found-answer.tsx';

/**
 * What shows the results, which nobody sees before they have typed: it comes when the search opens. `failed` says that
 * it cannot be had.
 */
export function useFoundAnswer() {
  const { i18n } = useTexts();
  const [FoundAnswer, setFoundAnswer] = useState<ComponentType<FoundAnswerProperties>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    Promise.all([import('./found-answer.tsx'), addTexts(i18n, ['product-sheet'])]).then(
      ([loaded]) => setFoundAnswer(() => loaded.FoundAnswer),
      () => setFailed(true),
    );
  }, [i18n]);
  return { FoundAnswer, failed };
}
