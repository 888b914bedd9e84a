import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { typeSizes } from '../../theme/tokens.ts';
import { SiteLink } from '../../ui/site-link.tsx';

/** Stays where the document is one that the browser saves instead of showing it. */
export function LoggedIn({ document }: { document: string }) {
  const { t } = useTranslation('login');
  const takeFocus = useCallback((heading: HTMLHeadingElement | null) => heading?.focus(), []);
  return (
    <>
      <Heading ref={takeFocus} variant="h2" tabIndex={-1}>
        {t('opened.title')}
      </Heading>
      <Typography sx={{ marginTop: 1.5 }}>{t('opened.text')}</Typography>
      <Ways>
        <Button component={SiteLink} to={paths.reservedArea}>
          {t('opened.area')}
        </Button>
        <Link variant="standalone" href={document}>
          {t('opened.document')}
        </Link>
      </Ways>
    </>
  );
}

/** Takes the focus so that screen readers say it and Tab goes on from here; a focus ring would mean nothing. */
const Heading = styled(Typography)({ fontSize: typeSizes.h3, '&:focus': { outline: 'none' } });

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  marginTop: theme.spacing(4),
}));
