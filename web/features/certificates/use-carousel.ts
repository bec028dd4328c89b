import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** The scroll distance of an arrow button (R-DASH-011). */
const ARROW_STEP_PX = 300
/** A pointer movement of more pixels is a drag, not a click. */
const DRAG_THRESHOLD_PX = 5

/** Whether a scrollable row has more content before and after the visible part. */
type ScrollState = { canScrollBack: boolean; canScrollForward: boolean }

/** Scrolls a row by its arrows, and returns its scroll state. */
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
  // the scroll position may end a fraction of a pixel before the end
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

/** Pointer handlers that let a mouse drag the row, which touch does natively. A click that ends a drag is suppressed. */
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
      // a key clicks with the detail 0
      if (!hasDragged || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    // prevents the native drag of links
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }

  function endDrag() {
    dragStart = null
    delete carousel.current?.dataset.pulled
  }
}
