import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { TextWithElements } from '../../ui/texts/text-with-elements.tsx';

/** How the company began and what became of it. */
export function Story() {
  const { t } = useTranslation('about');
  const { brand } = useSiteSettings();
  return (
    <Columns>
      <Typography variant="h2">{t('story.title')}</Typography>
      <div>
        <TextWithElements
          text={t('story.text', { brand: brand.name, year: brand.foundedYear, tagline: brand.tagline })}
          elements={{
            lead: <Typography variant="lead" />,
            p: <Typography color="textSecondary" sx={{ marginTop: 2.5 }} />,
            strong: <strong />,
            tagline: <span lang="en" />,
          }}
        />
      </div>
    </Columns>
  );
}

const Columns = styled('section')(({ theme }) => ({
  ...contentWidth,
  ...twelveColumns,
  rowGap: theme.spacing(3),
  paddingBlock: spaces.section,
  '& > *': { gridColumn: '1 / -1' },
  '& h2': { maxWidth: '13em' },
  [theme.breakpoints.up('md')]: {
    '& > h2': { gridColumn: 'span 6' },
    '& > div': { gridColumn: 'span 6' },
  },
  [theme.breakpoints.up('lg')]: { '& > div': { gridColumn: '8 / -1' } },
}));
