/**
 * Removes the push subscription of the browser at sign-out. Nothing waits for it, because the server has deleted its
 * own record with the session (decision 0113).
 */
export async function dropPushSubscription(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
  } catch {
    // a browser without push has no subscription
  }
}
