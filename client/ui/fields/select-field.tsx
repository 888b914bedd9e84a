import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps } from 'react';

interface SelectFieldProperties extends Pick<ComponentProps<'select'>, 'name' | 'defaultValue' | 'children'> {
  id: string;
  label: string;
}

/** A choice among a few options: the browser's own list in the site's field. */
export function SelectField({ id, label, children, ...others }: SelectFieldProperties) {
  return (
    <FormControl>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect input={<OutlinedInput />} inputProps={{ id, ...others }}>
        {children}
      </NativeSelect>
    </FormControl>
  );
}
