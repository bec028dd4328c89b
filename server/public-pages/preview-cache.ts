import type { Preview } from './draw-preview.ts'
import { previewVersion } from './preview-version.ts'

/** Pictures in memory, at most about 60 KB each. */
const MAX_PICTURES = 200
/** Pictures that wait to be drawn; a drawing takes about a tenth of a second. */
const MAX_WAITING = 20

const pictures = new Map<string, Promise<Buffer>>()
let lastDrawing: Promise<unknown> = Promise.resolve()
let waitingCount = 0

/** Returns a picture from memory or draws it, one at a time. Undefined if too many are waiting. */
export function getPicture(preview: Preview): Promise<Buffer> | undefined {
  const version = previewVersion(preview)
  const cached = pictures.get(version)
  if (cached) {
    // the least recently used picture is evicted
    pictures.delete(version)
    pictures.set(version, cached)
    return cached
  }
  if (waitingCount >= MAX_WAITING) return
  waitingCount++
  // the shaper is loaded on first use, to keep start-up fast
  const drawing = lastDrawing
    .then(() => import('./draw-preview.ts'))
    .then(({ drawPreview }) => drawPreview(preview))
    .finally(() => waitingCount--)
  pictures.set(version, drawing)
  drawing.catch(() => pictures.delete(version))
  lastDrawing = drawing.catch(() => {})
  const [oldest] = pictures.keys()
  if (pictures.size > MAX_PICTURES && oldest) pictures.delete(oldest)
  return drawing
}
