import { useState } from 'react'
import type { Kobo } from '../../../contract/kobo.ts'
import { confirming, NO_PAYMENT_KEY, openPayment } from '../../../contract/payments.ts'
import { ask, messageOf } from '../../api/ask.ts'
import { useSession } from '../../api/session.ts'
import { toast } from '../../kit/toast.ts'
import { loadCardProvider, ScriptFailed } from './card-script.ts'
import { type OpenedPayment, openCardWindow, WindowFailed } from './card-window.ts'
import { confirm, type Paid, verify } from './confirm.ts'

/** A sum for the wallet, or a class by its rand or id. */
export type Order = { amount: Kobo } | { classRef: string }

type Card = {
  /** The public key of the settings; '' says that there is none, undefined that they have not come yet. */
  publicKey: string | undefined
  /** The server has the money and has done with it what was asked; may come when the person is elsewhere by then. */
  onPaid: (paid: Paid) => void
  /** The answer is late: what waited for it in the way of the person may go, `onPaid` comes all the same. */
  onLate: () => void
}

const idle = { isPaying: false, confirming: null as Kobo | null }

/**
 * Pays by card: the server opens the payment, the provider's window takes the card, the server asks the provider what
 * came of it (decisions §7). Says by itself whatever goes wrong (student-area §8). `isPaying` until the window is
 * left and the answer is there; `confirming` is a sum whose answer is late, and is asked for in the background.
 */
export function usePayByCard({ publicKey, onPaid, onLate }: Card) {
  const [stage, setStage] = useState(idle)

  async function settle({ reference, amount }: OpenedPayment) {
    const paid = await confirm(reference, () => {
      toast.plain(confirming(amount))
      setStage({ isPaying: false, confirming: amount })
      onLate()
    })
    if (paid) onPaid(paid)
    else
      toast.plain(
        'This takes longer than usual. Your money will be in your wallet once it is confirmed.',
      )
  }

  async function pay(order: Order) {
    if (stage.isPaying) return
    if (publicKey === '') return toast.bad(NO_PAYMENT_KEY)
    if (!useSession.getState().user?.email) return toast.bad('User information is missing')
    setStage({ isPaying: true, confirming: null })
    try {
      const opened = await ask(openPayment, askedFor(order))
      const Provider = await loadCardProvider(opened.scriptUrl)
      if ((await openCardWindow(Provider, opened)) === 'paid') await settle(opened)
      else leftOpen(opened, onPaid)
    } catch (fault) {
      toast.bad(whatWentWrong(fault))
    } finally {
      setStage(idle)
    }
  }

  return { pay, ...stage }
}

function askedFor(order: Order) {
  return 'amount' in order ? { amount: order.amount } : { class_id: order.classRef }
}

/** The window may have been closed after the card was charged: the person is told that it closed, and the server asked. */
function leftOpen({ reference }: OpenedPayment, onPaid: (paid: Paid) => void) {
  toast.bad('Payment window closed')
  verify(reference).then(onPaid, () => {})
}

function whatWentWrong(fault: unknown): string {
  if (fault instanceof ScriptFailed) {
    return 'The payment window could not be loaded. Please check your connection and try again.'
  }
  if (fault instanceof WindowFailed)
    return fault.message || 'The payment window could not be opened.'
  return messageOf(fault)
}
