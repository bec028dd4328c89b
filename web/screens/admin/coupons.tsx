import { useQuery } from '@tanstack/react-query'
import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { m } from '../../../messages/m.ts'
import { useMay } from '../../api/use-may.ts'
import { CouponTable } from '../../features/enrolment/admin/CouponTable.tsx'
import { couponsQuery } from '../../features/enrolment/admin/owed-queries.ts'
import { Button } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyCard } from '../../kit/EmptyState.tsx'
import { LazyDialog, lazyDialog } from '../../kit/LazyDialog.tsx'
import { PageHeader } from '../../kit/PageHeader.tsx'
import { QueryBoundary } from '../../loading/QueryBoundary.tsx'

const CouponDialog = lazyDialog(
  async () => (await import('../../features/enrolment/admin/CouponDialog.tsx')).CouponDialog,
)

/** The coupons of the school: made, listed and ended (R-PAY-007). */
export function Screen() {
  const query = useQuery(couponsQuery)
  const mayMake = useMay('changePrices')
  const [isMaking, setMaking] = useState(false)
  const close = () => setMaking(false)
  return (
    <div className="page">
      <PageHeader title={m.enrolment_coupons()} subtitle={m.enrolment_coupons_subtitle()}>
        {mayMake && (
          <Button variant="primary" onClick={() => setMaking(true)}>
            {m.enrolment_new_coupon()}
          </Button>
        )}
      </PageHeader>
      <QueryBoundary query={query} errorTitle={m.enrolment_coupons_did_not_load()}>
        {(coupons) =>
          coupons.length === 0 ? (
            <EmptyCard icon={TicketPercent} title={m.enrolment_no_coupons()}>
              {m.enrolment_no_coupons_hint()}
            </EmptyCard>
          ) : (
            <Card>
              <CouponTable coupons={coupons} mayEnd={mayMake} />
            </Card>
          )
        }
      </QueryBoundary>
      {isMaking && (
        <LazyDialog title={m.enrolment_new_coupon()} onClose={close}>
          <CouponDialog onClose={close} />
        </LazyDialog>
      )}
    </div>
  )
}
