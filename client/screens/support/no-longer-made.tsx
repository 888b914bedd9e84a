import { paths } from '@kitchen/shared/paths.ts';
import { supportAnswerSchema } from '@kitchen/shared/support.ts';
import { supportApiPath } from '@kitchen/shared/support-paths.ts';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { styled } from '../../theme/styled.ts';
import { SheetSection } from '../../ui/products/sheet-section.tsx';
import { SiteLink } from '../../ui/site-link.tsx';
import { KeptWords } from '../../ui/texts/kept-words.tsx';
import { nameWithCode } from './name-with-code.ts';

/** The appliances that have left the catalogue and have documents: nothing else leads to their pages. */
export function NoLongerMade() {
  const { t } = useTranslation('support');
  const answer = useAnswer(supportApiPath(useLanguage(), ''), supportAnswerSchema);
  if (answer.state !== 'loaded' || answer.data.items.length === 0) return null;
  return (
    <SheetSection id="no-longer-made" title={t('appliance.noLongerMade')}>
      <div>
        <p>{t('noLongerMade')}</p>
        <List aria-labelledby="no-longer-made">
          {answer.data.items.map((appliance) => (
            <li key={appliance.sku}>
              <Link component={SiteLink} variant="standalone" to={paths.supportOf(appliance.sku)}>
                <span>
                  <KeptWords text={nameWithCode(appliance)} />
                </span>
              </Link>
            </li>
          ))}
        </List>
      </div>
    </SheetSection>
  );
}

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 22rem), 1fr))',
  columnGap: theme.spacing(3),
  marginTop: theme.spacing(2),
}));
