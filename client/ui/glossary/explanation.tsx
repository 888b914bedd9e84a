import { useTranslation } from 'react-i18next';
import { hasTexts } from '../../i18n/create-i18n.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { KeptWords } from '../texts/kept-words.tsx';
import type { Term } from './find-terms.ts';

/** What a term means, in the visitor's language. Opened by a button whose `popoverTarget` is its id, also without scripts. */
export function Explanation({ id, term }: { id: string; term: Term }) {
  const { t, i18n } = useTranslation('glossary');
  const language = useLanguage();
  return (
    <Bubble popover="auto" id={id} lang={language}>
      {/* Where they come on demand, it may be open before them. */}
      {hasTexts(i18n, ['glossary']) && (
        <>
          <b>
            <KeptWords text={t(`terms.${term}.name`)} />
          </b>
          <span>
            <KeptWords text={t(`terms.${term}.text`)} />
          </span>
        </>
      )}
    </Bubble>
  );
}

/** Under or over the button that opens it and within the window's gutters, where the browser can place it; else in the middle of the window. */
const Bubble = styled('span')(({ theme }) => ({
  maxWidth: `min(22rem, calc(100vw - 2 * ${layout.gutter}))`,
  padding: theme.spacing(2, 2.5),
  border: `1px solid ${colors.field}`,
  backgroundColor: colors.white,
  color: colors.ink,
  fontSize: typeSizes.small,
  textAlign: 'start',
  '& b': {
    display: 'block',
    marginBottom: theme.spacing(0.5),
    fontWeight: weights.medium,
    color: colors.teal900,
  },
  '@supports (position-area: bottom)': {
    margin: `${theme.spacing(0.5)} ${layout.gutter}`,
    inset: 'auto',
    // All of the window's width is there for it: it is moved into it, never squeezed.
    positionArea: 'bottom',
    positionTryFallbacks: 'flip-block',
  },
}));
