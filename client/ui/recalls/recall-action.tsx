import { paths } from '@kitchen/shared/paths.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import { recallPath } from '@kitchen/shared/recalls.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useLocalisedPath } from '../site-link.tsx';

/** What the owner of a recalled product does first: looks whether theirs is one of them, or what to do where all are. */
export function RecallAction({ sku, recalls }: { sku: string; recalls: readonly Recall[] }) {
  const { t } = useTranslation('product-sheet');
  const localise = useLocalisedPath();
  const ofAll = recalls.find(({ serials }) => serials.length === 0);
  // A page that is loaded anew is there with the part that its address names.
  return (
    <Button
      href={localise(ofAll ? recallPath(ofAll.id) : paths.serialCheck(sku))}
      sx={{ width: { xs: '100%', sm: 'auto' } }}
    >
      {ofAll ? t('recall.link') : t('recall.check')}
    </Button>
  );
}
