import { paths } from '@kitchen/shared/paths.ts';
import type { Recall } from '@kitchen/shared/recalls.ts';
import { concernsSerial, namesCode } from '@kitchen/shared/recalls.ts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { colors, layout, weights } from '../../theme/tokens.ts';
import { SiteLink } from '../site-link.tsx';
import { KeptWords } from '../texts/kept-words.tsx';
import { TextWithElements } from '../texts/text-with-elements.tsx';

interface SerialVerdictProperties {
  /** Where what leads to it finds it; then it takes the focus. */
  id?: string;
  recalls: readonly Recall[];
  serial: string;
  /** Whether that is the code or the model of a product instead. */
  isProductCode?: boolean;
  /** Of the page on which the recalls stand, where that is another. */
  page?: string;
}

/** Whether a serial number is one of those recalled: yes, no, or no telling. Its texts are `recalls`. */
export function SerialVerdict({
  id: ownId,
  recalls,
  serial,
  isProductCode = false,
  page = '',
}: SerialVerdictProperties) {
  const { t } = useTranslation('recalls');
  const found = recalls.filter((recall) => concernsSerial(recall, serial));
  const isOfKnownForm = recalls.some((recall) => concernsSerial(recall, serial) !== null);
  const named = recalls.filter((recall) => namesCode(recall, serial));
  // A number of a form that a recall has is a serial number first.
  const isCode = !isOfKnownForm && (isProductCode || named.length > 0);
  const all = recalls.filter(({ serials }) => serials.length === 0);
  // Of a product that is recalled whatever its number, no serial number says that it is not concerned.
  const inOthers = all.length > 0 ? 'InOthers' : '';
  const isOnlyAll = all.length > 0 && all.length === recalls.length;
  const outcome = isOfKnownForm ? (`notConcerned${inOthers}` as const) : (`unknown${inOthers}` as const);
  return (
    <Answer
      // Whoever has the focus on it is told by its name; without that, it stands in a status.
      {...(ownId === undefined
        ? { role: 'none' }
        : { role: 'group', id: ownId, tabIndex: -1, 'aria-labelledby': ownId })}
      severity={all.length + found.length > 0 ? 'error' : 'info'}
    >
      {all.length > 0 && (
        <p data-concerned>
          <KeptWords text={t('check.all', { products: all.map(({ product }) => product).join('; ') })} />
        </p>
      )}
      {found.length > 0 && <p data-concerned>{t('check.concerned', { serial })}</p>}
      {[...found, ...(isCode ? named : [])].map(({ id, product }) => (
        <p key={id}>
          <Link href={`${page}#${id}`}>
            <KeptWords text={product} />: {t('check.see')}
          </Link>
        </p>
      ))}
      {isCode && (
        <>
          <p>
            <KeptWords text={t('check.code', { code: serial })} />
          </p>
          <p>{t('check.where')}</p>
          {named.length === 0 && (
            <p>
              <KeptWords text={t('check.ofNone', { sku: serial })} />
            </p>
          )}
        </>
      )}
      {found.length === 0 && !isOnlyAll && !isCode && (
        <p>
          {t(`check.${outcome}`, { serial })}
          {!isOfKnownForm && (
            <>
              {' '}
              <TextWithElements
                text={t(`check.whenUnknown${inOthers}`)}
                elements={{ ask: <Link component={SiteLink} to={paths.contactsAbout('safety')} /> }}
              />
            </>
          )}
        </p>
      )}
    </Answer>
  );
}

const Answer = styled(Alert)(({ theme }) => ({
  marginTop: theme.spacing(3),
  paddingBlock: 0,
  maxWidth: layout.measure,
  fontSize: 'inherit',
  overflowWrap: 'anywhere',
  // What was asked stays in sight above it.
  scrollMarginTop: layout.headerScrolledPx + 320,
  '& p:first-of-type': { color: colors.teal900, fontWeight: weights.medium },
  '& p[data-concerned]': { color: colors.error, fontWeight: weights.medium },
  '& p + p': { marginTop: theme.spacing(1) },
}));
