import type { AroundNavHandler } from 'wouter'

/**
 * Back closes the topmost layer of a page: a dialog, menu, keyboard or exam question. Each layer has history
 * entries of its own above the entry of its page, with the address of the page and their number in `layers` of their state.
 */

type Layer = {
  /** Closes the layer. Returns false if it stays open. */
  back: () => unknown
  /** The number of history entries: 1, or for an exam the number of questions before the present one. */
  steps: number
  path: string
}

/** The longest time in which a layer closes after Back; a layer that stays open then gets its entry again. */
const CLOSES_WITHIN_MS = 400
/** A traversal that the browser has not carried out by then is no longer waited for. */
const TRAVERSAL_LIMIT_MS = 1_000

let layers: readonly Layer[] = []
/** Where the browser was after the last change. */
let last = { href: '', depth: 0 }
/** Navigations that wait for the removal of entries. */
let waiting: (() => void)[] = []
let settleTimer: ReturnType<typeof setTimeout> | undefined
let traversalTimer: ReturnType<typeof setTimeout> | undefined

const depthOf = (state: unknown) => Number((state as { layers?: number } | null)?.layers ?? 0)

const layersHere = () => layers.filter(({ path }) => path === location.pathname)

function remember() {
  last = { href: location.href, depth: depthOf(history.state) }
}

/** Watches Back and Forward. Called once, before other listeners of `popstate`. */
export function watchBack() {
  addEventListener('popstate', handlePopState, { capture: true })
  // dispatched by the router
  for (const it of ['pushState', 'replaceState']) addEventListener(it, remember)
  remember()
  // a reload with an open layer
  settleSoon()
}

/** Adds a layer above the others. Returns functions that remove it and that change the number of its entries. */
export function addBackLayer(back: Layer['back'], steps = 1) {
  const layer: Layer = { back, steps, path: location.pathname }
  layers = [...layers, layer]
  settleSoon()
  return {
    remove: () => {
      layers = layers.filter((it) => it !== layer)
      settleSoon()
    },
    setSteps: (count: number) => {
      layer.steps = count
      settleSoon()
    },
  }
}

/** Calls `navigate` when the entries of layers are removed, so that Back from the next page returns to this one. */
export function navigateFromPage(navigate: () => void) {
  waiting.push(navigate)
  if (traversalTimer === undefined) runWaiting()
}

/** `navigateFromPage` for the hooks of the router. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  // a caller may pass the state of the present entry, which may be that of a layer
  const { layers: _, ...state } = options?.state ?? {}
  const hasState = Object.keys(state).length > 0
  navigateFromPage(() => navigate(to, { ...options, state: hasState ? state : null }))
}

function runWaiting() {
  const depth = depthOf(history.state)
  if (waiting.length > 0 && depth > 0) return traverse(-depth)
  const navigations = waiting
  waiting = []
  for (const navigate of navigations) navigate()
}

function traverse(offset: number) {
  traversalTimer = setTimeout(stopWaiting, TRAVERSAL_LIMIT_MS)
  history.go(offset)
}

/** No second traversal: if the browser is only slow, both together would leave the page. */
function stopWaiting() {
  traversalTimer = undefined
  remember()
  for (const navigate of waiting.splice(0)) navigate()
}

function endTraversal() {
  clearTimeout(traversalTimer)
  traversalTimer = undefined
  remember()
  runWaiting()
  settleSoon()
}

/** Waits, because a menu that opens a dialog closes first: the dialog then takes over its entry. */
function settleSoon(delayMs = 0) {
  clearTimeout(settleTimer)
  settleTimer = setTimeout(settle, delayMs)
}

/** Adds or removes history entries until there is one for each step of the open layers. */
function settle() {
  if (traversalTimer !== undefined) return
  const wanted = layersHere().reduce((sum, { steps }) => sum + steps, 0)
  const depth = depthOf(history.state)
  if (wanted < depth) return traverse(wanted - depth)
  for (let next = depth + 1; next <= wanted; next++) {
    try {
      // not the method that the router has replaced: it would render the page again
      History.prototype.pushState.call(history, { ...history.state, layers: next }, '')
    } catch {
      // Safari permits 100 entries in 30 seconds
      break
    }
  }
  remember()
}

function handlePopState(event: PopStateEvent) {
  const previous = last
  remember()
  const isSamePage = last.href === previous.href
  if (traversalTimer !== undefined) {
    if (isSamePage) event.stopImmediatePropagation()
    return endTraversal()
  }
  settleSoon()
  if (!isSamePage || last.depth === previous.depth) return
  event.stopImmediatePropagation()
  // Forward to an entry whose layer is closed, and a Back that skips several entries is one step
  if (last.depth > previous.depth) return
  const isKept = layersHere().at(-1)?.back() === false
  if (!isKept) settleSoon(CLOSES_WITHIN_MS)
}
