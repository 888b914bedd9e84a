import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { hiddenClass, twelveColumns } from '../../../theme/surfaces.ts';
import { colors } from '../../../theme/tokens.ts';
import { SkeletonBar } from '../../../ui/states/skeleton-bar.tsx';

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
            <SkeletonBar style={{ width: 180, maxWidth: '60%', height: 28, marginTop: 24 }} />
            <div>
              {rows.map((row) => (
                <Row key={row}>
                  <SkeletonBar style={{ width: '72%', height: 18 }} />
                  <SkeletonBar style={{ width: '46%', height: 14 }} />
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

const Field = styled(SkeletonBar)(({ theme }) => ({
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
    '& > :first-of-type': { gridColumn: '1 / 4', maxWidth: 'none' },
    '& > :last-of-type': { gridColumn: '5 / -1' },
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
