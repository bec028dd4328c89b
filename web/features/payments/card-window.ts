import type { Kobo } from '../../../contract/kobo.ts'
import { stepAside } from './step-aside.ts'

/** What the server opened, and the window is opened with. */
export type OpenedPayment = {
  reference: string
  amount: Kobo
  currency: string
  email: string
  publicKey: string
}

type Asked = { key: string; email: string; amount: Kobo; currency: string }
type Heard = {
  onSuccess: () => void
  onCancel: () => void
  onError: (fault?: { message?: string }) => void
}

/** The provider's own interface, of its second script and of the first, which some still serve. */
export type CardProvider = {
  new (): { newTransaction?(options: Asked & Heard & { reference: string }): unknown }
  setup?(options: Asked & { ref: string; callback: () => void; onClose: () => void }): {
    openIframe(): void
  }
}

/** The provider could not open its window for this payment. */
export class WindowFailed extends Error {}

/** Opens the provider's window and answers how it was left. Throws `WindowFailed` when it does not open. */
export async function openCardWindow(
  Provider: CardProvider,
  payment: OpenedPayment,
): Promise<'paid' | 'closed'> {
  const stepBack = stepAside()
  try {
    return await new Promise((resolve, reject) => {
      open(Provider, payment, {
        onSuccess: () => resolve('paid'),
        onCancel: () => resolve('closed'),
        onError: (fault) => reject(new WindowFailed(fault?.message)),
      })
    })
  } catch (fault) {
    throw fault instanceof WindowFailed ? fault : new WindowFailed(String(fault))
  } finally {
    stepBack()
  }
}

function open(Provider: CardProvider, payment: OpenedPayment, heard: Heard) {
  const { reference, publicKey, email, amount, currency } = payment
  const asked = { key: publicKey, email, amount, currency }
  if (Provider.prototype?.newTransaction || !Provider.setup) {
    new Provider().newTransaction?.({ ...asked, ...heard, reference })
  } else {
    const { onSuccess: callback, onCancel: onClose } = heard
    Provider.setup({ ...asked, ref: reference, callback, onClose }).openIframe()
  }
}
