import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { layout } from '../../theme/tokens.ts';
import { WithScripts } from '../behaviour/with-scripts.ts';
import type { EnquiryFieldsProperties } from './enquiry-fields.tsx';
import { EnquiryFields } from './enquiry-fields.tsx';
import type { Receipt } from './open-forms.ts';
import { SentMessage } from './sent-message.tsx';

interface EnquiryFormProperties extends Omit<EnquiryFieldsProperties, 'onSent'> {
  /** Stands in place of the form where no scripts run. */
  withoutScripts: ReactNode;
  /** Where to go once the enquiry is sent. */
  onwards?: ReactNode;
}

/** An enquiry to the brand, from its first letter to its reference. */
export function EnquiryForm({ withoutScripts, onwards, ...fields }: EnquiryFormProperties) {
  const { t } = useTranslation('enquiry');
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  return (
    <>
      <noscript>
        <WithoutScripts>{t('form.withoutScripts')}</WithoutScripts>
        {withoutScripts}
      </noscript>
      <WithScripts>
        {receipt ? (
          <SentMessage kind={fields.kind} receipt={receipt} onWriteAgain={() => setReceipt(null)}>
            {onwards}
          </SentMessage>
        ) : (
          <EnquiryFields {...fields} onSent={setReceipt} />
        )}
      </WithScripts>
    </>
  );
}

const WithoutScripts = styled('p')(({ theme }) => ({
  maxWidth: layout.measure,
  marginBottom: theme.spacing(5),
}));
