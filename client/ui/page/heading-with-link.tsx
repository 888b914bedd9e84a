import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { spaces } from '../../theme/tokens.ts';
import { SiteLink } from '../site-link.tsx';

interface HeadingWithLinkProperties {
  id?: string;
  heading: ReactNode;
  /** Absent while what it says is not known. */
  link?: { to: string; label: string } | undefined;
}

/** The heading of a section, and at the other end of the row the way to all that it shows a part of. */
export function HeadingWithLink({ id, heading, link }: HeadingWithLinkProperties) {
  return (
    <Row>
      <Typography variant="h2" id={id}>
        {heading}
      </Typography>
      {link && (
        <Link component={SiteLink} variant="standalone" to={link.to}>
          {link.label}
        </Link>
      )}
    </Row>
  );
}

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  columnGap: theme.spacing(4),
  marginBottom: spaces.headingToContent,
}));
