import type { OwnPage } from '@kitchen/shared/own-page.ts';
import { ownPageApiPath, ownPageSchema } from '@kitchen/shared/own-page.ts';
import { inLanguage, plainPath } from '@kitchen/shared/paths.ts';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ScreenModule } from '../../screen-modules.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { Head } from '../../ui/head/head.tsx';
import { TextPage } from '../../ui/page/text-page.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { NotFoundMessage } from '../../ui/states/not-found-message.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { OwnText } from './own-text.tsx';

/** So many parts are worth a list of them. */
const fewestInContents = 3;

export const answerPaths: ScreenModule['answerPaths'] = ({ pathname, language }) => [
  ownPageApiPath(language, plainPath(pathname)),
];

/** A page that the maker wrote itself. */
export function Component() {
  const { t } = useTranslation(['own-page', 'texts']);
  const path = plainPath(useLocation().pathname);
  const answer = useAnswer(ownPageApiPath(useLanguage(), path), ownPageSchema);
  if (answer.state === 'loaded') {
    const { html, ...page } = answer.data;
    return html === null ? <InOtherLanguage page={page} /> : <Written page={page} html={html} />;
  }
  if (answer.state === 'failed' && answer.problem.type === 'not-found') return <NotFoundMessage />;
  return (
    <Message>
      <Head title={t('failed.title')} isProvisional />
      {answer.state === 'loading' ? (
        <p role="status">{t('texts:common.loading')}</p>
      ) : (
        <FailedAnswer
          level="h1"
          title={t('failed.title')}
          message={t('failed.message')}
          address={path}
          reload={answer.reload}
        />
      )}
    </Message>
  );
}

type About = Omit<OwnPage, 'html'>;

function Written({ page, html }: { page: About; html: string }) {
  const { t } = useTranslation('own-page');
  const { path, languages, title, description, parts, social } = page;
  return (
    <>
      <Head
        title={title}
        description={description}
        canonicalPath={path}
        languages={languages}
        {...(social && { picture: { social: social.src, alt: { en: social.alt, it: social.alt } } })}
      />
      <TextPage
        crumbs={[{ label: title, path }]}
        title={<KeptWords text={title} />}
        {...(parts.length >= fewestInContents && { contents: { label: t('contents'), parts } })}
      >
        <OwnText html={html} />
      </TextPage>
    </>
  );
}

/** That the page is not written in the visitor's language, and the way to where it is. */
function InOtherLanguage({ page: { path, language, title } }: { page: About }) {
  const { t } = useTranslation('own-page');
  return (
    <>
      <Head title={title} />
      <TextPage
        crumbs={[{ label: title, path, lang: language }]}
        title={<span lang={language}>{title}</span>}
      >
        <Typography variant="lead" color="textSecondary">
          {t(`only.${language}.message`)}
        </Typography>
        <Link
          variant="standalone"
          href={inLanguage(path, language)}
          hrefLang={language}
          sx={{ marginTop: 3 }}
        >
          {t(`only.${language}.link`)}
        </Link>
      </TextPage>
    </>
  );
}

const Message = styled('div')({ ...contentWidth, paddingBlock: spaces.section });
