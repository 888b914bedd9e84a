import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { colors, fonts, weights } from '../../theme/tokens.ts';
import { useSiteSettings } from '../site-settings.tsx';

/** Around the centre, from the lower left, clockwise; the letters stand on it. */
const ringRadius = 80;
const ring = 'M24.2 116.9a80 80 0 1 1 157.6-27.8a80 80 0 1 1-157.6 27.8';

/**
 * The brand's years of experience, with the words on their ring in the visitor's language. Its size
 * comes from CSS: at least 130 px, or the words get too small to read.
 */
export function ExperienceBadge({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { brand, year } = useSiteSettings();
  const ringId = useId();
  const years = year - brand.foundedYear;
  return (
    <svg
      className={className}
      viewBox="0 0 206 206"
      fill="none"
      role="img"
      aria-label={t('frame.experienceBadge', { years })}
    >
      <circle cx="103" cy="103" r="101.8" stroke={colors.brass} strokeWidth="2.4" />
      <circle cx="103" cy="103" r="69" stroke={colors.brass} strokeWidth="1.4" />
      <path id={ringId} d={ring} />
      <g fill="currentColor">
        <text
          fontFamily={fonts.sans}
          fontSize="16.5"
          textLength={2 * Math.PI * ringRadius - 8}
          style={{ textTransform: 'uppercase', wordSpacing: 0, letterSpacing: '.08em' }}
        >
          <textPath href={`#${ringId}`}>{t('frame.experienceRing', { year: brand.foundedYear })}</textPath>
        </text>
        <text
          x="103"
          y="129"
          fontFamily={fonts.serif}
          fontSize="82"
          fontWeight={weights.medium}
          textAnchor="middle"
          style={{ wordSpacing: 0, letterSpacing: '-.02em' }}
        >
          {years}
        </text>
      </g>
    </svg>
  );
}
