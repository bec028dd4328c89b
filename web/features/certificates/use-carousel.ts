import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** Pixels for one press of an arrow (R-DASH-011). */
const ARROW_STEP_PX = 300
/** Pixels that a hand trembles in a click; more is a drag. */
const DRAG_THRESHOLD_PX = 5

/** Where a row that is wider than its place stands: whether there is more before and after. */
type ScrollState = { canScrollBack: boolean; canScrollForward: boolean }

/** Moves a row by its arrows, and tells where it stands. */
export function useCarousel(carousel: RefObject<HTMLElement | null>) {
  const [scrollState, setScrollState] = useState<ScrollState>({
    canScrollBack: false,
    canScrollForward: false,
  })
  useEffect(() => {
    const row = carousel.current
    if (!row) return
    const update = () => setScrollState((previous) => keepIfEqual(previous, scrollStateOf(row)))
    const resizeObserver = new ResizeObserver(update)
    resizeObserver.observe(row)
    row.addEventListener('scroll', update, { passive: true })
    return () => {
      resizeObserver.disconnect()
      row.removeEventListener('scroll', update)
    }
  }, [carousel])
  const move = (direction: 1 | -1) =>
    carousel.current?.scrollBy({
      left: direction * ARROW_STEP_PX * inlineDirection(carousel.current),
    })
  return { ...scrollState, move }
}

function scrollStateOf(row: HTMLElement): ScrollState {
  const offset = Math.abs(row.scrollLeft)
  // a row may come to rest a fraction of a pixel before its end
  return {
    canScrollBack: offset > 1,
    canScrollForward: offset < row.scrollWidth - row.clientWidth - 1,
  }
}

const keepIfEqual = (previous: ScrollState, current: ScrollState) =>
  previous.canScrollBack === current.canScrollBack &&
  previous.canScrollForward === current.canScrollForward
    ? previous
    : current

const inlineDirection = (row: HTMLElement) => (getComputedStyle(row).direction === 'rtl' ? -1 : 1)

/** Lets a mouse pull a row along, as a finger can by itself. What is let go of after a pull is not pressed. */
export function createDragHandlers(carousel: RefObject<HTMLElement | null>) {
  let dragStart: { x: number; scrollLeft: number } | null = null
  let hasDragged = false
  return {
    onPointerDown(event: PointerEvent) {
      hasDragged = false
      if (event.pointerType !== 'mouse' || event.button !== 0 || !carousel.current) return
      dragStart = { x: event.clientX, scrollLeft: carousel.current.scrollLeft }
    },
    onPointerMove(event: PointerEvent) {
      const row = carousel.current
      if (!dragStart || !row) return
      const distance = event.clientX - dragStart.x
      if (!hasDragged && Math.abs(distance) < DRAG_THRESHOLD_PX) return
      if (!hasDragged) row.setPointerCapture(event.pointerId)
      hasDragged = true
      row.dataset.pulled = ''
      row.scrollLeft = dragStart.scrollLeft - distance
    },
    onPointerUp: endDrag,
    onPointerCancel: endDrag,
    onClickCapture(event: MouseEvent) {
      if (!hasDragged) return
      event.preventDefault()
      event.stopPropagation()
    },
    // a link would be carried away instead of the row
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }

  function endDrag() {
    dragStart = null
    delete carousel.current?.dataset.pulled
  }
}
