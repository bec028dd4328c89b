const STORAGE_KEY = 'popups-shown'
// the newest are enough: an older one that is unread still is no popup for more than a hundred others
const MAX_STORED = 200

/** The popups that this device has opened: each opens once, also when marking it read failed. */
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
    // a device that keeps nothing shows it once more
  }
}
