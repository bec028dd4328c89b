import { useQueryClient } from '@tanstack/react-query'
import { topUpFor } from '../../../contract/wallet/wallet.ts'
import { m } from '../../../messages/m.ts'
import { toast } from '../../kit/toast.ts'
import { CLASS_PAID, refreshAfterPayment } from '../payments/shared/payment-outcome.ts'
import { Receipt } from '../payments/shared/Receipt.tsx'
import { usePayByCard } from '../payments/shared/use-pay-by-card.ts'
import { useJoinTerms } from './JoinTerms.tsx'
import { PaymentRequired } from './PaymentRequired.tsx'
import type { Purchase } from './purchase.ts'
import { SpendingSheet } from './SpendingSheet.tsx'
import type { usePurchase } from './use-purchase.ts'

type PurchaseDialogsProps = {
  purchase: Purchase | null
  flow: ReturnType<typeof usePurchase>
  onClose: () => void
}

/** The dialog of the current step: the spending sheet, Payment Required, or the receipt. */
export function PurchaseDialogs({ purchase, flow, onClose }: PurchaseDialogsProps) {
  if (flow.step === 'receipt' && flow.receipt)
    return <Receipt entry={flow.receipt} onClose={onClose} />
  return purchase && <PaymentDialog {...{ purchase, flow, onClose }} />
}

type PaymentDialogProps = PurchaseDialogsProps & { purchase: Purchase }

function PaymentDialog({ purchase: offered, flow, onClose }: PaymentDialogProps) {
  const { purchase, terms } = useJoinTerms(offered)
  const { classRef, price, inParts, coupon } = purchase
  const { balance } = flow
  const cardPayment = useCardPayment(flow)
  const topUpPayment = useTopUpPayment(onClose, () => flow.pay(purchase))
  const isPayingByCard = cardPayment.isPaying || topUpPayment.isPaying
  const isShort = balance < price || (flow.wasShort && price > 0)
  if (!isShort && !isPayingByCard) {
    return (
      <SpendingSheet
        purchase={purchase}
        balance={balance}
        hasNewPrice={flow.hasNewPrice}
        isBusy={flow.isBusy}
        onPay={() => flow.pay(purchase)}
        onClose={onClose}
      >
        {terms}
      </SpendingSheet>
    )
  }
  return (
    <PaymentRequired
      open
      onClose={onClose}
      amount={price}
      balance={balance}
      onProceed={(method) => {
        const choice = { ...(inParts && { inParts }), ...(coupon && { coupon }) }
        if (method === 'card') void cardPayment.pay({ classRef, seenPrice: price, ...choice })
        else void topUpPayment.pay({ amount: topUpFor(price - balance) })
      }}
      busy={isPayingByCard && m.kit_processing()}
    >
      {!isPayingByCard && terms}
    </PaymentRequired>
  )
}

/** The card payment of a class or of another month, which ends with the receipt (R-CLASS-030). */
function useCardPayment({ close, showReceipt }: ReturnType<typeof usePurchase>) {
  const queryClient = useQueryClient()
  const refresh = () => void refreshAfterPayment(queryClient)
  return usePayByCard({
    // the button then shows that the payment is being confirmed
    onDelayed: () => {
      close()
      refresh()
    },
    onDeclined: refresh,
    onPaid: ({ state, note, receipt = null }) => {
      if (state === 'settled') {
        toast.success(CLASS_PAID)
        showReceipt(receipt)
      } else {
        toast.info(note)
        close()
      }
      refresh()
    },
  })
}

/** A card payment of the missing amount. After it the class is paid from the wallet, as the dialog states. */
function useTopUpPayment(onDone: () => void, onFunded: () => void) {
  return usePayByCard({
    onDelayed: onDone,
    onPaid: () => {
      onDone()
      toast.success(m.enrolment_wallet_funded())
      onFunded()
    },
  })
}
