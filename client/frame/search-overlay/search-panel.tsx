import { paths } from '@kitchen/shared/paths.ts';
import { normaliseSearchText, searchTextLimit } from '@kitchen/shared/search.ts';
import { isTypedSku } from '@kitchen/shared/sku.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { foundWords } from '../../ui/products/found-words.ts';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { SearchAnswer } from './search-answer.tsx';
import { SearchField } from './search-field.tsx';
import { SearchInvitation } from './search-invitation.tsx';
import { useDebounced } from './use-debounced.ts';
import { useSearch } from './use-search.ts';

/** A dialog that is still opening may take the focus back before. */
const focusAfterMs = 100;
const typingPauseMs = 250;

/** What the overlay holds: the field, and under it what the text in it calls for. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const [searchedText, searchAtOnce] = useDebounced(text, typingPauseMs);
  const wanted = normaliseSearchText(text);
  const isTooLong = wanted.length > searchTextLimit;
  const answer = useSearch(searchedText);
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const [isSubmitted, setSubmitted] = useState(false);
  // What is still being typed is on its way, too.
  const isLoading = answer.state === 'loading' || wanted !== normaliseSearchText(searchedText);

  const [only, ...others] = answer.state === 'loaded' && !isLoading ? answer.data.items : [];
  const exact = only?.sku && others.length === 0 && isTypedSku(wanted, only.sku) ? only.sku : undefined;
  const openExact = useEffectEvent((sku: string) =>
    navigate(localise(paths.product(sku)), { replace: true }),
  );
  useEffect(() => {
    if (isSubmitted && exact) openExact(exact);
  }, [isSubmitted, exact]);

  useEffect(() => {
    const timer = setTimeout(() => input.current?.focus(), focusAfterMs);
    return () => clearTimeout(timer);
  }, []);

  function changeText(next: string) {
    setText(next);
    setSubmitted(false);
    if (normaliseSearchText(next) === '') searchAtOnce('');
  }

  function fillIn(next: string) {
    changeText(next);
    searchAtOnce(next);
    input.current?.focus();
  }

  function statusText() {
    if (isTooLong) return t('search.tooLong', { limit: searchTextLimit });
    if (wanted === '') return '';
    if (isLoading) return t('common.loading');
    return answer.state === 'loaded' ? foundWords(t, searchedText.trim(), answer.data) : '';
  }

  return (
    <Content>
      <Top>
        <Wordmark />
        <Close variant="text" color="inherit" endIcon={<CloseIcon />} onClick={onClose}>
          {t('common.close')}
        </Close>
      </Top>
      <SearchField
        ref={input}
        text={text}
        onChange={changeText}
        onSubmit={() => {
          searchAtOnce(text);
          setSubmitted(true);
        }}
        onClear={() => fillIn('')}
      />
      {/* Always there: a screen reader says what changes in a live region, not what it starts with. */}
      <Typography role="status" variant="lead" sx={isTooLong ? { marginTop: 5 } : visuallyHidden}>
        {statusText()}
      </Typography>
      {wanted === '' && <SearchInvitation onChoose={fillIn} />}
      {wanted !== '' && !isTooLong && (
        <SearchAnswer
          text={searchedText.trim()}
          answer={isLoading ? { ...answer, state: 'loading' } : answer}
          onChoose={fillIn}
        />
      )}
    </Content>
  );
}

const Content = styled('div')(({ theme }) => ({
  width: `min(100% - 2 * ${layout.gutter}, ${layout.contentPx}px)`,
  marginInline: 'auto',
  paddingBottom: 64,
  color: colors.ink,
  [theme.breakpoints.up('md')]: { paddingTop: 32 },
}));

const Top = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 96,
  fontSize: `min(26px, 6.7vw)`,
  color: colors.teal900,
  [theme.breakpoints.up('md')]: { fontSize: 34 },
}));

const Close = styled(Button)({ fontSize: typeSizes.small, fontWeight: weights.medium });
