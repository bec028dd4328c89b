import type { RefundStakes, RefundTarget } from '../../../../contract/payments/refunds.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { formatPrice } from '../../../kit/naira.ts'

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
      <b className="font-semibold">{formatPrice(amount)}</b> back to the {target} of{' '}
      <bdi>{name}</bdi>.
      {enrolment && (
        <>
          {' '}
          The enrolment in <bdi>{enrolment.className}</bdi> {endsEnrolment ? 'ends now' : 'stays'}.
        </>
      )}
    </p>
  )
}
