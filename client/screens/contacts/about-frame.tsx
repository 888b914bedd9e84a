import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';

/** What the enquiry is about, between two rules over the form. */
export const AboutFrame = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(3),
  marginBottom: theme.spacing(1),
  borderTop: `1px solid ${colors.teal900}`,
  borderBottom: `1px solid ${colors.line}`,
  // Under another one the rule between them is one: the gap of the form goes.
  'section + &': { marginTop: theme.spacing(-4.5), borderTop: 0 },
}));
