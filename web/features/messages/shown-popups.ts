const NAME = 'popups-shown'
// the newest are enough: an older one that is unread still is no popup for more than a hundred others
const AT_MOST = 200

/** The popups that this device has opened: each opens once, also when marking it read failed. */
function shown(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]')
    return Array.isArray(kept) ? kept.filter((it) => typeof it === 'number') : []
  } catch {
    return []
  }
}

export function wasShown(messageId: number): boolean {
  return shown().includes(messageId)
}

export function rememberShown(messageId: number): void {
  if (wasShown(messageId)) return
  try {
    localStorage.setItem(NAME, JSON.stringify([...shown(), messageId].slice(-AT_MOST)))
  } catch {
    // a device that keeps nothing shows it once more
  }
}
