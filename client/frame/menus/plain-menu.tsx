import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';
import { plainMenuId } from '../header/plain-menu-slot.tsx';
import { currentOf, mainPagePath, mainPages } from '../main-pages.ts';
import { usePlainPath } from '../use-plain-path.ts';
import { menuLinksStyle, menuRowStyle, menuUnderline } from './menu-styles.ts';
import { sublistOf } from './sublist.ts';

/** The menu of a visit without scripts: the address that the menu button leads to shows it. */
export function PlainMenu() {
  const { t } = useTranslation();
  const { brand } = useSiteSettings();
  const path = usePlainPath();
  return (
    <Page id={plainMenuId} aria-label={t('frame.allPages')}>
      <Top>
        <Wordmark />
        <Close href="#">
          {t('common.close')}
          <CloseIcon />
        </Close>
      </Top>
      <List>
        {mainPages.map((page) => {
          const to = mainPagePath(page, brand);
          return (
            <li key={page}>
              <Row to={to} aria-current={currentOf(path, to)}>
                {t(`frame.pages.${page}`)}
              </Row>
              <Links>
                {sublistOf(page).map((entry) => (
                  <li key={entry.to}>
                    <SiteLink to={entry.to}>{t(`listing.categories.${entry.category}.name`)}</SiteLink>
                  </li>
                ))}
                {page === 'collections' && (
                  <li>
                    <SiteLink to={paths.neroLine}>{t('breadcrumbs.segments.nero-line-collection')}</SiteLink>
                  </li>
                )}
              </Links>
            </li>
          );
        })}
      </List>
      <Links>
        <li>
          <SiteLink to={paths.home}>{t('frame.jobs')}</SiteLink>
        </li>
        <li>
          <SiteLink to={paths.login}>{t('frame.serviceArea')}</SiteLink>
        </li>
        <li>
          <SiteLink to={paths.reservedArea}>{t('frame.reservedArea')}</SiteLink>
        </li>
      </Links>
    </Page>
  );
}

const Page = styled('nav')({
  ...contentWidth,
  ...menuUnderline,
  '--focus-color': colors.teal700,
  position: 'fixed',
  inset: 0,
  overflowY: 'auto',
  paddingBottom: 32,
  color: colors.teal900,
  backgroundColor: colors.white,
  '&:not(:target)': { display: 'none' },
});

const Top = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 96,
  fontSize: 'min(28px, 6.7vw)',
});

const Close = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  minHeight: layout.targetPx,
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
});

const List = styled('ul')({
  borderBottom: `1px solid ${colors.line}`,
  marginBottom: 16,
  '& > li': { borderTop: `1px solid ${colors.line}` },
});

const Row = styled(SiteLink)(menuRowStyle);
const Links = styled('ul')({ ...menuLinksStyle, '&:not(:empty)': { paddingBottom: 20 } });
