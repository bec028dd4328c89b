import { useId } from 'react'
import { m } from '../../messages/m.ts'
import { TextInput, type TextInputProps } from '../kit/TextInput.tsx'

type ReasonFieldProps = Omit<TextInputProps, 'label' | 'hint'> & {
  /** Frequent reasons, offered while typing. */
  suggestions: readonly string[]
}

/** The reason why an administrator moves money, which the student can read. */
export function ReasonField({ suggestions, ...rest }: ReasonFieldProps) {
  const id = useId()
  return (
    <>
      <TextInput
        label={m.kit_reason()}
        hint={m.forms_student_reads_wallet_history()}
        maxLength={200}
        autoComplete="off"
        list={id}
        {...rest}
      />
      <datalist id={id}>
        {suggestions.map((it) => (
          <option key={it} value={it} />
        ))}
      </datalist>
    </>
  )
}
