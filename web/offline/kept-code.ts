/**
 * Makes the service worker cache the code of the pages that open without a connection, or complete it. Rejects if no release
 * is complete on this device.
 */
export async function keepCode(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  // the site works without a service worker, but does not start without a connection
  if (!registration?.active || (await ask(registration.active, 'keep-code'))) return
  // the server no longer has the files of the release of the active worker
  const { waiting, installing } = await registration.update()
  const newer = waiting ?? installing
  if (!newer || !(await ask(newer, 'keep-code'))) throw new Error('No code')
}

/** The device keeps no lesson any more, so the service worker does not download the code of later releases. */
export async function forgetCode(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  registration?.active?.postMessage('forget-code')
}

function ask(worker: ServiceWorker, message: 'keep-code'): Promise<boolean> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === 'kept')
    worker.postMessage(message, [port2])
  })
}
