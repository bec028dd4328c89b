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

/** Calls a function at the first scroll that moves the element. Returns a function that stops listening. */
export function onFirstScroll(
  element: Positioned,
  callback: () => void,
  target: EventTarget = window,
): () => void {
  const { top } = element.getBoundingClientRect()
  const controller = new AbortController()
  const handleScroll = () => {
    // the event of an earlier scroll arrives up to a frame late
    if (element.getBoundingClientRect().top === top) return
    controller.abort()
    callback()
  }
  target.addEventListener('scroll', handleScroll, { passive: true, signal: controller.signal })
  return () => controller.abort()
}
