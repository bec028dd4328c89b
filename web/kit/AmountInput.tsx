import { NumberInput } from './NumberInput.tsx'
import type { TextInputProps } from './TextInput.tsx'

/** A number field of an amount of naira, not below 0. `AmountField` is the text field of an amount to pay or refund. */
export function AmountInput(props: TextInputProps) {
  return <NumberInput inputMode="decimal" min={0} step="0.01" className="num" {...props} />
}
