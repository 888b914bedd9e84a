import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';

/** What only those see who are logged in, and what stands in its place while it is on its way. */
export const MemberPage = styled('div')(({ theme }) => ({
  ...contentWidth,
  marginTop: theme.spacing(2),
  paddingBottom: spaces.section,
}));
