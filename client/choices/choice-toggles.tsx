import { useTranslation } from 'react-i18next';
import { useStored } from '../api/stored.ts';
import { CompareIcon, HeartIcon } from '../ui/icons.tsx';
import type { ChoiceButtonsProperties } from './choice-buttons.tsx';
import { compared, includesSku, shortlist, toggleCompared, toggleShortlisted } from './choices.ts';

/** The two controls of a product: each is pressed in while the product is chosen. */
export function ChoiceToggles({ sku, name, category, worded }: ChoiceButtonsProperties) {
  const { t } = useTranslation('choices');
  const toggles = [
    ['compare', <CompareIcon key="pair" />, useStored(compared)?.skus, () => toggleCompared(sku, category)],
    ['shortlist', <HeartIcon key="heart" size={20} />, useStored(shortlist), () => toggleShortlisted(sku)],
  ] as const;
  return toggles.map(([action, icon, chosen, toggle]) => (
    <button
      key={action}
      type="button"
      aria-pressed={includesSku(chosen, sku)}
      // A tooltip beside a name would be read as well.
      {...{ [worded ? 'aria-label' : 'title']: t(`controls.${action}Product`, { name }) }}
      onClick={toggle}
    >
      {icon}
      {worded && <span>{t(`controls.${action}`)}</span>}
    </button>
  ));
}
