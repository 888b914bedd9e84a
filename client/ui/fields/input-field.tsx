import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { useEffect } from 'react';
import { useAnnounce } from '../behaviour/announcer.ts';
import { FaultSentence } from '../states/fault-sentence.tsx';

interface InputFieldProperties extends Omit<ComponentProps<'input'>, 'ref'> {
  id: string;
  ref?: Ref<HTMLInputElement> | undefined;
  label: ReactNode;
  /** What is wrong with what stands in it. */
  fault?: string | undefined;
  /** Other with each submission: what is still wrong is then said again. */
  tries?: number | string;
  /** What helps to fill it in. */
  hint?: ReactNode;
  /** Takes several lines, and grows with them. */
  multiline?: boolean;
  startAdornment?: ReactNode;
  endAdornment?: ReactNode;
  /** Further lines under it. */
  children?: ReactNode;
}

/** A field with its label above, and under it what is wrong and what helps, which are its description. */
export function InputField(properties: InputFieldProperties) {
  const {
    id,
    ref,
    label,
    fault,
    tries,
    hint,
    multiline,
    startAdornment,
    endAdornment,
    children,
    'aria-describedby': besides,
    ...input
  } = properties;
  const isFaulty = fault !== undefined;
  const faultId = `${id}-fault`;
  const hintId = `${id}-hint`;
  const announce = useAnnounce();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same fault is said at each try.
  useEffect(() => {
    // A field that has the focus is not read again, and with it not its description.
    if (fault && document.activeElement?.id === id) announce(fault);
  }, [fault, tries, id, announce]);
  const descriptions = [isFaulty && faultId, hint && hintId, besides].filter(Boolean);
  return (
    <FormControl error={isFaulty || input['aria-invalid'] === true}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        inputRef={ref}
        // Browsers make it grow by themselves.
        {...(multiline && { inputComponent: 'textarea' })}
        aria-describedby={descriptions.join(' ') || undefined}
        startAdornment={startAdornment}
        endAdornment={endAdornment}
        slotProps={{ input: { ...(multiline && { type: undefined }), ...input } }}
      />
      {isFaulty && <FaultSentence id={faultId}>{fault}</FaultSentence>}
      {hint && (
        <FormHelperText id={hintId} error={false}>
          {hint}
        </FormHelperText>
      )}
      {children}
    </FormControl>
  );
}
