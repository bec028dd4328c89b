import { createSerialQueue } from '../platform/serial-queue.ts'
import type { Preview } from './draw-preview.ts'
import { previewVersion } from './preview-version.ts'

/** Pictures in memory, at most about 60 KB each. */
const MAX_PICTURES = 200
/** Pictures that are drawn or wait; a drawing takes about a tenth of a second. */
const MAX_TASKS = 20

const pictures = new Map<string, Promise<Buffer>>()
const queue = createSerialQueue(MAX_TASKS)

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
  if (queue.isFull()) return
  const drawing = queue.run(async () => {
    // the shaper is loaded on first use, to keep start-up fast
    const { drawPreview } = await import('./draw-preview.ts')
    return drawPreview(preview)
  })
  pictures.set(version, drawing)
  drawing.catch(() => pictures.delete(version))
  const [oldest] = pictures.keys()
  if (pictures.size > MAX_PICTURES && oldest) pictures.delete(oldest)
  return drawing
}
