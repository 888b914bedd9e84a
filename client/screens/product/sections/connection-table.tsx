import type { Connection, FanSpeed } from '@kitchen/shared/connection.ts';
import { formatDecimal } from '@kitchen/shared/format-decimal.ts';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../i18n/use-language.ts';
import { styled } from '../../../theme/styled.ts';
import { ExplainedText } from '../../../ui/glossary/explained-text.tsx';
import { findTerms } from '../../../ui/glossary/find-terms.ts';
import { Tables } from './technical-information.tsx';

interface ConnectionTableProperties {
  connection: Connection;
  /** Of the record's words. */
  lang: string | undefined;
}

/** Electricity, gas and air as a fitter looks them up: a row a fact, and of a hood one a speed. */
export function ConnectionTable({ connection: { rows, speeds }, lang }: ConnectionTableProperties) {
  const { t } = useTranslation('product');
  const values = rows.flatMap(({ about, label, values }) =>
    values.map(({ text, phases, pressure }) => ({
      about,
      label,
      text: [text, phases && t(`connection.phases.${phases}`), pressure].filter(Boolean).join(', '),
    })),
  );
  // A term is explained where it comes first.
  const words = findTerms(values.map(({ text }) => text));
  const explained = values.map((value, index) => ({ ...value, words: words[index] ?? [] }));
  return (
    <Room>
      {rows.length > 0 && (
        <Table>
          <TableBody>
            {rows.map(({ about, label }) => (
              <TableRow key={`${about} ${label}`}>
                <TableCell component="th" scope="row" lang={label && lang}>
                  {label ?? t(`connection.subjects.${about}`)}
                </TableCell>
                {/* Of a supply it has read the figures; what it says of phases are the site's words. */}
                <TableCell lang={about === 'supply' ? undefined : lang}>
                  {explained
                    .filter((value) => value.about === about && value.label === label)
                    .map(({ text, words }) => (
                      <p key={text}>
                        <ExplainedText words={words} />
                      </p>
                    ))}
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
      {speeds.length > 0 && <SpeedTable speeds={speeds} />}
    </Room>
  );
}

function SpeedTable({ speeds }: { speeds: readonly FanSpeed[] }) {
  const { t } = useTranslation('product');
  const language = useLanguage();
  const figures = (['airFlow', 'noise', 'power'] as const).filter((figure) =>
    speeds.some((speed) => speed[figure] !== null),
  );
  return (
    <Table>
      <caption>{t('connection.speeds.title')}</caption>
      <TableHead>
        <TableRow>
          <TableCell scope="col">{t('connection.speeds.speed')}</TableCell>
          {figures.map((figure) => (
            <TableCell key={figure} scope="col">
              {t(`connection.speeds.${figure}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {speeds.map((speed) => (
          <TableRow key={speed.name}>
            <TableCell component="th" scope="row">
              {typeof speed.name === 'number' ? speed.name : t(`connection.speeds.${speed.name}`)}
            </TableCell>
            {figures.map((figure) => {
              const value = speed[figure];
              return (
                <TableCell key={figure}>{value === null ? '–' : formatDecimal(value, language)}</TableCell>
              );
            })}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

const facts = '& table:not(:has(caption))';

const Room = styled(Tables)(({ theme }) => ({
  paddingBottom: theme.spacing(1),
  '& tbody': { borderTop: 0 },
  [`${facts} th`]: { width: '40%' },
  '& table:has(caption)': { tableLayout: 'fixed', '& th': { width: 'auto' } },
  // As short as the lists around it.
  '@media print': {
    [facts]: {
      '&, & tbody': { display: 'block' },
      '& tbody': { columnCount: 2, columnGap: theme.spacing(4) },
      '& tr': { display: 'flex', borderBottom: 0 },
      '& th': { flexShrink: 0 },
    },
  },
}));
