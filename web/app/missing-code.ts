const missing = new WeakSet<object>()

/** Records which errors are those of code that did not load. Called once. */
export function watchMissingCode() {
  // vite sends the error with its event
  addEventListener('vite:preloadError', (event) => missing.add(Reflect.get(event, 'payload')))
}

/**
 * Reloads the site once if the code of the page has gone, because it was open during a release. Only for an error that
 * has replaced the whole page: a reload for a part of it, or for code that is loaded in advance, would lose what a student reads,
 * has typed or has just submitted.
 */
export function reloadIfCodeIsMissing(error: unknown) {
  if (!(error instanceof Error && missing.has(error))) return
  if (sessionStorage.getItem('fresh-start')) return
  // a reload needs a connection
  void fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => {
      if (!ok) return
      sessionStorage.setItem('fresh-start', 'done')
      location.reload()
    },
    () => {},
  )
}
