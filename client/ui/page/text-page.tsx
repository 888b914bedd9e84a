import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { colors, layout, spaces, tallWindow, typeSizes, weights } from '../../theme/tokens.ts';
import type { Crumb } from './breadcrumbs.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { dashListStyle } from './dash-list.tsx';

/** A part of the text that the list of contents leads to. */
export interface TextPart {
  /** Id of its heading's section. */
  id: string;
  title: string;
}

interface TextPageProperties {
  crumbs: readonly Crumb[];
  title: ReactNode;
  lead?: ReactNode;
  /** For long texts: what stands in them, beside the text where there is room, else above it. */
  contents?: { label: string; parts: readonly TextPart[] };
  /** `TextSection`s, or whatever else is read from top to bottom. */
  children: ReactNode;
}

/** A page to read: breadcrumb, title and text from the fourth column on. */
export function TextPage({ crumbs, title, lead, contents, children }: TextPageProperties) {
  return (
    <Page>
      <Breadcrumbs crumbs={crumbs} />
      <Columns>
        <Opening>
          <Typography variant="h1">{title}</Typography>
          {lead !== undefined && (
            <Typography variant="lead" color="textSecondary" sx={{ marginTop: 3 }}>
              {lead}
            </Typography>
          )}
        </Opening>
        {contents && (
          <Contents aria-labelledby="contents">
            <p id="contents">{contents.label}</p>
            <ol>
              {contents.parts.map(({ id, title: part }) => (
                <li key={id}>
                  {/* Only the place changes, which the browser finds by itself. */}
                  <Link underline="hover" href={`#${id}`}>
                    {part}
                  </Link>
                </li>
              ))}
            </ol>
          </Contents>
        )}
        <Body>{children}</Body>
      </Columns>
    </Page>
  );
}

/** A part of a page to read, under a heading of its own. */
export function TextSection({ id, title, children }: TextPart & { children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`}>
      <Typography variant="h3" component="h2" id={`${id}-title`}>
        {title}
      </Typography>
      {children}
    </section>
  );
}

const Page = styled('div')({ ...contentWidth, paddingBottom: spaces.section });

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: spaces.headingToContent,
  marginTop: theme.spacing(2),
  [theme.breakpoints.up('lg')]: {
    ...twelveColumns,
    gridTemplateRows: 'auto 1fr',
  },
}));

const Opening = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { gridColumn: '4 / -1' },
}));

const Contents = styled('nav')(({ theme }) => ({
  alignSelf: 'start',
  fontSize: typeSizes.small,
  lineHeight: 1.5,
  '& > p': { fontWeight: weights.medium, color: colors.teal900, paddingBottom: theme.spacing(1.5) },
  '& ol': { borderTop: `1px solid ${colors.line}` },
  '& li': { borderBottom: `1px solid ${colors.line}` },
  '& a': { display: 'flex', alignItems: 'center', minHeight: layout.targetPx, paddingBlock: 8 },
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / 4',
    position: 'sticky',
    // Words stay clear of the text beside them.
    paddingInlineEnd: theme.spacing(3),
    [tallWindow]: {
      top: layout.headerScrolledPx + 32,
      // The whole list must be within reach.
      maxHeight: `calc(100vh - ${layout.headerScrolledPx + 64}px - var(--choices, 0px))`,
      overflowY: 'auto',
    },
  },
}));

const Body = styled('div')(({ theme }) => ({
  maxWidth: layout.measure,
  overflowWrap: 'anywhere',
  [theme.breakpoints.up('lg')]: { gridColumn: '4 / -1' },
  '& > * + section': { marginTop: theme.spacing(7) },
  '& h2 + *': { marginTop: theme.spacing(2) },
  '& h3': { marginTop: theme.spacing(4) },
  '& p + p, & p + ul, & ul + p, & dl + p, & p + dl': { marginTop: '.8em' },
  // Lists of the text itself; others bring a look of their own.
  '& ul:not([class])': dashListStyle,
  '& a[href^="tel:"]': { whiteSpace: 'nowrap' },
}));
