import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useState } from 'react'

/** Pixels for one press of an arrow (student-area §9). */
const STEP = 300
/** Pixels that a hand trembles in a click; more is a drag. */
const TREMBLE = 5

/** Where a row that is wider than its place stands: whether there is more before and after. */
type Place = { before: boolean; after: boolean }

/** Moves a row by its arrows, and tells where it stands. */
export function useRail(rail: RefObject<HTMLElement | null>) {
  const [place, setPlace] = useState<Place>({ before: false, after: false })
  useEffect(() => {
    const row = rail.current
    if (!row) return
    const look = () => setPlace((former) => same(former, placeOf(row)))
    const size = new ResizeObserver(look)
    size.observe(row)
    row.addEventListener('scroll', look, { passive: true })
    return () => {
      size.disconnect()
      row.removeEventListener('scroll', look)
    }
  }, [rail])
  const move = (by: 1 | -1) => rail.current?.scrollBy({ left: by * STEP * forward(rail.current) })
  return { ...place, move }
}

function placeOf(row: HTMLElement): Place {
  const at = Math.abs(row.scrollLeft)
  // a row may come to rest a fraction of a pixel before its end
  return { before: at > 1, after: at < row.scrollWidth - row.clientWidth - 1 }
}

const same = (former: Place, now: Place) =>
  former.before === now.before && former.after === now.after ? former : now

const forward = (row: HTMLElement) => (getComputedStyle(row).direction === 'rtl' ? -1 : 1)

/** Lets a mouse pull a row along, as a finger can by itself. What is let go of after a pull is not pressed. */
export function dragging(rail: RefObject<HTMLElement | null>) {
  let from: { x: number; at: number } | null = null
  let pulled = false
  return {
    onPointerDown(event: PointerEvent) {
      pulled = false
      if (event.pointerType !== 'mouse' || event.button !== 0 || !rail.current) return
      from = { x: event.clientX, at: rail.current.scrollLeft }
    },
    onPointerMove(event: PointerEvent) {
      const row = rail.current
      if (!from || !row) return
      const way = event.clientX - from.x
      if (!pulled && Math.abs(way) < TREMBLE) return
      if (!pulled) row.setPointerCapture(event.pointerId)
      pulled = true
      row.dataset.pulled = ''
      row.scrollLeft = from.at - way
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onClickCapture(event: MouseEvent) {
      if (!pulled) return
      event.preventDefault()
      event.stopPropagation()
    },
    // a link would be carried away instead of the row
    onDragStart: (event: { preventDefault(): void }) => event.preventDefault(),
  }

  function letGo() {
    from = null
    delete rail.current?.dataset.pulled
  }
}
