import { type PointerEvent, useRef, useState } from 'react'
import { clampView, type View } from './zoom.ts'

type DragStart = { id: number; originX: number; originY: number }

/** Pans an image with a finger or the mouse, up to its edges. */
export function usePan(view: View, setView: (view: View) => void) {
  const image = useRef<HTMLImageElement>(null)
  const dragStart = useRef<DragStart>(null)
  const [isDragging, setDragging] = useState(false)

  const clamp = (target: View) => clampToFrame(image.current, target)
  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (dragStart.current || event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    dragStart.current = {
      id: event.pointerId,
      originX: event.clientX - view.x,
      originY: event.clientY - view.y,
    }
    setDragging(true)
  }
  const onPointerMove = (event: PointerEvent) => {
    const { current } = dragStart
    if (current?.id !== event.pointerId) return
    const position = { x: event.clientX - current.originX, y: event.clientY - current.originY }
    setView(clamp({ ...view, ...position }))
  }
  const endDrag = (event: PointerEvent) => {
    if (dragStart.current?.id !== event.pointerId) return
    dragStart.current = null
    setDragging(false)
  }
  return {
    image,
    isDrawn: isDragging,
    held: clamp,
    onFrame: { onPointerDown, onPointerMove, onPointerUp: endDrag, onPointerCancel: endDrag },
  }
}

function clampToFrame(image: HTMLImageElement | null, target: View): View {
  const frame = image?.parentElement
  if (!image || !frame) return target
  // layout sizes, which a transform does not change
  const { offsetWidth: width, offsetHeight: height } = image
  return clampView(
    target,
    { width, height },
    { width: frame.clientWidth, height: frame.clientHeight },
  )
}
