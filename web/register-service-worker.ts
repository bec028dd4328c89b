import { DEFAULT_LOCALE } from '../messages/languages.ts'
import { locale } from '../messages/m.ts'

/**
 * Registers the service worker of the page's language after the page has loaded, so that it does not delay the first paint (R-LAYOUT-027).
 * Another language is another release to it: its files replace those of the old one when they are complete.
 */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // the site works without a service worker
  const url = locale === DEFAULT_LOCALE ? '/sw.js' : `/sw.js?language=${locale}`
  const register = () => void navigator.serviceWorker.register(url).catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
