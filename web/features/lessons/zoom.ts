/** The range and the step of the zoom (R-LESSON-013). */
export const MIN_SCALE = 0.5
export const MAX_SCALE = 3
export const SCALE_STEP = 0.25

/** The scale of an image, and the offset of its centre from the centre of the frame, in pixels. */
export type View = { scale: number; x: number; y: number }

export const INITIAL_VIEW: View = { scale: 1, x: 0, y: 0 }

type Size = { width: number; height: number }

/** Zooms in (1) or out (-1) by one step, about the centre of the frame. */
export function zoomView(view: View, direction: 1 | -1): View {
  const targetScale = view.scale + direction * SCALE_STEP
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, targetScale))
  const factor = scale / view.scale
  return { scale, x: view.x * factor, y: view.y * factor }
}

/** Limits the offset, so that an edge of the image does not move beyond the edge of the frame. */
export function clampView(view: View, image: Size, frame: Size): View {
  const maxOffset = (side: 'width' | 'height') =>
    Math.max(0, (image[side] * view.scale - frame[side]) / 2)
  const clamp = (value: number, limit: number) => Math.min(limit, Math.max(0 - limit, value))
  return { ...view, x: clamp(view.x, maxOffset('width')), y: clamp(view.y, maxOffset('height')) }
}
