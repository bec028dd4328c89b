import type { ReactNode } from 'react'
import type { SamePayment } from '../../../../contract/payments/recorded-payments.ts'
import { Note } from '../../../kit/Tile.tsx'
import { SamePaymentText } from '../shared/recorded/SamePaymentText.tsx'

/** Says which payment has the same bank reference (R-PAY-001). */
export function SamePaymentNote({ same, children }: { same: SamePayment; children?: ReactNode }) {
  return (
    <div className="grid gap-2" role="alert">
      <Note tone="warning">
        <SamePaymentText same={same} />
      </Note>
      {children}
    </div>
  )
}
