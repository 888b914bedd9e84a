import { readSearchQuery } from '@kitchen/shared/page-query.ts';
import { paths, plainPath } from '@kitchen/shared/paths.ts';
import { normaliseSearchText, searchTextLimit } from '@kitchen/shared/search-text.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { MouseEvent } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { styled } from '../../theme/styled.ts';
import { visuallyHidden } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { openDocument } from '../../ui/behaviour/open-document.ts';
import { opensElsewhere } from '../../ui/behaviour/opens-elsewhere.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { entered } from '../../ui/products/exact-hit.ts';
import { foundWords } from '../../ui/products/found-words.ts';
import { rememberSearch } from '../../ui/recent-searches.ts';
import { useLocalisedPath } from '../../ui/site-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { SearchAnswer } from './search-answer.tsx';
import { SearchField } from './search-field.tsx';
import { SearchInvitation } from './search-invitation.tsx';
import { ActiveOptionProvider, useOptionKeys } from './use-active-option.ts';
import { useDebounced } from './use-debounced.ts';
import { useFoundAnswer } from './use-found-answer.ts';
import { useSearch } from './use-search.ts';

/** A dialog that is still opening may take the focus back before. */
const focusAfterMs = 100;
const typingPauseMs = 250;

/** What the overlay holds: the field, and under it what the text in it calls for. */
export function SearchPanel({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['search', 'texts']);
  const input = useRef<HTMLInputElement>(null);
  // Over the page of results the search goes on with its words.
  const { pathname, search } = useLocation();
  const isOverResults = plainPath(pathname) === paths.finder;
  const [text, setText] = useState(() => (isOverResults ? readSearchQuery(new URLSearchParams(search)) : ''));
  const [searchedText, searchAtOnce] = useDebounced(text, typingPauseMs);
  const wanted = normaliseSearchText(text);
  const isTooLong = wanted.length > searchTextLimit;
  const answer = useSearch(searchedText);
  const { FoundAnswer, failed } = useFoundAnswer();
  const navigate = useNavigate();
  const localise = useLocalisedPath();
  const resultsHref = useHref(localise(paths.searchFor(searchedText, 1)));
  const [isForgotten, setForgotten] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const keys = useOptionKeys(content);
  const id = useId();
  const lists = { found: `${id}found`, nearly: `${id}nearly` };
  const isAnswered = answer.state === 'loaded';
  // What is still being typed is on its way, too.
  const isLoading =
    answer.state === 'loading' ||
    wanted !== normaliseSearchText(searchedText) ||
    (isAnswered && !FoundAnswer);
  const results = answer.state === 'loaded' && !isLoading && wanted !== '' && !isTooLong ? answer.data : null;
  const shownLists = [
    ...(results?.items.length ? [lists.found] : []),
    ...(results?.nearly ? [lists.nearly] : []),
  ];

  useEffect(() => {
    const timer = setTimeout(() => {
      if (document.activeElement === input.current) return;
      input.current?.focus();
      // What is typed takes their place.
      input.current?.select();
    }, focusAfterMs);
    return () => clearTimeout(timer);
  }, []);

  // Where the code that shows them cannot be had, their page does.
  useEffect(() => {
    if (failed && isAnswered) openDocument(resultsHref);
  }, [failed, isAnswered, resultsHref]);

  function changeText(next: string) {
    setText(next);
    setForgotten(false);
    keys.leave();
    if (normaliseSearchText(next) === '') searchAtOnce('');
  }

  function fillIn(next: string) {
    changeText(next);
    searchAtOnce(next);
    input.current?.focus();
  }

  const remember = () => rememberSearch(searchedText);

  /** Who comes back from a result comes to the results: they take the step of the history that what is open here has. */
  function noteOpened(event: MouseEvent) {
    if (!(event.target instanceof Element && event.target.closest('a[role="option"]'))) return;
    remember();
    if (opensElsewhere(event)) return;
    void navigate(localise(paths.searchFor(searchedText, 1)), { replace: true });
  }

  /** Who enters a text goes on to all that it finds, whether that has come or not. */
  function submit() {
    if (wanted === '' || isTooLong) return;
    rememberSearch(text);
    void navigate(localise(paths.searchFor(text, 1)), { replace: true, state: entered });
  }

  function statusText() {
    if (isForgotten) return t('recent.forgotten');
    if (isTooLong) return t('tooLong', { limit: searchTextLimit });
    if (wanted === '') return '';
    if (isLoading) return t('texts:common.loading');
    return answer.state === 'loaded' ? foundWords(t, searchedText.trim(), answer.data) : '';
  }

  return (
    <Content ref={content} onClickCapture={noteOpened}>
      <Top>
        <Wordmark />
        <Close variant="text" color="inherit" endIcon={<CloseIcon />} onClick={onClose}>
          {t('texts:common.close')}
        </Close>
      </Top>
      <SearchField
        ref={input}
        text={text}
        onChange={changeText}
        onSubmit={submit}
        onClear={() => fillIn('')}
        onKeyDown={keys.onKeyDown}
        lists={shownLists}
        activeId={keys.activeId}
      />
      {/* Always there: a screen reader says what changes in a live region, not what it starts with. */}
      <Typography role="status" variant="lead" sx={isTooLong ? { marginTop: 5 } : visuallyHidden}>
        {statusText()}
      </Typography>
      {wanted === '' && (
        <SearchInvitation
          onChoose={fillIn}
          onForget={() => {
            setForgotten(true);
            input.current?.focus();
          }}
        />
      )}
      {wanted !== '' && !isTooLong && (
        <ActiveOptionProvider value={keys.activeId}>
          <SearchAnswer
            text={searchedText.trim()}
            answer={isLoading ? { ...answer, state: 'loading' } : answer}
            FoundAnswer={FoundAnswer}
            lists={lists}
            onChoose={fillIn}
            onOpenAll={remember}
            onRetry={() => input.current?.focus()}
          />
        </ActiveOptionProvider>
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
