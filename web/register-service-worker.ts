/** Registers /sw.js when the page has loaded, so that it takes nothing from the first paint (R-LAYOUT-027). */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // a browser that forbids it has a site all the same
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
