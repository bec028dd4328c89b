import { Hourglass } from 'lucide-react'
import type { Kobo } from '../../../contract/kobo.ts'
import { confirming } from '../../../contract/payments.ts'
import { Note } from '../../kit/Tile.tsx'

/** Stands where the money will be seen, as long as the provider has not told how a payment ended. */
export function ConfirmingNote({ sum }: { sum: Kobo }) {
  return (
    <Note icon={<Hourglass className="icon" aria-hidden />}>
      <b className="block">{confirming(sum)}</b>
      You need not wait here. It goes on without this page.
    </Note>
  )
}
