import { readWithShortlist } from '@kitchen/shared/page-query.ts';
import { apiPaths } from '@kitchen/shared/paths.ts';
import { productCardsSchema } from '@kitchen/shared/product-lists.ts';
import { isSameSku } from '@kitchen/shared/sku.ts';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useStored } from '../../api/stored.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { shortlist } from '../../choices/choices.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { CheckIcon } from '../icons.tsx';
import { TextWithElements } from '../texts/text-with-elements.tsx';
import { shortlistName } from './form-fields.ts';
import { TickBox, TickRow, TickTarget } from './tick-row.ts';

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
  const id = `enquiry-${shortlistName}`;
  return (
    <TickRow>
      <TickTarget>
        <input type="checkbox" id={id} name={shortlistName} defaultChecked={isAsked} />
        <TickBox>
          <CheckIcon size={16} />
        </TickBox>
      </TickTarget>
      <label htmlFor={id}>
        <TextWithElements text={t('form.shortlist', { names: skus.map(nameOf).join(', ') })} />
      </label>
    </TickRow>
  );
}
