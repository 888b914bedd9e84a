import { paths } from '@kitchen/shared/paths.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import { recallPath } from '@kitchen/shared/recalls.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { AnchorButton } from '../../ui/button.tsx';
import { useLocalisedPath } from '../../ui/site-link.tsx';

/** What the owner of a recalled product does first: looks whether theirs is one of them, or what to do where all are. */
export function RecallAction({ sku, recalls }: { sku: string; recalls: readonly Recall[] }) {
  const { t } = useTranslation('product-sheet');
  const localise = useLocalisedPath();
  const ofAll = recalls.find(({ serials }) => serials.length === 0);
  // A page that is loaded anew is there with the part that its address names.
  return ofAll ? (
    <Action href={localise(recallPath(ofAll.id))}>{t('recall.link')}</Action>
  ) : (
    <Action href={localise(paths.serialCheck(sku))}>{t('recall.check')}</Action>
  );
}

const Action = styled(AnchorButton)(({ theme }) => ({
  [theme.breakpoints.down('sm')]: { width: '100%' },
}));
