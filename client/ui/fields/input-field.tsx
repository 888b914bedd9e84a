import type { ComponentProps, ReactNode } from 'react';
import { styled } from '../../theme/styled.ts';
import { FaultSentence } from '../states/fault-sentence.tsx';
import { controlStyle, Label } from './field-styles.ts';

interface InputFieldProperties extends ComponentProps<'input'> {
  id: string;
  label: ReactNode;
  /** What is wrong with what stands in it. */
  fault: string | undefined;
}

/** A field of one line, with its label above and what is wrong under it. */
export function InputField({ id, label, fault, ...others }: InputFieldProperties) {
  const faultId = `${id}-fault`;
  return (
    <div>
      <Label htmlFor={id}>{label}</Label>
      <Input
        id={id}
        aria-invalid={fault !== undefined}
        aria-describedby={fault === undefined ? undefined : faultId}
        {...others}
      />
      {fault !== undefined && <FaultSentence id={faultId}>{fault}</FaultSentence>}
    </div>
  );
}

const Input = styled('input')(controlStyle);
