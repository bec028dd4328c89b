/**
 * Drops the browser's own push subscription when somebody signs out. The server has forgotten it with the session
 * (decision 0110), so nothing waits for this.
 */
export async function dropPushSubscription(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration()
    const subscription = await registration?.pushManager?.getSubscription()
    await subscription?.unsubscribe()
  } catch {
    // a browser without push has nothing to drop
  }
}
