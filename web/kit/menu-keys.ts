/**
 * The index of the menu item that a key moves the focus to, or -1. A letter goes to the next item after the current
 * one that begins with it, and from the last back to the first.
 */
export function menuItemForKey(key: string, labels: readonly string[], current: number): number {
  const last = labels.length - 1
  switch (key) {
    case 'ArrowDown':
      return current === last ? 0 : current + 1
    case 'ArrowUp':
      return current <= 0 ? last : current - 1
    case 'Home':
      return 0
    case 'End':
      return last
  }
  if (key.length !== 1) return -1
  const startsWithKey = (label: string) => label.trim().toLowerCase().startsWith(key.toLowerCase())
  const after = labels.findIndex((it, index) => index > current && startsWithKey(it))
  return after >= 0 ? after : labels.findIndex(startsWithKey)
}
