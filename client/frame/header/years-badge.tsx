import { useTranslation } from 'react-i18next';
import { colors, fonts, weights } from '../../theme/tokens.ts';
import { useSiteSettings } from '../../ui/site-settings.tsx';

/** The brand's years of experience in a ring, too small for words on it. */
export function YearsBadge({ className }: { className?: string }) {
  const { t } = useTranslation();
  const { brand, year } = useSiteSettings();
  const years = year - brand.foundedYear;
  return (
    <svg
      className={className}
      viewBox="0 0 68 68"
      fill="none"
      role="img"
      aria-label={t('frame.experienceBadge', { years })}
    >
      <circle cx="34" cy="34" r="33.25" stroke={colors.brass} strokeWidth="1.5" />
      <circle cx="34" cy="34" r="28.5" stroke={colors.brassLight} />
      <text
        x="34"
        y="44"
        fontFamily={fonts.serif}
        fontSize="31"
        fontWeight={weights.medium}
        textAnchor="middle"
        fill="currentColor"
        style={{ wordSpacing: 0 }}
      >
        {years}
      </text>
    </svg>
  );
}
