import type { CatalogueFile } from '@kitchen/shared/catalogues.ts';
import { catalogueListSchema, catalogueSlugs, cataloguesApiPath } from '@kitchen/shared/catalogues.ts';
import { paths } from '@kitchen/shared/paths.ts';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { contentWidth } from '../../theme/surfaces.ts';
import { spaces } from '../../theme/tokens.ts';
import { SiteLink } from '../../ui/site-link.tsx';
import { FailedAnswer } from '../../ui/states/failed-answer.tsx';
import { StateMessage } from '../../ui/states/state-message.tsx';
import { CatalogueCard } from './catalogue-card.tsx';
import { CatalogueData } from './catalogue-data.tsx';
import { CatalogueSkeleton, Catalogues } from './catalogue-skeleton.tsx';

/** The catalogues that are there, each with its files, the visitor's language first. */
export function CatalogueList() {
  const { t } = useTranslation('catalogues');
  const language = useLanguage();
  const answer = useAnswer(cataloguesApiPath, catalogueListSchema);
  if (answer.state === 'loading') {
    return (
      <Band aria-busy="true">
        <CatalogueSkeleton />
      </Band>
    );
  }
  if (answer.state === 'failed') {
    return (
      <Band>
        <FailedAnswer
          title={t('failed.title')}
          message={t('failed.message')}
          address={paths.catalogues}
          reload={answer.reload}
        />
      </Band>
    );
  }
  const files = answer.data.catalogues.toSorted((a, b) => inOrder(a, b, language));
  const slugs = catalogueSlugs.filter((slug) => files.some((file) => file.slug === slug));
  if (slugs.length === 0) {
    return (
      <Band>
        <StateMessage title={t('empty.title')} message={t('empty.message')}>
          <Button component={SiteLink} to={paths.contacts} variant="outlined">
            {t('empty.action')}
          </Button>
        </StateMessage>
      </Band>
    );
  }
  return (
    <Band aria-label={t('list')}>
      <CatalogueData files={files} />
      <Catalogues>
        {slugs.map((slug) => (
          <CatalogueCard key={slug} slug={slug} files={files.filter((file) => file.slug === slug)} />
        ))}
      </Catalogues>
    </Band>
  );
}

const inOrder = (a: CatalogueFile, b: CatalogueFile, language: string) =>
  Number(b.language === language) - Number(a.language === language);

const Band = styled('section')({ ...contentWidth, paddingBlock: spaces.section });
