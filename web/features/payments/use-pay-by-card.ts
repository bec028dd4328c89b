import { useState } from 'react'
import type { Kobo } from '../../../contract/kobo.ts'
import { confirmingMessage, NO_PAYMENT_KEY, openPayment } from '../../../contract/payments.ts'
import { callApi, messageOf } from '../../api/call-api.ts'
import { useSession } from '../../api/session.ts'
import { toast } from '../../kit/toast.ts'
import { loadCardProvider, ScriptLoadError } from './card-script.ts'
import { CardWindowError, type OpenPayment, openCardWindow } from './card-window.ts'
import { confirmPayment, type VerifiedPayment, verifyOnce } from './confirm-payment.ts'

/** An amount for the wallet, or a class by its public or numeric id. */
export type PaymentOrder = { amount: Kobo } | { classRef: string }

type CardPaymentOptions = {
  /** The public key of the settings; '' if there is none, undefined while they load. */
  publicKey: string | undefined
  /** The payment is settled. May be called when the user is on another page. */
  onPaid: (payment: VerifiedPayment) => void
  /** The outcome is delayed: close what waits for it. `onPaid` is still called. */
  onDelayed: () => void
}

type Stage = { isPaying: boolean; confirmingAmount: Kobo | null }
const IDLE: Stage = { isPaying: false, confirmingAmount: null }

/**
 * Pays by card: the server creates the payment, the provider takes the card, the server verifies the outcome
 * (R-MONEY-010). Reports failures by itself (R-CLASS-031 to R-CLASS-034). `isPaying` until the window is closed and
 * the outcome is known; `confirmingAmount` is an amount whose outcome is delayed and polled in the background.
 */
export function usePayByCard({ publicKey, onPaid, onDelayed }: CardPaymentOptions) {
  const [stage, setStage] = useState(IDLE)

  async function finishPayment({ reference, amount }: OpenPayment) {
    const payment = await confirmPayment(reference, () => {
      toast.info(confirmingMessage(amount))
      setStage({ isPaying: false, confirmingAmount: amount })
      onDelayed()
    })
    if (payment) onPaid(payment)
    else
      toast.info(
        'This takes longer than usual. Your money will be in your wallet once it is confirmed.',
      )
  }

  async function pay(order: PaymentOrder) {
    if (stage.isPaying) return
    if (publicKey === '') return toast.error(NO_PAYMENT_KEY)
    if (!useSession.getState().user?.email) return toast.error('User information is missing')
    setStage({ isPaying: true, confirmingAmount: null })
    try {
      const openPaymentData = await callApi(openPayment, paymentRequest(order))
      const Provider = await loadCardProvider(openPaymentData.scriptUrl)
      if ((await openCardWindow(Provider, openPaymentData)) === 'paid')
        await finishPayment(openPaymentData)
      else handleWindowClosed(openPaymentData, onPaid)
    } catch (error) {
      toast.error(paymentErrorMessage(error))
    } finally {
      setStage(IDLE)
    }
  }

  return { pay, ...stage }
}

function paymentRequest(order: PaymentOrder) {
  return 'amount' in order ? { amount: order.amount } : { classRef: order.classRef }
}

/** The card may have been charged before the window was closed, so the server verifies the payment. */
function handleWindowClosed(
  { reference }: OpenPayment,
  onPaid: (payment: VerifiedPayment) => void,
) {
  toast.error('Payment window closed')
  verifyOnce(reference).then(onPaid, () => {})
}

function paymentErrorMessage(error: unknown): string {
  if (error instanceof ScriptLoadError) {
    return 'The payment window could not be loaded. Please check your connection and try again.'
  }
  if (error instanceof CardWindowError)
    return error.message || 'The payment window could not be opened.'
  return messageOf(error)
}
