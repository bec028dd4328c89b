import type { Kobo } from '../../contract/platform/kobo.ts'
import { addBackLayer } from '../kit/back-layers.ts'
import { demoteModals } from './demote-modals.ts'

/** The payment created by the server, with which the card window is opened. */
export type OpenPayment = {
  reference: string
  amount: Kobo
  currency: string
  email: string
  publicKey: string
}

type TransactionOptions = { key: string; email: string; amount: Kobo; currency: string }
type TransactionCallbacks = {
  onSuccess: () => void
  onCancel: () => void
  onError: (error?: { message?: string }) => void
}

/** The interface of the provider: of its second script, and of the first, which some users still receive. */
export type CardProvider = {
  new (): {
    newTransaction?(
      options: TransactionOptions & TransactionCallbacks & { reference: string },
    ): unknown
    cancelTransaction?(transaction: unknown): void
  }
  setup?(
    options: TransactionOptions & { ref: string; callback: () => void; onClose: () => void },
  ): {
    openIframe(): void
  }
}

/** The provider could not open the card window. */
export class CardWindowError extends Error {}

/** Opens the card window and resolves when it is closed, also by Back. Throws `CardWindowError` if it does not open. */
export async function openCardWindow(
  Provider: CardProvider,
  payment: OpenPayment,
): Promise<'paid' | 'closed'> {
  const restoreModals = demoteModals()
  let cancel = () => false
  // a window that the provider cannot close stays open, above the page
  const layer = addBackLayer(() => cancel())
  try {
    return await new Promise((resolve, reject) => {
      const close = openTransaction(Provider, payment, {
        onSuccess: () => resolve('paid'),
        onCancel: () => resolve('closed'),
        onError: (error) => reject(new CardWindowError(error?.message)),
      })
      cancel = () => {
        close?.()
        if (close) resolve('closed')
        return close !== undefined
      }
    })
  } catch (error) {
    throw error instanceof CardWindowError ? error : new CardWindowError(String(error))
  } finally {
    layer.remove()
    restoreModals()
  }
}

/** Returns a function that closes the window, for a provider that can. */
function openTransaction(
  Provider: CardProvider,
  payment: OpenPayment,
  callbacks: TransactionCallbacks,
): (() => void) | undefined {
  const { reference, publicKey, email, amount, currency } = payment
  const options = { key: publicKey, email, amount, currency }
  if (Provider.prototype?.newTransaction || !Provider.setup) {
    const provider = new Provider()
    const transaction = provider.newTransaction?.({ ...options, ...callbacks, reference })
    return provider.cancelTransaction && (() => provider.cancelTransaction?.(transaction))
  }
  const { onSuccess: callback, onCancel: onClose } = callbacks
  Provider.setup({ ...options, ref: reference, callback, onClose }).openIframe()
  return undefined
}
