import type { Language } from '@kitchen/shared/languages.ts';
import { flagColors } from '../../theme/tokens.ts';

const { unitedKingdom, italy } = flagColors;

/** Flag beside a language's name, 20 by 14 px; decorative. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg width="20" height="14" viewBox="0 0 20 14" aria-hidden="true">
      {language === 'en' ? <UnitedKingdom /> : <Italy />}
    </svg>
  );
}

const UnitedKingdom = () => (
  <>
    <path fill={unitedKingdom.blue} d="M0 0h20v14H0z" />
    <path stroke={unitedKingdom.white} strokeWidth="2.8" d="m0 0 20 14M20 0 0 14" />
    <path stroke={unitedKingdom.red} strokeWidth="1" d="m0 0 20 14M20 0 0 14" />
    <path stroke={unitedKingdom.white} strokeWidth="4.6" d="M10 0v14M0 7h20" />
    <path stroke={unitedKingdom.red} strokeWidth="2.6" d="M10 0v14M0 7h20" />
  </>
);

const Italy = () => (
  <>
    <path fill={italy.white} d="M0 0h20v14H0z" />
    <path fill={italy.green} d="M0 0h6.7v14H0z" />
    <path fill={italy.red} d="M13.3 0H20v14h-6.7z" />
  </>
);
