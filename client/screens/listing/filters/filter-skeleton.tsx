import Skeleton from '@mui/material/Skeleton';
import { styled } from '../../../theme/styled.ts';
import { colors } from '../../../theme/tokens.ts';

const Group = styled('div')(({ theme }) => ({
  borderTop: `1px solid ${colors.line}`,
  paddingBlock: theme.spacing(3),
  display: 'grid',
  gap: theme.spacing(2.5),
}));

const groups = [9, 1, 4];

/** The shape of filters that are on their way. */
export function FilterSkeleton() {
  return (
    <div aria-hidden="true" style={{ marginTop: 28 }}>
      {groups.map((rows) => (
        <Group key={rows}>
          {Array.from({ length: rows + 1 }, (_, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never change.
            <Skeleton key={row} width={row === 0 ? '38%' : '72%'} height={20} />
          ))}
        </Group>
      ))}
    </div>
  );
}
