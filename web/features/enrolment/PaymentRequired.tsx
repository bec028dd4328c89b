import type { Kobo } from '../../../contract/kobo.ts'
import { Button } from '../../kit/Button.tsx'
import { Dialog } from '../../kit/Dialog.tsx'
import { inNaira } from '../../kit/naira.ts'
import { SumBox } from '../../kit/Tile.tsx'

type PaymentRequiredProps = {
  open: boolean
  onClose: () => void
  amount: Kobo
  balance: Kobo
  /** Pays in another way than from the wallet. */
  onProceed: () => void
  /** What the button says while the payment is under way; the dialog cannot be closed meanwhile. */
  busy?: string | false
}

/** The wallet does not hold enough: the amount, the balance, what is missing, and the way on (student-area §2). */
export function PaymentRequired(props: PaymentRequiredProps) {
  const { open, onClose, amount, balance, onProceed, busy = false } = props
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
          <Button look="main" busy={busy} onClick={onProceed}>
            Proceed to Payment
          </Button>
        </>
      }
    >
      <SumBox
        rows={[
          ['Amount', inNaira(amount)],
          ['Wallet balance', inNaira(balance)],
          ['Missing', inNaira(Math.max(0, amount - balance))],
        ]}
      />
    </Dialog>
  )
}
