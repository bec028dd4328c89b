import { useId } from 'react'
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
        label="Reason"
        hint="The student reads it in the wallet history."
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
