import type { SearchResults } from '@kitchen/shared/search.ts';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../../api/use-answer.ts';
import { styled } from '../../theme/styled.ts';
import { AnswerMessage } from './answer-message.tsx';
import type { FoundAnswerProperties } from './found-answer.tsx';

interface SearchAnswerProperties extends Omit<FoundAnswerProperties, 'results'> {
  answer: Answer<SearchResults>;
  /** Shows what was found, once its code is there. */
  FoundAnswer: ComponentType<FoundAnswerProperties> | undefined;
  /** Called where the visitor tries again: the button that has the focus goes. */
  onRetry: () => void;
}

/** What the catalogue answers to a text, as far as it is there. */
export function SearchAnswer({ answer, FoundAnswer, onRetry, ...found }: SearchAnswerProperties) {
  const { t } = useTranslation('texts');
  if (answer.state === 'failed') return <Failure answer={answer} onRetry={onRetry} />;
  if (answer.state === 'loaded' && FoundAnswer) return <FoundAnswer results={answer.data} {...found} />;
  return (
    <Spinner>
      <CircularProgress aria-label={t('common.loading')} size={44} thickness={1.5} />
    </Spinner>
  );
}

interface FailureProperties {
  answer: Extract<Answer<unknown>, { state: 'failed' }>;
  onRetry: () => void;
}

function Failure({ answer, onRetry }: FailureProperties) {
  const { t } = useTranslation(['search', 'texts']);
  return (
    <div role="alert">
      <AnswerMessage title={t('failed.title')}>{t(`texts:problems.${answer.problem.type}`)}</AnswerMessage>
      <Button
        variant="outlined"
        style={{ marginTop: 24 }}
        onClick={() => {
          onRetry();
          answer.reload();
        }}
      >
        {t('failed.retry')}
      </Button>
    </div>
  );
}

const Spinner = styled('div')({ display: 'grid', placeItems: 'center', minHeight: 240 });
