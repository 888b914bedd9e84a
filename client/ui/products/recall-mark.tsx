import { recallPath } from '@kitchen/shared/recalls.ts';
import Link from '@mui/material/Link';
import type { ComponentProps } from 'react';
import { useTexts } from '../../i18n/use-texts.tsx';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes } from '../../theme/tokens.ts';
import { replaceCover } from '../behaviour/use-back-closes.ts';
import { AlertIcon } from '../icons.tsx';
import { useLocalisedPath } from '../site-link.tsx';

interface RecallMarkProperties {
  /** Of the recall; absent where there is none. */
  id: string | undefined;
  /** The product's, told to those who hear the link by itself. */
  name: string;
  /** What else the link is. */
  link?: ComponentProps<'a'>;
}

/** Leads from a product in a list to its recall. */
export function RecallMark({ id, name, link }: RecallMarkProperties) {
  const { t } = useTexts();
  const localise = useLocalisedPath();
  if (id === undefined) return null;
  // A page that is loaded anew is there with the part that its address names.
  return (
    <Mark
      href={localise(recallPath(id))}
      aria-label={`${t('common.recall')} (${name})`}
      data-recall
      onClick={replaceCover}
      {...link}
    >
      <AlertIcon size={18} />
      {t('common.recall')}
    </Mark>
  );
}

const Mark = styled(Link)({
  // Over the link that covers a whole card.
  position: 'relative',
  zIndex: 1,
  display: 'flex',
  width: 'fit-content',
  alignItems: 'center',
  gap: 6,
  minHeight: layout.targetPx,
  paddingBlock: 8,
  fontSize: typeSizes.small,
  lineHeight: 1.35,
  color: colors.error,
  '& > svg': { flex: 'none' },
});
