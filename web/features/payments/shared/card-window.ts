import type { Kobo } from '../../../../contract/platform/kobo.ts'
import { addBackLayer } from '../../../kit/back-layers.ts'

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

declare global {
  interface Window {
    /** Defined by the script of the provider. */
    PaystackPop?: CardProvider
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

/** The script of the provider did not load: no network, or blocked by the browser. */
export class ScriptLoadError extends Error {}

const LOAD_TIMEOUT_MS = 20_000
let loading: Promise<CardProvider> | undefined

/**
 * Loads the script of the provider once, at the first payment. Throws `ScriptLoadError`; the next call tries again.
 */
export function loadCardProvider(src: string): Promise<CardProvider> {
  if (window.PaystackPop) return Promise.resolve(window.PaystackPop)
  loading ??= fetchScript(src).finally(() => {
    loading = undefined
  })
  return loading
}

async function fetchScript(src: string): Promise<CardProvider> {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new ScriptLoadError(src))
      script.onload = () => resolve()
      script.onerror = fail
      setTimeout(fail, LOAD_TIMEOUT_MS)
      document.head.append(script)
    })
  } catch (error) {
    script.remove()
    throw error
  }
  if (!window.PaystackPop) throw new ScriptLoadError(src)
  return window.PaystackPop
}

/**
 * Makes the open modal dialogs non-modal, so that the window of the provider can be used, and returns a function that
 * undoes it. A modal dialog is above all other elements and makes them inert.
 */
function demoteModals(): () => void {
  const dialogs = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')]
  const previousFocus = document.activeElement
  for (const dialog of dialogs) {
    dialog.close()
    dialog.show()
    dialog.style.zIndex = '1000'
  }
  return () => {
    for (const dialog of dialogs) {
      if (!dialog.isConnected || !dialog.open) continue
      dialog.close()
      dialog.style.zIndex = ''
      dialog.showModal()
    }
    if (previousFocus instanceof HTMLElement && previousFocus.isConnected) previousFocus.focus()
  }
}
