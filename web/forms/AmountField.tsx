import { m } from '../../messages/m.ts'
import { TextInput, type TextInputProps } from '../kit/TextInput.tsx'

/** The field of an amount of naira, as it is typed. */
export function AmountField({ label = m.forms_amount(), ...rest }: Partial<TextInputProps>) {
  return (
    <TextInput
      label={label}
      inputMode="decimal"
      dir="ltr"
      required
      autoComplete="off"
      className="num"
      {...rest}
    />
  )
}
