const GAP = 4
const EDGE = 8
const PHONE = 640

/** Puts a panel under its button, or over it where there is no room below. `wide` ones fill a phone from edge to edge. */
export function placeBy(button: Element, panel: HTMLElement, wide = false) {
  const at = button.getBoundingClientRect()
  const below = at.bottom < innerHeight * 0.6
  const fromEnd = at.left + at.width / 2 > innerWidth / 2
  panel.style.top = below ? `${at.bottom + GAP}px` : 'auto'
  panel.style.bottom = below ? 'auto' : `${innerHeight - at.top + GAP}px`
  // physical sides on purpose: the button has been measured, and is where it is
  const fills = wide && innerWidth < PHONE
  const right = `${Math.max(EDGE, document.documentElement.clientWidth - at.right)}px`
  panel.style.right = fills ? `${EDGE}px` : fromEnd ? right : 'auto'
  panel.style.left = fills ? `${EDGE}px` : fromEnd ? 'auto' : `${Math.max(EDGE, at.left)}px`
  panel.style.maxHeight = `${(below ? innerHeight - at.bottom : at.top) - 2 * EDGE}px`
}
