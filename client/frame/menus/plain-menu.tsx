import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { CloseIcon } from '../../ui/icons.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { plainMenuId } from '../header/plain-menu-slot.tsx';
import { currentOf, mainPagePath, mainPages } from '../main-pages.ts';
import { usePlainPath } from '../use-plain-path.ts';
import { sublistOf } from './sublist.ts';

/** Closes it: an address of nothing on the page. */
const nowhere = '#';

/** The menu of a visit without scripts: the address that the menu button leads to shows it. Its styles are `plain-menu.css`. */
export function PlainMenu() {
  const { t } = useTranslation();
  const { brand } = useSiteSettings();
  const path = usePlainPath();
  return (
    <Menu id={plainMenuId} aria-label={t('frame.allPages')}>
      <p>
        <span translate="no">{brand.name}</span>
        <a href={nowhere}>
          {t('common.close')}
          <CloseIcon />
        </a>
      </p>
      <ul>
        {mainPages.map((page) => {
          const to = mainPagePath(page, brand);
          const sublist = sublistOf(page);
          return (
            <li key={page}>
              <SiteLink to={to} aria-current={currentOf(path, to)}>
                {t(`frame.pages.${page}`)}
              </SiteLink>
              {sublist.length > 0 && (
                <ul>
                  {sublist.map((entry) => (
                    <li key={entry.to}>
                      <SiteLink to={entry.to}>{t(`listing.categories.${entry.category}.name`)}</SiteLink>
                    </li>
                  ))}
                  {page === 'collections' && (
                    <li>
                      <SiteLink to={paths.neroLine} translate="no">
                        {t('breadcrumbs.segments.nero-line-collection')}
                      </SiteLink>
                    </li>
                  )}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <ul>
        <li>
          <SiteLink to={paths.home} aria-label={t('frame.jobsPlace')}>
            {t('frame.jobs')}
          </SiteLink>
        </li>
        <li>
          <SiteLink to={paths.support}>{t('frame.support')}</SiteLink>
        </li>
        <li>
          <SiteLink to={paths.login}>{t('frame.serviceArea')}</SiteLink>
        </li>
        <li>
          <SiteLink to={paths.reservedArea}>{t('frame.reservedArea')}</SiteLink>
        </li>
      </ul>
    </Menu>
  );
}

/** The one style that cannot be in the file: that may be late, or gone with the scripts that a page waited for. */
const Menu = styled('nav')({ '&:not(:target)': { display: 'none' } });
