import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { hiddenClass, twelveColumns } from '../../../theme/surfaces.ts';
import { colors } from '../../../theme/tokens.ts';

const groups = [
  { id: 'first', rows: ['one', 'two', 'three'] },
  { id: 'second', rows: ['one', 'two', 'three', 'four'] },
];

/** Stands where the documents will be. */
export function DocumentSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <p role="status" className={hiddenClass}>
        {t('common.loading')}
      </p>
      <Shapes aria-hidden="true">
        <Field />
        {groups.map(({ id, rows }) => (
          <Group key={id}>
            <Skeleton width={180} height={28} style={{ maxWidth: '60%', marginTop: 24 }} />
            <div>
              {rows.map((row) => (
                <Row key={row}>
                  <Skeleton width="72%" height={18} />
                  <Skeleton width="46%" height={14} />
                </Row>
              ))}
            </div>
          </Group>
        ))}
      </Shapes>
    </>
  );
}

// The field keeps its distance to what stands above, where its label will be.
const Shapes = styled('div')({ display: 'flow-root' });

const Field = styled(Skeleton)(({ theme }) => ({
  height: 56,
  marginTop: 29,
  marginBottom: theme.spacing(10),
  [theme.breakpoints.up('md')]: { width: 'calc(7 / 12 * 100%)' },
}));

const Group = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${colors.line}`,
  '& + &': { marginTop: theme.spacing(7) },
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    '& > span': { gridColumn: '1 / 4' },
    '& > div': { gridColumn: '5 / -1' },
  },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  alignContent: 'center',
  gap: theme.spacing(1.5, 4),
  minHeight: 98,
  borderBottom: `1px solid ${colors.line}`,
  [theme.breakpoints.up('xl')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 24rem',
    alignItems: 'center',
    minHeight: 69,
  },
}));
