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

type Positioned = Pick<Element, 'getBoundingClientRect'>

/** The height of a button in pixels. A late font or image moves a page by less, a user's scroll by more. */
const SMALL_MOVE = 44

type ScrollHandlers = { onMove: () => void; onScrollAway: () => void }

/**
 * Watches an element while the page scrolls: calls `onMove` while it is near its first position, and `onScrollAway` once
 * when it has left it. Returns a function that stops listening.
 */
export function watchScroll(
  element: Positioned,
  { onMove, onScrollAway }: ScrollHandlers,
  target: EventTarget = window,
): () => void {
  const { top: firstTop } = element.getBoundingClientRect()
  const controller = new AbortController()
  const handleScroll = () => {
    const { top } = element.getBoundingClientRect()
    if (Math.abs(top - firstTop) <= SMALL_MOVE) return onMove()
    controller.abort()
    onScrollAway()
  }
  target.addEventListener('scroll', handleScroll, { passive: true, signal: controller.signal })
  return () => controller.abort()
}
