import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { styled } from '../../theme/styled.ts';
import { Notice } from '../states/notice.tsx';
import type { FormFaults } from './form-fields.ts';
import { fieldId, formFields } from './form-fields.ts';

/** The fields in which something is wrong, each leading there; it shrinks as they are mended. */
export function FaultSummary({ faults }: { faults: FormFaults }) {
  const { t } = useTranslation('enquiry');
  const faulty = formFields.filter((field) => faults[field] !== undefined);
  if (faulty.length === 0) return null;
  return (
    <Notice title={t('form.check')}>
      <Links>
        {faulty.map((field) => (
          <li key={field}>
            <Link
              variant="standalone"
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(field))?.focus();
              }}
            >
              {t(`form.fields.${field}`)}
            </Link>
          </li>
        ))}
      </Links>
    </Notice>
  );
}

const Links = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: theme.spacing(3),
}));
