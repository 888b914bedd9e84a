import { paths } from '@kitchen/shared/paths.ts';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Trans, useTranslation } from 'react-i18next';
import { inlineLinkStyle, standaloneTargetStyle } from '../../theme/link-styles.ts';
import { contentWidth, twelveColumns, unbroken } from '../../theme/surfaces.ts';
import { colors, spaces } from '../../theme/tokens.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';

/** Who makes all this, and the address to write to. */
export function AboutBlock() {
  const { t } = useTranslation('home');
  const { brand } = useSiteSettings();
  const values = { brand: brand.name, year: brand.foundedYear, email: brand.email };
  return (
    <Block>
      <Typography variant="h2">{t('about.title', values)}</Typography>
      <Words>
        <Typography variant="lead">{t('about.lead', values)}</Typography>
        <p>
          <Trans
            t={t}
            i18nKey="about.contact"
            values={values}
            components={{ mail: <MailLink href={`mailto:${brand.email}`} /> }}
          />
        </p>
        <TextLink to={paths.about(brand)}>{t('about.link', values)}</TextLink>
      </Words>
    </Block>
  );
}

const Block = styled('section')(({ theme }) => ({
  ...contentWidth,
  ...twelveColumns,
  paddingBlock: spaces.section,
  rowGap: theme.spacing(3),
  borderTop: `1px solid ${colors.line}`,
  '& > *': { gridColumn: '1 / -1' },
  [theme.breakpoints.up('md')]: {
    '& > h2, & > div': { gridColumn: 'span 6' },
    '& > h2': { maxWidth: '9.5em' },
  },
  [theme.breakpoints.up('lg')]: { '& > div': { gridColumn: '8 / -1' } },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2.5),
}));

const MailLink = styled('a')({ ...inlineLinkStyle, ...unbroken, color: colors.teal700 });

const TextLink = styled(SiteLink)(standaloneTargetStyle);
