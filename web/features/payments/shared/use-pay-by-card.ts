import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  confirmingMessage,
  NO_PAYMENT_KEY,
  openPayment,
} from '../../../../contract/payments/payments.ts'
import type { Kobo } from '../../../../contract/platform/kobo.ts'
import type { AppSettings } from '../../../../contract/settings/settings.ts'
import { m, textOf } from '../../../../messages/m.ts'
import { ApiError, callApi, messageOf } from '../../../api/call-api.ts'
import { keys } from '../../../api/query-keys.ts'
import { useSession } from '../../../api/session.ts'
import { toast } from '../../../kit/toast.ts'
import { dropAwaitedFunding, keepAwaitedFunding } from './awaited-funding.ts'
import {
  CardWindowError,
  loadCardProvider,
  type OpenPayment,
  openCardWindow,
  ScriptLoadError,
} from './card-window.ts'
import {
  confirmPayment,
  isFinalError,
  type VerifiedPayment,
  verifyOnce,
} from './payment-outcome.ts'

/** An amount for the wallet, or a class by its public or numeric id at the price that was shown. */
export type PaymentOrder =
  | { amount: Kobo }
  | { classRef: string; seenPrice: Kobo; inParts?: boolean; coupon?: string }

type CardPaymentOptions = {
  /** The payment is settled. May be called when the user is on another page. */
  onPaid: (payment: VerifiedPayment) => void
  /**
   * The outcome is delayed: close the dialog that waits for it. A wallet funding is still polled and `onPaid` called; the
   * payment of a class is then part of the class page (`ConfirmingPayment`).
   */
  onDelayed: () => void
  /** The server declined to open the payment. */
  onDeclined?: () => void
}

type Stage = { isPaying: boolean; confirmingAmount: Kobo | null }
const IDLE: Stage = { isPaying: false, confirmingAmount: null }

/**
 * Pays by card: the server creates the payment, the provider takes the card, the server verifies the outcome
 * (R-MONEY-010). Reports failures by itself (R-CLASS-031 to R-CLASS-034). `isPaying` until the window is closed and
 * the outcome is known; `confirmingAmount` is a wallet funding whose outcome is delayed and polled in the background.
 */
export function usePayByCard({ onPaid, onDelayed, onDeclined }: CardPaymentOptions) {
  const queryClient = useQueryClient()
  const [stage, setStage] = useState(IDLE)

  function reportDelay({ amount }: OpenPayment) {
    toast.info(textOf(confirmingMessage(amount)))
    onDelayed()
  }

  async function finishFunding(payment: OpenPayment) {
    const settled = await confirmPayment(payment.reference, () => {
      setStage({ isPaying: false, confirmingAmount: payment.amount })
      keepAwaitedFunding(payment)
      reportDelay(payment)
    }).catch((error: unknown) => {
      dropAwaitedFunding()
      throw error
    })
    if (settled) {
      dropAwaitedFunding()
      onPaid(settled)
    } else toast.info(m.payments_takes_longer())
  }

  async function finishClassPayment(payment: OpenPayment) {
    try {
      onPaid(await verifyOnce(payment.reference))
    } catch (error) {
      if (isFinalError(error)) throw error
      reportDelay(payment)
    }
  }

  /** The card may have been charged before the window was closed, so the server verifies the payment first. */
  async function handleWindowClosed(payment: OpenPayment) {
    try {
      onPaid(await verifyOnce(payment.reference, { isWindowClosed: true }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'payment_confirming') reportDelay(payment)
      else toast.error(m.payments_payment_window_closed())
    }
  }

  async function pay(order: PaymentOrder) {
    if (stage.isPaying) return
    const obstacle = findObstacle(queryClient)
    if (obstacle) return toast.error(obstacle)
    setStage({ isPaying: true, confirmingAmount: null })
    try {
      const payment = await callApi(openPayment, order)
      if ((await takeCard(payment)) === 'closed') await handleWindowClosed(payment)
      else await ('amount' in order ? finishFunding : finishClassPayment)(payment)
    } catch (error) {
      toast.error(paymentErrorMessage(error))
      if (error instanceof ApiError) onDeclined?.()
    } finally {
      setStage(IDLE)
    }
  }

  return { pay, ...stage }
}

/** The obstacle to any card payment: no public key in the settings (undefined while they load), or no email. */
function findObstacle(queryClient: QueryClient): string | null {
  const settings = queryClient.getQueryData<AppSettings>(keys.settings)
  if (settings?.paystackKey === '') return textOf(NO_PAYMENT_KEY)
  return useSession.getState().user?.email ? null : m.payments_user_information_missing()
}

/** Shows the card window. If it does not open, reports it as closed, so that the student can try again. */
async function takeCard(payment: OpenPayment & { scriptUrl: string }): Promise<'paid' | 'closed'> {
  try {
    return await openCardWindow(await loadCardProvider(payment.scriptUrl), payment)
  } catch (error) {
    await verifyOnce(payment.reference, { isWindowClosed: true }).catch(() => {})
    throw error
  }
}

function paymentErrorMessage(error: unknown): string {
  if (error instanceof ScriptLoadError) {
    return m.payments_window_not_loaded()
  }
  if (error instanceof CardWindowError) return error.message || m.payments_window_not_opened()
  return messageOf(error)
}
