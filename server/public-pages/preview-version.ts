import { createHash } from 'node:crypto'
import type { Preview } from './draw-preview.ts'

// must be changed with the drawing, so that every version changes
const DRAWING = '2'

/** A hash of the content of a picture, which is its ETag and part of its address. */
export function previewVersion(preview: Preview): string {
  const content = JSON.stringify([DRAWING, preview.school, preview.title, preview.facts])
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}

/** The addresses of the pictures. The version lets other sites load a changed picture at once. */
export const previewPath = {
  school: (version: string) => `/preview.png?v=${version}`,
  class: (publicId: string, version: string) => `/courses/${publicId}/preview.png?v=${version}`,
}
