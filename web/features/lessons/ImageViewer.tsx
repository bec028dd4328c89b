import { Maximize, Minimize, X, ZoomIn, ZoomOut } from 'lucide-react'
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { m } from '../../../messages/m.ts'
import { IconButton } from '../../kit/IconButton.tsx'
import { Modal } from '../../kit/Modal.tsx'
import { digitsText } from '../../kit/number-text.ts'
import { clampView, INITIAL_VIEW, MAX_SCALE, MIN_SCALE, type View, zoomView } from './zoom.ts'
import './viewer.css'

type ImageViewerProps = {
  src: string
  name: string
  /** Quarters by which the image is turned clockwise. */
  turns?: number
  onClose: () => void
}

/** The image viewer: zoom, full screen, close and panning (R-LESSON-012, R-LESSON-013). */
export function ImageViewer({ src, name, turns = 0, onClose }: ImageViewerProps) {
  const stage = useRef<HTMLDivElement>(null)
  const [view, setView] = useState(INITIAL_VIEW)
  const pan = usePan(view, setView)
  const fullscreen = useFullscreen(stage)

  const zoom = (direction: 1 | -1) => setView((current) => pan.held(zoomView(current, direction)))
  useKeyboardShortcuts({
    '+': () => zoom(1),
    '=': () => zoom(1),
    '-': () => zoom(-1),
    _: () => zoom(-1),
  })
  return (
    <Modal
      onClose={onClose}
      label={m.lessons_image_viewer()}
      className="viewer"
      closeOnBackdrop={false}
    >
      <div className="viewer-stage" ref={stage}>
        <div className="viewer-frame" {...pan.onFrame}>
          <img
            src={src}
            alt={name}
            draggable={false}
            ref={pan.image}
            data-drawn={pan.isDrawn || undefined}
            data-turned={turns % 2 === 1 || undefined}
            style={{
              transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${turns * 90}deg)`,
            }}
          />
        </div>
        <div className="viewer-bar" role="toolbar" aria-label={m.lessons_image()}>
          <IconButton
            label={m.lessons_zoom_out()}
            icon={<ZoomOut className="icon" aria-hidden />}
            aria-disabled={view.scale <= MIN_SCALE}
            onClick={() => zoom(-1)}
          />
          <output className="num" aria-label={m.lessons_zoom()}>
            {digitsText(`${Math.round(view.scale * 100)}%`)}
          </output>
          <IconButton
            label={m.lessons_zoom_in()}
            data-first
            icon={<ZoomIn className="icon" aria-hidden />}
            aria-disabled={view.scale >= MAX_SCALE}
            onClick={() => zoom(1)}
          />
          {fullscreen.isPossible && (
            <IconButton
              label={fullscreen.isOn ? m.lessons_leave_full_screen() : m.lessons_full_screen()}
              icon={
                fullscreen.isOn ? (
                  <Minimize className="icon" aria-hidden />
                ) : (
                  <Maximize className="icon" aria-hidden />
                )
              }
              aria-pressed={fullscreen.isOn}
              onClick={fullscreen.toggle}
            />
          )}
          <IconButton
            label={m.kit_close()}
            icon={<X className="icon" aria-hidden />}
            onClick={onClose}
          />
        </div>
      </div>
    </Modal>
  )
}

/** Keyboard shortcuts of the window, because a click on the image takes the focus from the buttons. */
function useKeyboardShortcuts(shortcuts: Record<string, () => void>) {
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) latest.current[event.key]?.()
    }
    addEventListener('keydown', handleKeyDown)
    return () => removeEventListener('keydown', handleKeyDown)
  }, [])
}

function useFullscreen(stage: RefObject<HTMLElement | null>) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    const update = () => setOn(document.fullscreenElement === stage.current)
    document.addEventListener('fullscreenchange', update)
    return () => document.removeEventListener('fullscreenchange', update)
  }, [stage])
  const toggle = () =>
    void (isOn ? document.exitFullscreen() : stage.current?.requestFullscreen())?.catch(() => {})
  // iPhones support full screen for videos only
  return { isOn, toggle, isPossible: document.fullscreenEnabled }
}

type DragStart = { id: number; originX: number; originY: number }

/** Pans an image with a finger or the mouse, up to its edges. */
function usePan(view: View, setView: (view: View) => void) {
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
