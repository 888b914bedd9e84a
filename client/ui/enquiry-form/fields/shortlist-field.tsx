import { readWithShortlist } from '@kitchen/shared/page-query.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { productCardsSchema } from '@kitchen/shared/product-lists.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStored } from '../../../api/stored.ts';
import { useAnswer } from '../../../api/use-answer.ts';
import { shortlist } from '../../../choices/choices.ts';
import { useLanguage } from '../../../i18n/use-language.ts';
import { TextWithElements } from '../../texts/text-with-elements.tsx';
import { shortlistName } from '../form-fields.ts';

/** Whether the visitor's shortlist goes along, ticked for who came to send it; not there while nothing is on it. */
export function ShortlistField() {
  const { t } = useTranslation('enquiry');
  const skus = useStored(shortlist) ?? [];
  const language = useLanguage();
  const isAsked = readWithShortlist(useSearchParams()[0]);
  const answer = useAnswer(skus.length > 0 ? apiPaths.products(language, skus) : null, productCardsSchema);
  if (skus.length === 0) return null;
  const cards = answer.state === 'loaded' ? answer.data.items : [];
  /** With the SKU: finishes of one model have one name. */
  const nameOf = (sku: string) => {
    const card = cards.find((each) => isSameSku(each.sku ?? '', sku));
    const code = `<keep>${sku}</keep>`;
    return card ? `${card.name} (${code})` : code;
  };
  return (
    <FormControlLabel
      control={<Checkbox name={shortlistName} defaultChecked={isAsked} />}
      label={<TextWithElements text={t('form.shortlist', { names: skus.map(nameOf).join(', ') })} />}
    />
  );
}
