import { useQuery } from '@tanstack/react-query'
import type { ListedCoupon } from '../../../../contract/enrolment/coupons.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { BilingualTitle } from '../../../kit/BilingualTitle.tsx'
import { DateText } from '../../../kit/DateText.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { formatPrice } from '../../../kit/naira.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { MayLink } from '../../staff/shared/MayLink.tsx'
import { couponUsesQuery } from './owed-queries.ts'

type CouponUsesDialogProps = { coupon: ListedCoupon; onClose: () => void }

/** Who used a coupon, for which class and when. */
export function CouponUsesDialog({ coupon, onClose }: CouponUsesDialogProps) {
  const query = useQuery(couponUsesQuery(coupon.id))
  return (
    <Dialog open onClose={onClose} title={m.enrolment_coupon_who()} description={coupon.code}>
      <QueryBoundary query={query} errorTitle={m.enrolment_coupons_did_not_load()}>
        {(uses) =>
          uses.length === 0 ? (
            <p className="m-0 text-ink-2">{m.enrolment_coupon_nobody()}</p>
          ) : (
            <ul className="rows m-0 list-none p-0">
              {uses.map(({ student, class: it, off, at }) => (
                <li key={student.id} className="flex flex-wrap justify-between gap-2 py-2">
                  <span className="grid">
                    <MayLink
                      can="viewStudents"
                      to={paths.admin.student(student.id)}
                      className="inline-flex items-center max-md:min-h-11"
                    >
                      <bdi>{student.name}</bdi>
                    </MayLink>
                    <span className="text-small">
                      <BilingualTitle>{it.name}</BilingualTitle>
                    </span>
                    <span className="num text-small text-ink-2">
                      <DateText at={at} />
                    </span>
                  </span>
                  <span className="num">{formatPrice(off)}</span>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}
