import { TextInput, type TextInputProps } from '../kit/TextInput.tsx'

/** The field of an amount of naira, as it is typed. */
export function AmountField({ label = 'Amount (₦)', ...rest }: Partial<TextInputProps>) {
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
