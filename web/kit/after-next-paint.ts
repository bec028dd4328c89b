/** Runs an action in a separate task after the next paint, so that the paint of an interaction does not wait for it. */
export function afterNextPaint(action: () => void) {
  // a hidden page paints nothing
  if (document.hidden) action()
  else requestAnimationFrame(() => setTimeout(action))
}
