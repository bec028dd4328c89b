import { Hourglass } from 'lucide-react'
import { confirmingMessage } from '../../contract/payments/payments.ts'
import type { Kobo } from '../../contract/platform/kobo.ts'
import { Note } from '../kit/Tile.tsx'

/** Shown while the outcome of a payment is unknown. */
export function ConfirmingNote({ amount }: { amount: Kobo }) {
  return (
    <Note icon={<Hourglass className="icon" aria-hidden />}>
      <b className="block">{confirmingMessage(amount)}</b>
      You need not wait here. It goes on without this page.
    </Note>
  )
}
