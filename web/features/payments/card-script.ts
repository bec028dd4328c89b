import type { CardProvider } from './card-window.ts'

declare global {
  interface Window {
    /** What the provider's inline script brings. */
    PaystackPop?: CardProvider
  }
}

/** The provider's script did not come: no network, or something in the browser keeps it away. */
export class ScriptFailed extends Error {}

const GIVES_UP_AFTER_MS = 20_000
let coming: Promise<CardProvider> | undefined

/** The provider's inline script, fetched at the first payment and never twice. Throws `ScriptFailed`; the next try fetches it anew. */
export function loadCardProvider(src: string): Promise<CardProvider> {
  if (window.PaystackPop) return Promise.resolve(window.PaystackPop)
  coming ??= fetchScript(src).finally(() => {
    coming = undefined
  })
  return coming
}

async function fetchScript(src: string): Promise<CardProvider> {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  try {
    await new Promise<void>((resolve, reject) => {
      const fail = () => reject(new ScriptFailed(src))
      script.onload = () => resolve()
      script.onerror = fail
      setTimeout(fail, GIVES_UP_AFTER_MS)
      document.head.append(script)
    })
  } catch (fault) {
    script.remove()
    throw fault
  }
  if (!window.PaystackPop) throw new ScriptFailed(src)
  return window.PaystackPop
}
