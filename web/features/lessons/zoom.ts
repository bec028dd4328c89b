/** Student-area §9. */
export const MIN_SCALE = 0.5
export const MAX_SCALE = 3
export const SCALE_STEP = 0.25

/** Where an image lies: how large, and how far its middle is from the window's, in pixels. */
export type View = { scale: number; x: number; y: number }

export const WHOLE: View = { scale: 1, x: 0, y: 0 }

type Size = { width: number; height: number }

/** One step larger (1) or smaller (-1), about the middle of the window. */
export function zoomed(view: View, direction: 1 | -1): View {
  const wanted = view.scale + direction * SCALE_STEP
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, wanted))
  const by = scale / view.scale
  return { scale, x: view.x * by, y: view.y * by }
}

/** Keeps an image on the window: an edge may come to the window's edge and no further in. */
export function held(view: View, image: Size, frame: Size): View {
  const reach = (side: 'width' | 'height') =>
    Math.max(0, (image[side] * view.scale - frame[side]) / 2)
  const within = (at: number, most: number) => Math.min(most, Math.max(0 - most, at))
  return { ...view, x: within(view.x, reach('width')), y: within(view.y, reach('height')) }
}
