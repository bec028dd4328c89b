/** Asks the service worker to keep the code of the letters or of the own words, so that their pages open without a connection. */
export function askToKeepCode(message: 'keep-letters' | 'keep-words'): void {
  void navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage(message))
}
