import { dealerTextLimit } from '@kitchen/shared/dealers.ts';
import { serialLimit } from '@kitchen/shared/limits.ts';
import { answerIds, paths } from '@kitchen/shared/paths.ts';
import type { SearchResults } from '@kitchen/shared/search.ts';
import { searchTextLimit } from '@kitchen/shared/search-text.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout } from '../../theme/tokens.ts';
import { GetForm } from '../../ui/fields/get-form.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { SlimField, slimFieldStyle } from './slim-field.tsx';

/** Pages that answer what is typed into one field. */
const questions = {
  recalls: { action: `${paths.recalls}#${answerIds.recalls}`, name: 'serial', maxLength: serialLimit },
  support: { action: `${paths.support}#${answerIds.support}`, name: 'q', maxLength: searchTextLimit },
  dealers: { action: `${paths.dealers}#${answerIds.dealers}`, name: 'near', maxLength: dealerTextLimit },
} as const;

type Question = keyof typeof questions;

/** The pages that a text finds which ask themselves for something; none beside products, or where it is known already. */
export function asking({
  items,
  nearly,
  pages,
  code,
  serial,
  documents = [],
  dealersNear,
}: SearchResults): Question[] {
  const isKnown =
    dealersNear !== undefined || code !== undefined || serial !== undefined || documents.length > 0;
  if (items.length > 0 || nearly || isKnown) return [];
  return (['recalls', 'support', 'dealers'] as const).filter((page) => pages?.includes(page));
}

/** What these pages ask, to be answered here; forms that need no scripts. */
export function AskPages({ pages }: { pages: readonly Question[] }) {
  const { t } = useTranslation(['search', 'texts']);
  const titles = {
    recalls: t('pages.recalls'),
    support: t('texts:frame.support'),
    dealers: t('texts:frame.pages.dealers'),
  };
  return (
    <Cards>
      {pages.map((page) => (
        <Card key={page}>
          <Typography variant="cardName" component="h2">
            <Link component={SiteLink} variant="standalone" to={paths[page]}>
              {titles[page]}
            </Link>
          </Typography>
          {page === 'support' && (
            <Typography color="textSecondary" sx={{ marginTop: 1.5 }}>
              {t('pages.support')}
            </Typography>
          )}
          <Form action={questions[page].action}>
            <SlimField
              id={`ask-${page}`}
              label={t(`pages.ask.${page}`)}
              name={questions[page].name}
              maxLength={questions[page].maxLength}
            />
            <Button type="submit" aria-label={`${t('texts:frame.search')}: ${titles[page]}`}>
              {t('texts:frame.search')}
            </Button>
          </Form>
        </Card>
      ))}
    </Cards>
  );
}

const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 24rem), 1fr))',
  gap: theme.spacing(2),
  marginTop: theme.spacing(3),
  '& > :only-child': { maxWidth: layout.measure },
}));

const Card = styled('section')(({ theme }) => ({
  padding: theme.spacing(3),
  backgroundColor: colors.ivory,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(4) },
}));

const Form = styled(GetForm)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  rowGap: theme.spacing(1),
  marginTop: theme.spacing(2),
  '& > label': { ...slimFieldStyle['& > label'], gridColumn: '1 / -1' },
  '& > input': { ...slimFieldStyle['& > input'], borderRight: 0 },
}));
