import { TextInput, type TextInputProps } from './TextInput.tsx'

/** A number field of an amount of naira, not below 0. `AmountField` is the text field of an amount to pay or refund. */
export function AmountInput(props: TextInputProps) {
  return (
    <TextInput
      type="number"
      inputMode="decimal"
      min={0}
      step="0.01"
      autoComplete="off"
      className="num"
      {...props}
    />
  )
}
