import { useEffect, useReducer, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { tooMany } from '../../api/fetch-answer.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth, hiddenClass } from '../../theme/surfaces.ts';
import { colors, tallWindow, typeSizes } from '../../theme/tokens.ts';
import { waitAndAsk, waitingUntil } from './wait-and-ask.ts';

/** Has screens wait where too much was asked for at once, and says at the foot of the window for how long. */
export function WaitingNotice() {
  const { t } = useTranslation();
  const until = useSyncExternalStore(waitingUntil.subscribe, waitingUntil.get, () => 0);
  useEffect(() => {
    tooMany.wait = waitAndAsk;
  }, []);
  const left = useSecondsUntil(until);
  if (left <= 0) return null;
  return (
    <Bar>
      <p key={until} role="alert" className={hiddenClass}>
        {t('frame.tooMany')} <FirstSeconds seconds={left} />
      </p>
      <p aria-hidden="true">
        {t('frame.tooMany')} <Seconds count={left} />
      </p>
    </Bar>
  );
}

function useSecondsUntil(time: number): number {
  const [, tick] = useReducer((ticks: number) => ticks + 1, 0);
  useEffect(() => {
    if (time <= Date.now()) return;
    const ticking = setInterval(() => {
      if (time <= Date.now()) clearInterval(ticking);
      tick();
    }, 1000);
    return () => clearInterval(ticking);
  }, [time]);
  return Math.ceil((time - Date.now()) / 1000);
}

/** Read out once, not at each second. */
function FirstSeconds({ seconds }: { seconds: number }) {
  const [count] = useState(seconds);
  return <Seconds count={count} />;
}

function Seconds({ count }: { count: number }) {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { style: 'unit', unit: 'second', unitDisplay: 'long' });
  return <b>{format.format(count)}</b>;
}

const Bar = styled('div')(({ theme }) => ({
  ...contentWidth,
  position: 'sticky',
  bottom: 0,
  // Over what stands there already; what takes the focus comes into sight above both.
  [tallWindow]: { bottom: 'var(--choices, 0px)' },
  'html:has(&)': { scrollPaddingBottom: '10rem' },
  zIndex: theme.zIndex.appBar,
  paddingBlock: theme.spacing(2),
  borderTop: `1px solid ${colors.line}`,
  backgroundColor: colors.white,
  fontSize: typeSizes.small,
  '@media print': { display: 'none' },
}));
