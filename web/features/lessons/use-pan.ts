import { type PointerEvent, useRef, useState } from 'react'
import { held, type View } from './zoom.ts'

type Grip = { id: number; fromX: number; fromY: number }

/** Draws an image about with a finger or the mouse, as far as its edges. */
export function usePan(view: View, setView: (view: View) => void) {
  const image = useRef<HTMLImageElement>(null)
  const grip = useRef<Grip>(null)
  const [isDrawn, setDrawn] = useState(false)

  const keep = (wanted: View): View => {
    const frame = image.current?.parentElement
    if (!image.current || !frame) return wanted
    // sizes of the layout, which a transform does not change
    const { offsetWidth: width, offsetHeight: height } = image.current
    const { clientWidth, clientHeight } = frame
    return held(wanted, { width, height }, { width: clientWidth, height: clientHeight })
  }
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (grip.current || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    grip.current = {
      id: event.pointerId,
      fromX: event.clientX - view.x,
      fromY: event.clientY - view.y,
    }
    setDrawn(true)
  }
  const onPointerMove = (event: PointerEvent) => {
    const { current } = grip
    if (current?.id !== event.pointerId) return
    const to = { x: event.clientX - current.fromX, y: event.clientY - current.fromY }
    setView(keep({ ...view, ...to }))
  }
  const letGo = (event: PointerEvent) => {
    if (grip.current?.id !== event.pointerId) return
    grip.current = null
    setDrawn(false)
  }
  return {
    image,
    isDrawn,
    held: keep,
    onFrame: { onPointerDown, onPointerMove, onPointerUp: letGo, onPointerCancel: letGo },
  }
}
