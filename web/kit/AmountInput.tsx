import { TextInput, type TextInputProps } from './TextInput.tsx'

/** A field for an amount in naira, not below 0. */
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
