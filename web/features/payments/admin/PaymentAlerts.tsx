import { TriangleAlert } from 'lucide-react'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { m } from '../../../../messages/m.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { inNaira } from '../../../kit/naira.ts'

type PaymentAlertsProps = {
  openDisputes: number
  failedRefunds: number
  owedTotal: Kobo
  onShow: (mark: 'disputed' | 'owed' | 'refund_failed') => void
}

/** Open disputes, failed refunds and amounts that students owe after refunds. */
export function PaymentAlerts(props: PaymentAlertsProps) {
  const { openDisputes, failedRefunds, owedTotal, onShow } = props
  if (openDisputes === 0 && failedRefunds === 0 && owedTotal === 0) return null
  return (
    <Card padded>
      <section aria-label={m.payments_refunds_disputes()} className="grid gap-3">
        {openDisputes > 0 && (
          <PaymentAlert actionLabel={m.payments_show_disputes()} onShow={() => onShow('disputed')}>
            {m.payments_open_disputes({ count: openDisputes })}
          </PaymentAlert>
        )}
        {failedRefunds > 0 && (
          <PaymentAlert
            actionLabel={m.payments_show_failed_refunds()}
            onShow={() => onShow('refund_failed')}
          >
            {m.payments_failed_refunds({ count: failedRefunds })}
          </PaymentAlert>
        )}
        {owedTotal > 0 && (
          <PaymentAlert actionLabel={m.payments_show_owed_amounts()} onShow={() => onShow('owed')}>
            {m.payments_students_owe({ amount: inNaira(owedTotal) })}
          </PaymentAlert>
        )}
      </section>
    </Card>
  )
}

type PaymentAlertProps = { actionLabel: string; onShow: () => void; children: string }

function PaymentAlert({ actionLabel, onShow, children }: PaymentAlertProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <TriangleAlert className="icon text-danger-ink" aria-hidden />
      <p className="grow basis-52">{children}</p>
      <Button variant="soft" onClick={onShow}>
        {actionLabel}
      </Button>
    </div>
  )
}
