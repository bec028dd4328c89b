import { TriangleAlert } from 'lucide-react'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
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
      <section aria-label="Refunds and disputes" className="grid gap-3">
        {openDisputes > 0 && (
          <PaymentAlert actionLabel="Show disputes" onShow={() => onShow('disputed')}>
            {openDisputes === 1
              ? '1 dispute needs a response to the card provider.'
              : `${openDisputes.toLocaleString('en')} disputes need a response to the card provider.`}
          </PaymentAlert>
        )}
        {failedRefunds > 0 && (
          <PaymentAlert actionLabel="Show failed refunds" onShow={() => onShow('refund_failed')}>
            {failedRefunds === 1
              ? '1 refund to a card failed and waits for your decision.'
              : `${failedRefunds.toLocaleString('en')} refunds to cards failed and wait for your decision.`}
          </PaymentAlert>
        )}
        {owedTotal > 0 && (
          <PaymentAlert actionLabel="Show owed amounts" onShow={() => onShow('owed')}>
            {`Students owe ${inNaira(owedTotal)} for refunds that their wallets did not cover.`}
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
