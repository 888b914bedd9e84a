import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WithScripts } from '../../ui/behaviour/with-scripts.ts';
import { FaultSentence } from '../../ui/states/fault-sentence.tsx';

/** Long enough for who is asked for permission. */
const withinMs = 20_000;

/** Asks the browser where the visitor is, on a press only; tells a tenth of a degree, such as `44.5,11.3`. */
export function NearMe({ onFound }: { onFound: (at: string) => void }) {
  const { t } = useTranslation('dealers');
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');

  function ask() {
    setState('asking');
    window.navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('idle');
        onFound(`${coords.latitude.toFixed(1)},${coords.longitude.toFixed(1)}`);
      },
      () => setState('refused'),
      { timeout: withinMs, maximumAge: 600_000 },
    );
  }

  return (
    <>
      <noscript>
        <span />
      </noscript>
      <WithScripts>
        <Button variant="text" onClick={ask} aria-disabled={state === 'asking'}>
          {t(state === 'asking' ? 'finder.asking' : 'finder.nearMe')}
        </Button>
        <div role="status">
          {state === 'refused' && <FaultSentence id="near-me">{t('finder.refused')}</FaultSentence>}
        </div>
      </WithScripts>
    </>
  );
}
