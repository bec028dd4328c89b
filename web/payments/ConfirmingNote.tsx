import { Hourglass } from 'lucide-react'
import type { Kobo } from '../../contract/kobo.ts'
import { confirmingMessage } from '../../contract/payments.ts'
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
