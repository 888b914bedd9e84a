import type { Language } from '@kitchen/shared/languages.ts';
import { languageKey, languages } from '@kitchen/shared/languages.ts';
import { pageQuery } from '@kitchen/shared/page-query.ts';
import { withQuery } from '@kitchen/shared/paths.ts';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { hiddenClass } from '../../theme/surfaces.ts';
import { colors, layout, typeSizes, weights } from '../../theme/tokens.ts';
import { useArrived } from '../behaviour/announcer.ts';
import { opensElsewhere } from '../behaviour/opens-elsewhere.ts';
import { Disclosure } from '../disclosure.tsx';
import { ChevronDownIcon } from '../icons.tsx';
import { Flag } from './flag.tsx';
import { useChooseLanguage } from './use-choose-language.ts';

/** EN and IT with their flags. Its links name the language, so that they also work without scripts. */
export function LanguageSwitcher() {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <Switcher
      summary={
        <>
          <Flag language={current} />
          <span>
            <span className={hiddenClass}>{t('languages.label')}: </span>
            {current.toUpperCase()}
          </span>
          <ChevronDownIcon size={18} />
        </>
      }
    >
      <Choices>
        {languages.map((language) => (
          <li key={language}>
            <LanguageLink language={language} isCurrent={language === current} />
          </li>
        ))}
      </Choices>
    </Switcher>
  );
}

function LanguageLink({ language, isCurrent }: { language: Language; isCurrent: boolean }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  // The server writes the same link: what it leaves out of an address is in neither. Without a path, since one
  // page may be sent for several.
  const parameters = pageQuery(pathname, new URLSearchParams(search));
  const href = withQuery('', [...parameters, [languageKey, language]]);
  const chooseLanguage = useChooseLanguage();
  const arrived = useArrived();

  function choose(event: MouseEvent) {
    // React would find other texts than those that it is hydrating: until then the link is a link.
    if (!arrived.isGiven || opensElsewhere(event)) return;
    event.preventDefault();
    void chooseLanguage(language);
  }

  return (
    <a
      href={href}
      hrefLang={language}
      lang={language}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={choose}
    >
      <Flag language={language} />
      {t(`languages.names.${language}`)}
    </a>
  );
}

const Switcher = styled(Disclosure)({
  position: 'relative',
  fontSize: typeSizes.small,
  fontWeight: weights.medium,
  '& > summary': { display: 'flex', alignItems: 'center', gap: 8, minHeight: layout.targetPx },
  '&[open] > summary > svg:last-of-type': { transform: 'rotate(180deg)' },
});

const Choices = styled('ul')({
  position: 'absolute',
  top: '100%',
  right: -16,
  minWidth: 152,
  padding: '4px 0',
  '--focus-color': colors.teal700,
  color: colors.teal900,
  backgroundColor: colors.white,
  border: `1px solid ${colors.line}`,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: layout.targetPx,
    paddingInline: 16,
    outlineOffset: -3,
  },
  '& a:hover, & a[aria-current]': { textDecoration: 'underline', textUnderlineOffset: '5px' },
  '& a[aria-current]': { textDecorationColor: colors.brass },
});
