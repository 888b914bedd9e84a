import { concernsProduct, recallPath, recallsApiPath, recallsSchema } from '@kitchen/shared/recalls.ts';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, weights } from '../../theme/tokens.ts';
import { AlertIcon } from '../../ui/icons.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';

/** Says over a product's sheet that it is recalled, where it is. */
export function RecallBanner({ sku }: { sku: string }) {
  const { t } = useTranslation('product-sheet');
  const localise = useLocalisedPath();
  const answer = useAnswer(recallsApiPath(useLanguage()), recallsSchema);
  const items = answer.state === 'loaded' ? answer.data.items : [];
  const recalls = items.filter((recall) => concernsProduct(recall, sku));
  return recalls.map(({ id, serials, action }) => (
    <Banner key={id} aria-labelledby={`recall-${id}`}>
      <AlertIcon size={24} />
      <div>
        <p id={`recall-${id}`}>{t('recall.headline')}</p>
        <p>
          {t(serials.length === 0 ? 'recall.all' : 'recall.some')} {action}
        </p>
        {/* A page that is loaded anew is there with the part that its address names. */}
        <More href={localise(recallPath(id))}>{t('recall.link')}</More>
      </div>
    </Banner>
  ));
}

const Banner = styled('section')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(4),
  padding: theme.spacing(2.5, 3),
  border: `1px solid ${colors.error}`,
  '& > svg': { color: colors.error },
  '& > div': { maxWidth: layout.measure },
  '& p:first-of-type': { color: colors.error, fontWeight: weights.medium },
}));

const More = styled('a')(standaloneTargetStyle);
