const GAP = 4
const EDGE = 8
const PHONE_WIDTH = 640

/**
 * Positions a panel below its button, or above it if there is not enough space. `isWide` panels fill the width of a
 * phone.
 */
export function positionPopover(button: Element, panel: HTMLElement, isWide = false) {
  const buttonRect = button.getBoundingClientRect()
  const opensBelow = buttonRect.bottom < innerHeight * 0.6
  const alignsRight = buttonRect.left + buttonRect.width / 2 > innerWidth / 2
  panel.style.top = opensBelow ? `${buttonRect.bottom + GAP}px` : 'auto'
  panel.style.bottom = opensBelow ? 'auto' : `${innerHeight - buttonRect.top + GAP}px`
  // physical sides, because the position of the button is measured
  const fillsWidth = isWide && innerWidth < PHONE_WIDTH
  const right = `${Math.max(EDGE, document.documentElement.clientWidth - buttonRect.right)}px`
  panel.style.right = fillsWidth ? `${EDGE}px` : alignsRight ? right : 'auto'
  panel.style.left = fillsWidth
    ? `${EDGE}px`
    : alignsRight
      ? 'auto'
      : `${Math.max(EDGE, buttonRect.left)}px`
  panel.style.maxHeight = `${(opensBelow ? innerHeight - buttonRect.bottom : buttonRect.top) - 2 * EDGE}px`
}

/**
 * Keeps an open panel at its button while the page moves: the results of a search that shorten the list above it, a turned phone, the
 * keyboard that goes. Closes the panel when the button is scrolled out of view. Returns a function that stops it.
 */
export function followButton(button: Element, panel: HTMLElement): () => void {
  const controller = new AbortController()
  const options = { capture: true, passive: true, signal: controller.signal }
  const isInView = () => {
    const { top, bottom } = button.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  }
  const handleScroll = () => {
    if (isInView()) positionPopover(button, panel)
    else panel.hidePopover()
  }
  const handleResize = () => {
    // in the other layout of a table, for example
    if (!button.checkVisibility()) return panel.hidePopover()
    if (!isInView()) button.scrollIntoView({ block: 'nearest' })
    positionPopover(button, panel)
  }
  addEventListener('scroll', handleScroll, options)
  addEventListener('resize', handleResize, options)
  const contentSize = new ResizeObserver(handleResize)
  contentSize.observe(document.body)
  return () => {
    controller.abort()
    contentSize.disconnect()
  }
}
