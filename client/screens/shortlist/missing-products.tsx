import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { removeFromShortlist } from '../../choices/choices.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';

/** What is on a list and no longer in the catalogue; off one's own it can be taken one by one. */
export function MissingProducts({ skus, isShared }: { skus: readonly string[]; isShared: boolean }) {
  const { t } = useTranslation('choices');
  if (skus.length === 0) return null;
  return (
    <Missing>
      <p>
        <TextWithElements text={t('shortlist.missing', { skus: skus.join(', ') })} />
      </p>
      {!isShared && (
        <ul>
          {skus.map((sku) => (
            <li key={sku} data-missing>
              <Button variant="text" onClick={() => removeFromShortlist(sku)}>
                <TextWithElements text={t('shortlist.removeMissing', { sku })} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Missing>
  );
}

const Missing = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(4),
  color: colors.stone,
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: theme.spacing(4) },
  '@media print': { '& ul': { display: 'none' } },
}));
