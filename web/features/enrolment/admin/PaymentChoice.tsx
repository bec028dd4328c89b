import { amountDue } from '../../../../contract/enrolment/enrolment-rules.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { RadioCard } from '../../../kit/ChoiceCard.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'
import type {
  ChosenPayment,
  PaymentDetails,
} from '../../payments/shared/recorded/payment-details.ts'
import { RecordedFields } from '../../payments/shared/recorded/RecordedFields.tsx'
import { WaiverFields } from '../../payments/shared/recorded/WaiverFields.tsx'

type PaymentChoiceProps<Value extends ChosenPayment> = {
  price: Kobo
  months?: number
  /** The balance of the student; undefined for several students, or if it is not known. */
  balance?: Kobo | undefined
  /** For one student, whose balance is not known. */
  isForOne?: boolean
  value: Value
  onChange: (payment: Value) => void
  /** Offers a payment by transfer or in cash. */
  canBeRecorded?: boolean
  details: PaymentDetails
  onDetails: (changes: Partial<PaymentDetails>) => void
}

/** Whether the wallet pays, a transfer or cash was paid, or the payment is waived and why, with the amount (R-PAY-001, R-PAY-002). */
export function PaymentChoice<Value extends ChosenPayment>(props: PaymentChoiceProps<Value>) {
  const { price, months = 1, balance, value, details, onDetails } = props
  // the values that are offered are those of the caller
  const onChange = props.onChange as (payment: ChosenPayment) => void
  const due = amountDue('wallet', price, months)
  const isShort = balance !== undefined && balance < due
  return (
    <fieldset className="grid gap-2">
      <legend className="label mb-1.5">{m.enrolment_payment()}</legend>
      <RadioCard
        name="payment"
        checked={value === 'wallet'}
        disabled={isShort}
        onChange={() => onChange('wallet')}
      >
        <b className="block font-semibold">
          <Text of={m.enrolment_amount_from_wallet} amount={formatPrice(due)} />
        </b>
        <span className="text-small text-ink-2">
          {balance === undefined
            ? props.isForOne
              ? m.enrolment_wallet_must_cover()
              : m.enrolment_less_in_wallet_note()
            : isShort
              ? m.enrolment_only_amount_in_wallet({ amount: formatPrice(balance) })
              : m.enrolment_amount_stays_in_wallet({ amount: formatPrice(balance - due) })}
        </span>
      </RadioCard>
      {props.canBeRecorded && (
        <RadioCard
          name="payment"
          checked={value === 'recorded'}
          onChange={() => onChange('recorded')}
        >
          <b className="block font-semibold">{m.recorded_choice()}</b>
          <span className="text-small text-ink-2">
            {balance === undefined
              ? m.recorded_choice_each({ amount: formatPrice(due) })
              : m.recorded_choice_note()}
          </span>
        </RadioCard>
      )}
      {value === 'recorded' && <RecordedFields details={details} onChange={onDetails} />}
      <RadioCard name="payment" checked={value === 'waived'} onChange={() => onChange('waived')}>
        <b className="block font-semibold">{m.enrolment_waive_payment()}</b>
        <span className="text-small text-ink-2">{m.enrolment_waive_payment_note()}</span>
      </RadioCard>
      {value === 'waived' && <WaiverFields details={details} onChange={onDetails} />}
    </fieldset>
  )
}
