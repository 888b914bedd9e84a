import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import picture from '../../pictures/marketing/ground-reserved.webp?picture';
import { styled } from '../../theme/styled.ts';
import { contentWidth, twelveColumns } from '../../theme/surfaces.ts';
import { colors, spaces, weights } from '../../theme/tokens.ts';
import { MarketingPicture } from '../../ui/pictures/marketing-picture.tsx';
import { RegistrationLink } from '../../ui/registration-link.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { WaysIn } from '../../ui/ways-in.ts';

export const welcomePicture = picture;

export interface WelcomeProperties {
  /** What has just become of the visitor's session. */
  notice: 'ended' | 'loggedOut' | 'loggedOutHere' | undefined;
}

/** Whom the area is for, with login and registration. */
export function Welcome({ notice }: WelcomeProperties) {
  const { t } = useTranslation('reserved-area');
  const sentence = useRef<HTMLParagraphElement>(null);
  // Who has just logged out goes on from here; a dialog in which that was done has given back the focus by then.
  useEffect(() => {
    if (notice && notice !== 'ended') sentence.current?.focus();
  }, [notice]);
  return (
    <Columns>
      <Words>
        <Typography variant="h1">{t('title')}</Typography>
        <Typography variant="lead" color="textSecondary" sx={{ marginTop: 3 }}>
          {t('lead')}
        </Typography>
        {notice && (
          <Notice ref={sentence} tabIndex={-1}>
            {t(notice)}
          </Notice>
        )}
        <WaysIn>
          <Button component={SiteLink} to={paths.login}>
            {t('login')}
          </Button>
          <RegistrationLink>{t('register')}</RegistrationLink>
        </WaysIn>
      </Words>
      <Picture>
        <MarketingPicture
          picture={picture}
          sizes="(min-width: 64em) 82vw, (min-width: 48em) 105vw, 125vw"
          first
        />
      </Picture>
    </Columns>
  );
}

const Columns = styled('div')(({ theme }) => ({
  ...contentWidth,
  display: 'grid',
  rowGap: theme.spacing(6),
  marginTop: theme.spacing(2),
  paddingBottom: spaces.section,
  [theme.breakpoints.up('md')]: { ...twelveColumns, alignItems: 'center' },
}));

const Words = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: { gridColumn: '1 / 7' },
}));

const Picture = styled('div')(({ theme }) => ({
  aspectRatio: '4 / 3',
  [theme.breakpoints.up('md')]: { gridColumn: '7 / -1', aspectRatio: '4 / 5' },
  [theme.breakpoints.up('lg')]: { gridColumn: '8 / -1' },
}));

const Notice = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(4),
  paddingInlineStart: theme.spacing(2.5),
  borderInlineStart: `2px solid ${colors.brass}`,
  color: colors.teal900,
  fontWeight: weights.medium,
  '&:focus': { outline: 'none' },
}));
