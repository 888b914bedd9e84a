import { useTranslation } from 'react-i18next';
import { styled } from '../../../theme/styled.ts';
import { visuallyHidden } from '../../../theme/surfaces.ts';
import { trapName } from '../form-fields.ts';

/**
 * A field for machines: out of sight and out of the way of keyboard and screen readers, yet laid out like
 * any other. Managers of passwords and addresses are asked to leave it alone.
 */
export function TrapField() {
  const { t } = useTranslation('enquiry');
  return (
    <Trap aria-hidden="true">
      <label htmlFor={trapName}>{t('form.trap')}</label>
      <input
        type="text"
        id={trapName}
        name={trapName}
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore
        data-bwignore
        data-lpignore="true"
      />
    </Trap>
  );
}

const Trap = styled('div')(visuallyHidden);
