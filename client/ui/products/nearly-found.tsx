import { paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { SiteLink } from '../site-link.tsx';
import { nearlyTitle } from './found-words.ts';

type Nearly = NonNullable<SearchResults['nearly']>;

interface NearlyFoundProperties {
  /** As it was typed. */
  text: string;
  nearly: Nearly;
  /** The list of its products. */
  children: ReactNode;
}

/** What has all but a part of what was sought: which part, and what else could be given up for how many. */
export function NearlyFound({ text, nearly, children }: NearlyFoundProperties) {
  const { t } = useTranslation('search');
  const others = nearly.alternatives.filter(
    ({ without }) => nearly.without.length > 1 || without !== nearly.without[0] || nearly.cleaning,
  );
  return (
    <section>
      <GroupHeading>
        <Typography variant="h3" component="h2">
          {nearly.query === undefined ? (
            nearlyTitle(t, text, nearly)
          ) : (
            <SiteLink to={paths.searchFor(nearly.query, 1)} rel="nofollow">
              {nearlyTitle(t, text, nearly)}
            </SiteLink>
          )}
        </Typography>
        {others.length > 0 && (
          <ul>
            {others.map(({ without, query, count }) => (
              <li key={without}>
                <Link component={SiteLink} variant="standalone" to={paths.searchFor(query, 1)} rel="nofollow">
                  {nearlyTitle(t, text, { without: [without], total: count })}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </GroupHeading>
      {children}
    </section>
  );
}

/** Over a further group, with ways elsewhere at its end. */
export const GroupHeading = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '8px 24px',
  paddingBlock: '40px 20px',
  borderBottom: `1px solid ${colors.line}`,
  overflowWrap: 'anywhere',
  '& h2 > a:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  '& ul': { display: 'flex', flexWrap: 'wrap', columnGap: 24 },
});
