import { paths } from '@kitchen/shared/paths.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { standaloneTargetStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { typeSizes } from '../../theme/tokens.ts';
import { SiteButton } from '../../ui/site-button.tsx';
import { Typography } from '../../ui/typography.tsx';

/** Stays where the document is one that the browser saves instead of showing it. */
export function LoggedIn({ document }: { document: string }) {
  const { t } = useTranslation('login');
  const takeFocus = useCallback((heading: HTMLHeadingElement | null) => heading?.focus(), []);
  return (
    <>
      <Heading ref={takeFocus} variant="h2" tabIndex={-1}>
        {t('opened.title')}
      </Heading>
      <Typography styles={{ marginTop: 12 }}>{t('opened.text')}</Typography>
      <Ways>
        <SiteButton to={paths.reservedArea}>{t('opened.area')}</SiteButton>
        <DocumentLink href={document}>{t('opened.document')}</DocumentLink>
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

const DocumentLink = styled('a')(standaloneTargetStyle);
