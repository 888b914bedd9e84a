import type { FacetName } from '@kitchen/shared/facets.ts';
import { isFacetOption } from '@kitchen/shared/facets.ts';
import type { Fact } from '@kitchen/shared/listing.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/use-language.ts';
import { sayValue } from './say-value.ts';

type Wordings = { readonly [Facet in FacetName]?: Readonly<Record<string, string>> };

/** Words for facets and their options; an option that no facet offers is said as it was entered. */
export interface FacetTexts {
  name(facet: FacetName): string;
  option(facet: FacetName, option: string): string;
  /** The option within a card's line of facts, such as "gas top". */
  fact(fact: Fact): string;
}

export function useFacetTexts(): FacetTexts {
  const { t } = useTranslation();
  const language = useLanguage();
  return useMemo(() => {
    const options: Wordings = t('facets.options', { returnObjects: true });
    const facts: Wordings = t('facets.facts', { returnObjects: true });
    const option = (facet: FacetName, value: string) =>
      (isFacetOption(facet, value) ? options[facet]?.[value] : undefined) ?? sayValue(value);
    return {
      name: (facet) => t(`facets.names.${facet}`),
      option,
      fact: (fact) => {
        if (fact.facet === 'width' && /^\d+$/.test(fact.option)) return `${fact.option} cm`;
        if (!isFacetOption(fact.facet, fact.option)) return sayValue(fact.option);
        const words = facts[fact.facet]?.[fact.option];
        if (words !== undefined) return words;
        const name = option(fact.facet, fact.option);
        // Lines are proper names; colours are not.
        return fact.facet === 'collection' ? name : name.toLocaleLowerCase(language);
      },
    };
  }, [t, language]);
}
