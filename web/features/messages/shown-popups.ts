const STORAGE_KEY = 'popups-shown'
// more ids are not needed: older unread messages are not popups any more
const MAX_STORED = 200

/** The popups that were shown on this device. Each is shown once, also if marking it as read failed. */
function readShownIds(): number[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.filter((it) => typeof it === 'number') : []
  } catch {
    return []
  }
}

export function wasShown(messageId: number): boolean {
  return readShownIds().includes(messageId)
}

export function markShown(messageId: number): void {
  if (wasShown(messageId)) return
  try {
    localStorage.setItem(
      STORAGE_KEY,
      JSON.stringify([...readShownIds(), messageId].slice(-MAX_STORED)),
    )
  } catch {
    // without storage the popup is shown again
  }
}
