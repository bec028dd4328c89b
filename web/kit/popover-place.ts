const GAP = 4

/** Puts a panel under its button, or over it where there is no room below, on the side that has room. */
export function placeBy(button: Element, panel: HTMLElement) {
  const at = button.getBoundingClientRect()
  const below = at.bottom < innerHeight * 0.6
  const fromEnd = at.left + at.width / 2 > innerWidth / 2
  panel.style.top = below ? `${at.bottom + GAP}px` : 'auto'
  panel.style.bottom = below ? 'auto' : `${innerHeight - at.top + GAP}px`
  // physical sides on purpose: the button has been measured, and is where it is
  panel.style.right = fromEnd
    ? `${Math.max(8, document.documentElement.clientWidth - at.right)}px`
    : 'auto'
  panel.style.left = fromEnd ? 'auto' : `${Math.max(8, at.left)}px`
  panel.style.maxHeight = `${(below ? innerHeight - at.bottom : at.top) - 16}px`
}
