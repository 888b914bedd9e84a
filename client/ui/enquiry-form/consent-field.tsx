import type { EnquiryFault, EnquiryKind } from '@kitchen/shared/enquiry.ts';
import { paths } from '@kitchen/shared/paths.ts';
import { useTranslation } from 'react-i18next';
import { inlineLinkStyle } from '../../theme/link-styles.ts';
import { styled } from '../../theme/styled.ts';
import { colors } from '../../theme/tokens.ts';
import { CheckIcon } from '../icons.tsx';
import { SiteLink } from '../site-link.tsx';
import { TextWithElements } from '../texts/text-with-elements.tsx';
import { FieldFault, faultId } from './field-fault.tsx';
import { fieldId } from './form-fields.ts';
import { TickBox, TickRow, TickTarget } from './tick-row.ts';

/** The consent, which is asked anew whenever the form is shown. */
export function ConsentField({ kind, fault }: { kind: EnquiryKind; fault: EnquiryFault | undefined }) {
  const { t } = useTranslation('enquiry');
  return (
    <TickRow>
      <TickTarget>
        <input
          type="checkbox"
          id={fieldId('consent')}
          name="consent"
          required
          aria-invalid={fault !== undefined}
          aria-describedby={fault && faultId('consent')}
        />
        <TickBox>
          <CheckIcon size={16} />
        </TickBox>
      </TickTarget>
      <div>
        <label htmlFor={fieldId('consent')}>
          <TextWithElements
            text={t(kind === 'safety' ? 'form.consentToSafety' : 'form.consent')}
            elements={{ policy: <PolicyLink to={paths.privacyPolicy}>.</PolicyLink> }}
          />
        </label>
        {fault && <FieldFault field="consent" fault={fault} />}
      </div>
    </TickRow>
  );
}

const PolicyLink = styled(SiteLink)({ ...inlineLinkStyle, color: colors.teal900 });
