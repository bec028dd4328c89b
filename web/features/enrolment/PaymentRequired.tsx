import { useState } from 'react'
import type { Kobo } from '../../../contract/kobo.ts'
import { topUpFor } from '../../../contract/wallet.ts'
import { Button } from '../../kit/Button.tsx'
import { RadioCard } from '../../kit/ChoiceCard.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { formatPrice, inNaira } from '../../kit/naira.ts'
import { TotalsList } from '../../kit/Tile.tsx'

/** By card for all of it, or by card for what the wallet lacks and then from the wallet. */
export type PaymentMethod = 'card' | 'top-up'

type PaymentRequiredProps = {
  open: boolean
  onClose: () => void
  amount: Kobo
  balance: Kobo
  /** Pays in another way than from the wallet alone. */
  onProceed: (method: PaymentMethod) => void
  /** What the button says while the payment is under way; the dialog cannot be closed meanwhile. */
  busy?: string | false
}

/** The wallet does not hold enough: the amount, the balance, what is missing, and the ways on (R-CLASS-015). */
export function PaymentRequired(props: PaymentRequiredProps) {
  const { open, onClose, amount, balance, onProceed, busy = false } = props
  const [chosenMethod, setChosenMethod] = useState<PaymentMethod>('card')
  const missing = Math.max(0, amount - balance)
  const topUp = topUpFor(missing)
  // topping up is a choice of its own only where it costs less than the class
  const hasChoice = missing > 0 && topUp < amount
  const method = hasChoice ? chosenMethod : 'card'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!busy}
      title="Payment Required"
      description="Your wallet does not hold enough for this class yet."
      actions={
        <>
          <Button variant="outline" disabled={Boolean(busy)} onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" busy={busy} onClick={() => onProceed(method)}>
            Proceed to Payment
          </Button>
        </>
      }
    >
      <TotalsList
        rows={[
          ['Amount', inNaira(amount)],
          ['Wallet balance', inNaira(balance)],
          ['Missing', inNaira(missing)],
        ]}
      />
      {hasChoice && (
        <fieldset className="grid gap-2" disabled={Boolean(busy)}>
          <legend className="sr-only">How to pay</legend>
          <RadioCard
            name="way"
            checked={method === 'card'}
            onChange={() => setChosenMethod('card')}
          >
            <b className="block font-semibold">Pay {formatPrice(amount)} by card</b>
            <span className="text-small text-ink-2">Your wallet stays as it is.</span>
          </RadioCard>
          <RadioCard
            name="way"
            checked={method === 'top-up'}
            onChange={() => setChosenMethod('top-up')}
          >
            <b className="block font-semibold">Top up {formatPrice(topUp)} by card</b>
            <span className="text-small text-ink-2">The class is then paid from your wallet.</span>
          </RadioCard>
        </fieldset>
      )}
    </Dialog>
  )
}
