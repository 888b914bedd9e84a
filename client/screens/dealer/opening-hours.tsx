import type { Dealer } from '@kitchen/shared/dealers.ts';
import { weekdays } from '@kitchen/shared/dealers.ts';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';

/** When a dealer is open, a row for each day of the week. */
export function OpeningHours({ hours }: Pick<Dealer, 'hours'>) {
  const { t } = useTranslation('dealers');
  const language = useLanguage();
  return (
    <Table>
      <tbody>
        {weekdays.map((day, index) => {
          const times = hours
            .filter(({ from, to }) => weekdays.indexOf(from) <= index && index <= weekdays.indexOf(to))
            .flatMap((opening) => opening.times);
          return (
            <tr key={day} data-closed={times.length === 0 || undefined}>
              <th scope="row">{dayName(index, language)}</th>
              <td>
                {times.length === 0
                  ? t('page.closed')
                  : times.map(({ opens, closes }) => `${opens}–${closes}`).join(', ')}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

const dayName = (index: number, language: string) =>
  // The fifth of January 1970 was a Monday.
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' }).format(
    Date.UTC(1970, 0, 5 + index),
  );

const Table = styled('table')(({ theme }) => ({
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th': { paddingInlineEnd: theme.spacing(4), textAlign: 'start', fontWeight: 400 },
  '& th::first-letter': { textTransform: 'uppercase' },
  // Else the first row has no baseline for the name of the fact to stand on.
  '& th, & td': { paddingBlock: 2, verticalAlign: 'baseline' },
  '& [data-closed]': { color: colors.stone },
}));
