import type { RefundStakes, RefundTarget } from '../../../../contract/payments/refunds.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { formatPrice } from '../../../kit/naira.ts'
import { Text } from '../../../kit/Text.tsx'

type StakesTextProps = {
  stakes: RefundStakes
  amount: Kobo
  target: RefundTarget
  endsEnrolment: boolean
}

/** The consequences of a refund: '₦4,000 back to the wallet of Amina. The enrolment in Naḥw ends.' */
export function StakesText({ stakes, amount, target, endsEnrolment }: StakesTextProps) {
  const { name, enrolment } = stakes
  if (amount === 0) return null
  return (
    <p role="status" className="num">
      <Text
        of={m.payments_stakes}
        target={target === 'card' ? target : 'other'}
        amount={<b className="font-semibold">{formatPrice(amount)}</b>}
        name={name}
      />
      {enrolment && (
        <>
          {' '}
          <Text
            of={m.payments_stakes_enrolment}
            fate={endsEnrolment ? 'ends' : 'other'}
            className={enrolment.className}
          />
        </>
      )}
    </p>
  )
}
