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
}

/** Confirms a payment from the wallet: the price, and the balance before and after. */
export function SpendingSheet(props: SpendingSheetProps) {
  const { purchase, balance, hasNewPrice, isBusy, onPay, onClose } = props
  const { kind, className, price, consequence } = purchase
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!isBusy}
      title={
        <BilingualTitle>{`${kind === 'join' ? 'Join' : 'Renew'} ${className}`}</BilingualTitle>
      }
      description={consequence}
      actions={
        <>
          {/* narrow, because the other button names the sum on one line */}
          <Button variant="outline" className="flex-none" disabled={isBusy} onClick={onClose}>
            {m.kit_cancel()}
          </Button>
          <Button variant="primary" busy={isBusy && m.kit_processing()} onClick={onPay}>
            <Text of={m.enrolment_pay_amount_wallet} amount={formatPrice(price)} />
          </Button>
        </>
      }
    >
      {hasNewPrice && (
        <div role="alert">
          <Note tone="warning">
            <Text of={m.enrolment_price_has_changed_now_amount} amount={formatPrice(price)} />
          </Note>
        </div>
      )}
      <TotalsList
        rows={[
          ['Price', inNaira(price)],
          ['Balance now', inNaira(balance)],
          ['Balance after', inNaira(balance - price)],
        ]}
      />
    </Dialog>
  )
}
