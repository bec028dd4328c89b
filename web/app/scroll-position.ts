import { takeScroll } from '../api/page-language.ts'

/** The scroll position of each history entry, so that Back returns to it. */

/** The longest wait for content that loads after the navigation. */
const GIVE_UP_AFTER_MS = 15_000

/** The history entry; browsers without the Navigation API have one position per address. */
const currentEntry = () => window.navigation?.currentEntry?.key ?? location.href

const positions = new Map<string, number>()
let entry = currentEntry()
let isTraversal = false
let stop = () => {}

/** Records the position of the page that is left: the browser has changed the entry already, but not yet the content. */
function leaveEntry({ type }: Event) {
  stop()
  positions.set(entry, scrollY)
  entry = currentEntry()
  isTraversal = type === 'popstate'
  const top = positions.get(entry) ?? 0
  if (isTraversal) keepPlaced(() => scrollTo(0, top))
}

/** Calls `scroll` now and whenever the height of the page changes, until the user scrolls, touches, clicks or types. */
function keepPlaced(scroll: () => void) {
  const observer = new ResizeObserver(scroll)
  stop = () => observer.disconnect()
  for (const it of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(it, stop, { once: true })
  setTimeout(stop, GIVE_UP_AFTER_MS)
  observer.observe(document.body)
}

/** Starts to record positions. Called once. */
export function watchScrollPositions() {
  history.scrollRestoration = 'manual'
  const top = takeScroll()
  if (top) keepPlaced(() => scrollTo(0, top))
  // the router dispatches the first two
  for (const it of ['pushState', 'replaceState', 'popstate']) addEventListener(it, leaveEntry)
}

/**
 * Scrolls after a navigation: Back and Forward restore the position; a link from a page to the one above it shows the
 * element marked `data-return`; a link with a fragment shows its element; any other link shows the top.
 */
export function scrollAfterNavigation(from: string, to: string) {
  if (isTraversal) return
  scrollTo(0, 0)
  const target = location.hash.slice(1)
  // the target may appear when its data has loaded
  if (target) return keepPlaced(() => document.getElementById(target)?.scrollIntoView())
  if (from.startsWith(`${to}/`))
    keepPlaced(() => document.querySelector('[data-return]')?.scrollIntoView({ block: 'center' }))
}
