import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../theme/styled.ts';
import { contentWidth } from '../theme/surfaces.ts';
import { colors, layout, spaces } from '../theme/tokens.ts';
import { Head } from '../ui/head/head.tsx';
import { useLocalisedPath } from '../ui/site-link.tsx';
import { Wordmark } from '../ui/wordmark.tsx';
import { isFailedImport, noteReload, wasReloadedFor } from './failed-imports.ts';
import { useInsideFrame } from './inside-frame.tsx';
import { LoadingScreen } from './loading-screen.tsx';

const storage = () => window.sessionStorage;
const reloadPage = () => window.location.reload();

/** Shown in the place of a screen, or the whole page, that failed. The visitor never sees the error itself. */
export function ErrorScreen({ error, reload = reloadPage }: { error: unknown; reload?: () => void }) {
  const { t } = useTranslation();
  const localise = useLocalisedPath();
  const insideFrame = useInsideFrame();
  // Without a connection a new page would only take away the one that is there.
  const [isOffline] = useState(() => isFailedImport(error) && !navigator.onLine);
  const [isReloading, setReloading] = useState(
    () => isFailedImport(error) && !isOffline && !wasReloadedFor(error, window.location.href, storage),
  );

  useEffect(() => {
    if (!isReloading || !isFailedImport(error)) return;
    if (noteReload(error, window.location.href, storage)) reload();
    else setReloading(false);
  }, [isReloading, error, reload]);

  if (isReloading) return <LoadingScreen />;
  const title = isOffline ? t('errors.offline.title') : t('common.error');
  return (
    <>
      <Head title={title} />
      {!insideFrame && (
        <PlainHeader>
          <Wordmark />
        </PlainHeader>
      )}
      <Content as={insideFrame ? 'div' : 'main'}>
        <Text>
          <Typography variant="h1">{title}</Typography>
          <Typography color="textSecondary" variant="lead">
            {isOffline ? t('errors.offline.message') : t('errors.general.message')}
          </Typography>
          <Actions>
            <Button onClick={reload}>{t('common.reloadPage')}</Button>
            {/* A document of its own: what failed here may have broken the page's state. */}
            <Link variant="standalone" href={localise(paths.home)}>
              {t('errors.home')}
            </Link>
          </Actions>
        </Text>
      </Content>
    </>
  );
}

const PlainHeader = styled('header')({
  ...contentWidth,
  display: 'flex',
  alignItems: 'center',
  height: layout.headerPx,
  fontSize: 34,
  color: colors.teal900,
});

const Content = styled('div')({
  ...contentWidth,
  paddingBlock: `24px ${spaces.section}`,
});

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  maxWidth: layout.measure,
  // From the fourth column on.
  [theme.breakpoints.up('lg')]: { marginInlineStart: '25%' },
}));

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px 32px' });
