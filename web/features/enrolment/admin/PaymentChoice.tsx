import { type AdminPayment, amountDue } from '../../../../contract/enrolment/enrolment-rules.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { RadioCard } from '../../../kit/ChoiceCard.tsx'
import { formatPrice } from '../../../kit/naira.ts'

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
      <legend className="label mb-1.5">Payment</legend>
      <RadioCard
        name="payment"
        checked={value === 'wallet'}
        disabled={isShort}
        onChange={() => onChange('wallet')}
      >
        <b className="block font-semibold">{formatPrice(due)} from the wallet</b>
        <span className="text-small text-ink-2">
          {balance === undefined
            ? 'Who has less is not added.'
            : isShort
              ? `Only ${formatPrice(balance)} in the wallet`
              : `${formatPrice(balance - due)} stay in the wallet`}
        </span>
      </RadioCard>
      <RadioCard name="payment" checked={value === 'waived'} onChange={() => onChange('waived')}>
        <b className="block font-semibold">Waive the payment</b>
        <span className="text-small text-ink-2">Given free: nothing is taken from the wallet.</span>
      </RadioCard>
    </fieldset>
  )
}
