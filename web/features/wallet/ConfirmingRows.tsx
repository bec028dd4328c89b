import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { confirmingMessage } from '../../../contract/payments/payments.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { m, textOf } from '../../../messages/m.ts'
import { paths } from '../../api/paths.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Time } from '../../kit/DateText.tsx'
import { Link } from '../../kit/Link.tsx'
import { formatPrice } from '../../kit/naira.ts'
import { Text } from '../../kit/Text.tsx'
import { Note, Tile } from '../../kit/Tile.tsx'
import { paymentOutcomeQuery } from '../payments/shared/payment-outcome.ts'
import type { ConfirmingClassPayment } from './queries.ts'

/** The card payments for classes whose outcome is awaited, above the transactions. Each leads to its class. */
export function ConfirmingRows({ payments }: { payments: readonly ConfirmingClassPayment[] }) {
  if (payments.length === 0) return null
  return (
    <ul className="card rows ledger" aria-label={m.wallet_being_confirmed()}>
      {payments.map((it) => (
        <ConfirmingRow key={it.reference} payment={it} />
      ))}
    </ul>
  )
}

/** Asks for the outcome while it is shown. When it is known, the row is replaced by a transaction. */
function ConfirmingRow({ payment }: { payment: ConfirmingClassPayment }) {
  const { reference, amount, opened, classRef, className } = payment
  useQuery(paymentOutcomeQuery(reference))
  return (
    <li>
      <Link to={paths.class(classRef)} className="text-ink no-underline">
        <Tile>
          <Hourglass className="icon" />
        </Tile>
        <span className="what">
          <Text
            of={m.wallet_confirming_class}
            amount={formatPrice(amount)}
            className={<BilingualTitle>{className}</BilingualTitle>}
          />
        </span>
        <Time at={opened} className="num text-small text-ink-2" />
      </Link>
    </li>
  )
}

/** Shown while the outcome of a payment is unknown. */
export function ConfirmingNote({ amount }: { amount: Kobo }) {
  return (
    <Note icon={<Hourglass className="icon" aria-hidden />}>
      <b className="block">{textOf(confirmingMessage(amount))}</b>
      {m.wallet_need_not_wait()}
    </Note>
  )
}
