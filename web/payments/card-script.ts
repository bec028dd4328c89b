import type { CardProvider } from './card-window.ts'

declare global {
  interface Window {
    /** Defined by the script of the provider. */
    PaystackPop?: CardProvider
  }
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
