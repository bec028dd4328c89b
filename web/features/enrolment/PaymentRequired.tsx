import { useState } from 'react'
import type { Kobo } from '../../../contract/kobo.ts'
import { topUpFor } from '../../../contract/wallet.ts'
import { Button } from '../../kit/Button.tsx'
import { RadioCard } from '../../kit/ChoiceCard.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { inNaira, price } from '../../kit/naira.ts'
import { SumBox } from '../../kit/Tile.tsx'

/** By card for all of it, or by card for what the wallet lacks and then from the wallet. */
export type Way = 'card' | 'top-up'

type PaymentRequiredProps = {
  open: boolean
  onClose: () => void
  amount: Kobo
  balance: Kobo
  /** Pays in another way than from the wallet alone. */
  onProceed: (way: Way) => void
  /** What the button says while the payment is under way; the dialog cannot be closed meanwhile. */
  busy?: string | false
}

/** The wallet does not hold enough: the amount, the balance, what is missing, and the ways on (student-area §2). */
export function PaymentRequired(props: PaymentRequiredProps) {
  const { open, onClose, amount, balance, onProceed, busy = false } = props
  const [chosen, setChosen] = useState<Way>('card')
  const missing = Math.max(0, amount - balance)
  const topUp = topUpFor(missing)
  // topping up is a choice of its own only where it costs less than the class
  const isChoice = missing > 0 && topUp < amount
  const way = isChoice ? chosen : 'card'
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!busy}
      title="Payment Required"
      description="Your wallet does not hold enough for this class yet."
      actions={
        <>
          <Button look="line" disabled={Boolean(busy)} onClick={onClose}>
            Cancel
          </Button>
          <Button look="main" busy={busy} onClick={() => onProceed(way)}>
            Proceed to Payment
          </Button>
        </>
      }
    >
      <SumBox
        rows={[
          ['Amount', inNaira(amount)],
          ['Wallet balance', inNaira(balance)],
          ['Missing', inNaira(missing)],
        ]}
      />
      {isChoice && (
        <fieldset className="grid gap-2" disabled={Boolean(busy)}>
          <legend className="sr-only">How to pay</legend>
          <RadioCard name="way" checked={way === 'card'} onChange={() => setChosen('card')}>
            <b className="block font-semibold">Pay {price(amount)} by card</b>
            <span className="text-small text-ink-2">Your wallet stays as it is.</span>
          </RadioCard>
          <RadioCard name="way" checked={way === 'top-up'} onChange={() => setChosen('top-up')}>
            <b className="block font-semibold">Top up {price(topUp)} by card</b>
            <span className="text-small text-ink-2">The class is then paid from your wallet.</span>
          </RadioCard>
        </fieldset>
      )}
    </Dialog>
  )
}
