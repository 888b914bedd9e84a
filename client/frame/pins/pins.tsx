import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, tallWindow, weights } from '../../theme/tokens.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { useSiteSettings } from '../../ui/site-settings.tsx';
import { WaitingNotice } from '../waiting/waiting-notice.tsx';
import { SocialIcon, socialNetworks } from './social-icon.tsx';

/**
 * White tabs in the margins of wide windows: where to follow the brand, and short ways into the site; and at the window's
 * foot what is said while something has to wait.
 */
export function Pins() {
  const { t } = useTranslation();
  const { brand } = useSiteSettings();
  const networks = socialNetworks.flatMap(([network, name]) => {
    const href = brand.social[network];
    return href === null ? [] : { network, name, href };
  });
  return (
    <>
      {networks.length > 0 && (
        <Pin data-left aria-label={t('frame.followUs')}>
          <p aria-hidden="true">{t('frame.followUs')}</p>
          <ul>
            {networks.map(({ network, name, href }) => (
              <li key={network}>
                <a href={href} rel="noopener" target="_blank" aria-label={name}>
                  <SocialIcon network={network} />
                </a>
              </li>
            ))}
          </ul>
        </Pin>
      )}
      <Pin aria-label={t('frame.shortcuts')}>
        <ul>
          <li>
            <SiteLink to={paths.home} aria-label={t('frame.jobsPlace')}>
              {t('frame.jobs')}
            </SiteLink>
          </li>
          <li>
            <SiteLink to={paths.contacts}>{t('frame.contactUs')}</SiteLink>
          </li>
          <li>
            <SiteLink to={paths.reservedArea}>{t('frame.reservedArea')}</SiteLink>
          </li>
        </ul>
      </Pin>
      <WaitingNotice />
    </>
  );
}

const hairline = `1px solid ${colors.line}`;

const Pin = styled('nav')(({ theme }) => ({
  position: 'absolute',
  zIndex: theme.zIndex.appBar - 1,
  // Higher in low windows, so that all of it shows, and under the large header.
  top: `clamp(${layout.headerPx}px, 100vh - 380px, 224px)`,
  [tallWindow]: { position: 'fixed' },
  width: 40,
  border: hairline,
  fontSize: '.8125rem',
  lineHeight: '40px',
  fontWeight: weights.medium,
  color: colors.teal900,
  backgroundColor: colors.white,
  [theme.breakpoints.down('lg')]: { display: 'none' },
  '& li + li': { borderTop: hairline },
  '& a': { display: 'block', outlineOffset: -3 },
  '& a:hover': {
    color: colors.teal700,
    textDecoration: `underline ${colors.brass}`,
    textUnderlineOffset: '4px',
  },
  '&:not([data-left])': {
    right: 0,
    borderRight: 0,
    '& a': { writingMode: 'vertical-rl', padding: '18px 0' },
  },
  '&[data-left]': {
    left: 0,
    borderLeft: 0,
    paddingBottom: 6,
    '& p': { writingMode: 'vertical-rl', transform: 'rotate(180deg)', padding: '6px 0 18px' },
    '& li + li': { border: 0 },
    '& a': { display: 'grid', placeItems: 'center', height: layout.targetPx - 8 },
  },
}));
