import {
  BANK_REFERENCE_MAX,
  PAYER_MAX,
  paymentDayError,
} from '../../../../../contract/payments/recorded-payments.ts'
import { RECORDED_METHODS } from '../../../../../contract/wallet/payment-method.ts'
import { m, textOf } from '../../../../../messages/m.ts'
import { Select } from '../../../../kit/Select.tsx'
import { TextInput } from '../../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../../kit/use-date-format.ts'
import { methodName } from './method-name.ts'
import type { PaymentDetails } from './payment-details.ts'

const METHODS = RECORDED_METHODS.map((value) => ({ value, label: methodName(value) }))

type RecordedFieldsProps = {
  details: Pick<PaymentDetails, 'method' | 'day' | 'reference' | 'payer'>
  onChange: (changes: Partial<PaymentDetails>) => void
  readOnly?: boolean
}

/** How and when a payment by transfer or in cash was made, its reference and who paid (R-PAY-001). */
export function RecordedFields({ details, onChange, readOnly }: RecordedFieldsProps) {
  const { method, reference, payer } = details
  return (
    <div className="grid gap-4">
      <MethodAndDay details={details} onChange={onChange} readOnly={readOnly ?? false} />
      <TextInput
        label={method === 'transfer' ? m.recorded_bank_reference() : m.recorded_reference()}
        value={reference}
        maxLength={BANK_REFERENCE_MAX}
        autoComplete="off"
        readOnly={readOnly}
        onChange={({ target }) => onChange({ reference: target.value })}
      />
      <TextInput
        label={m.recorded_payer()}
        hint={m.recorded_payer_hint()}
        value={payer}
        maxLength={PAYER_MAX}
        autoComplete="off"
        readOnly={readOnly}
        onChange={({ target }) => onChange({ payer: target.value })}
      />
    </div>
  )
}

/** How and when payments were made. */
export function MethodAndDay({
  details: { method, day },
  onChange,
  readOnly = false,
}: Omit<RecordedFieldsProps, 'details'> & { details: Pick<PaymentDetails, 'method' | 'day'> }) {
  const today = useDateFormat().today()
  const problem = paymentDayError(day, today)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={m.recorded_method()}
        options={METHODS}
        value={method}
        disabled={readOnly}
        onChange={({ target }) => {
          const chosen = RECORDED_METHODS.find((it) => it === target.value)
          if (chosen) onChange({ method: chosen })
        }}
      />
      <TextInput
        label={m.recorded_day()}
        type="date"
        max={today}
        required
        value={day}
        readOnly={readOnly}
        error={problem ? textOf(problem) : undefined}
        onChange={({ target }) => onChange({ day: target.value })}
      />
    </div>
  )
}
