import { type AdminPayment, amountDue } from '../../../../contract/enrolment/enrolment-rules.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { RadioCard } from '../../../kit/ChoiceCard.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'

type PaymentChoiceProps = {
  price: Kobo
  months?: number
  /** The balance of the student; undefined for several students. */
  balance?: Kobo | undefined
  value: AdminPayment
  onChange: (payment: AdminPayment) => void
}

/** Whether the wallet pays or the payment is waived, with the amount. */
export function PaymentChoice({ price, months = 1, balance, value, onChange }: PaymentChoiceProps) {
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
            ? m.enrolment_less_in_wallet_note()
            : isShort
              ? m.enrolment_only_amount_in_wallet({ amount: formatPrice(balance) })
              : m.enrolment_amount_stays_in_wallet({ amount: formatPrice(balance - due) })}
        </span>
      </RadioCard>
      <RadioCard name="payment" checked={value === 'waived'} onChange={() => onChange('waived')}>
        <b className="block font-semibold">{m.enrolment_waive_payment()}</b>
        <span className="text-small text-ink-2">{m.enrolment_waive_payment_note()}</span>
      </RadioCard>
    </fieldset>
  )
}
