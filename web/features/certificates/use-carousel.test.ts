import type { MouseEvent, PointerEvent } from 'react'
import { expect, test } from 'vitest'
import { createDragHandlers } from './use-carousel.ts'

/** A row that was dragged by a mouse, and whether it then suppresses a click of this `detail`. */
function dragRow() {
  const row = { scrollLeft: 0, dataset: {}, setPointerCapture: () => {} }
  const handlers = createDragHandlers({ current: row as unknown as HTMLElement })
  const pointer = (clientX: number) =>
    ({ pointerType: 'mouse', button: 0, pointerId: 1, clientX }) as PointerEvent
  handlers.onPointerDown(pointer(300))
  handlers.onPointerMove(pointer(200))
  handlers.onPointerUp()
  return {
    row,
    suppresses(detail: number) {
      let isSuppressed = false
      const preventDefault = () => {
        isSuppressed = true
      }
      handlers.onClickCapture({
        detail,
        preventDefault,
        stopPropagation: () => {},
      } as unknown as MouseEvent)
      return isSuppressed
    },
  }
}

test('the click that ends a drag opens nothing, and the keyboard downloads a certificate after it (R-DASH-010, R-DASH-013)', () => {
  const { row, suppresses } = dragRow()
  expect(row.scrollLeft).toBe(100)
  expect(suppresses(1)).toBe(true)
  expect(suppresses(0)).toBe(false)
})
