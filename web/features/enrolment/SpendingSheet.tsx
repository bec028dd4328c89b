import type { ReactNode } from 'react'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { m } from '../../../messages/m.ts'
import { BilingualTitle } from '../../kit/BilingualTitle.tsx'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { formatPrice, inNaira } from '../../kit/naira.ts'
import { Text } from '../../kit/Text.tsx'
import { Note, TotalsList } from '../../kit/Tile.tsx'
import type { Purchase } from './purchase.ts'

type SpendingSheetProps = {
  purchase: Purchase
  balance: Kobo
  /** The price changed after the sheet was opened: nothing was charged, and the rows show the new one. */
  hasNewPrice: boolean
  isBusy: boolean
  onPay: () => void
  onClose: () => void
  /** The choices of a student who joins, above the sums. */
  children?: ReactNode
}

/** Confirms a payment from the wallet: the price, and the balance before and after. */
export function SpendingSheet(props: SpendingSheetProps) {
  const { purchase, balance, hasNewPrice, isBusy, onPay, onClose, children } = props
  const { className, price, consequence } = purchase
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isBusy}
      title={
        <SheetTitle purchase={purchase}>
          <BilingualTitle>{className}</BilingualTitle>
        </SheetTitle>
      }
      description={consequence}
      actions={
        <>
          {/* narrow, because the other button names the sum on one line */}
          <Button variant="outline" className="flex-none" disabled={isBusy} onClick={onClose}>
            {m.kit_cancel()}
          </Button>
          <Button variant="primary" busy={isBusy && m.kit_processing()} onClick={onPay}>
            {price === 0 ? (
              m.enrolment_join_free()
            ) : (
              // one text, or the gap of a button would stand on both sides of the sum
              <span>
                <Text of={m.enrolment_pay_amount_wallet} amount={formatPrice(price)} />
              </span>
            )}
          </Button>
        </>
      }
    >
      {hasNewPrice && (
        <div role="alert">
          <Note tone="warning">
            <Text of={m.enrolment_price_changed} amount={formatPrice(price)} />
          </Note>
        </div>
      )}
      {children}
      <TotalsList
        rows={[
          [priceLabel(purchase), inNaira(price)],
          [m.enrolment_balance_now(), inNaira(balance)],
          [m.enrolment_balance_after(), inNaira(balance - price)],
        ]}
      />
    </Dialog>
  )
}

/** What the first sum is: a price, or one of the parts of it. */
function priceLabel({ part, inParts, parts }: Purchase): string {
  if (part) return m.enrolment_part_number({ number: part.number, count: part.of })
  return inParts ? m.enrolment_part_number({ number: 1, count: parts }) : m.kit_price()
}

function SheetTitle({
  purchase: { kind, part },
  children,
}: {
  purchase: Purchase
  children: ReactNode
}) {
  if (kind === 'join') return <Text of={m.enrolment_join_class} class={children} />
  if (!part) return <Text of={m.enrolment_renew_class} class={children} />
  return (
    <Text of={m.enrolment_pay_part_title} number={part.number} count={part.of} class={children} />
  )
}
