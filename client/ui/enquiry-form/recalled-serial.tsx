import { concernsSerial, recallPath, recallsApiPath, recallsSchema } from '@kitchen/shared/recalls.ts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { useAnswer } from '../../api/use-answer.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { SiteLink } from '../site-link.tsx';
import { TextWithElements } from '../texts/text-with-elements.tsx';

/** Says that a serial number is one of those recalled; nothing where it is not, or where there is no telling. */
export function RecalledSerial({ serial }: { serial: string }) {
  const { t } = useTranslation('enquiry');
  const answer = useAnswer(recallsApiPath(useLanguage()), recallsSchema);
  const recall =
    answer.state === 'loaded' && answer.data.items.find((item) => concernsSerial(item, serial) === true);
  return (
    <div role="alert">
      {recall && (
        <Alert role="none" severity="error">
          <TextWithElements
            text={t('form.recalled', { serial })}
            elements={{ recall: <Link component={SiteLink} to={recallPath(recall.id)} /> }}
          />
        </Alert>
      )}
    </div>
  );
}
