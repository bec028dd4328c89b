import type { LessonCaptions, LessonRendition } from '../../../contract/renditions/renditions.ts'

/** The id of a lesson's text in its page. */
export const LESSON_TEXT_ID = 'lesson-text'

/** The file of a lesson. `materialUrl` is '' without a file; only images have a width and a height. */
export type Material = {
  materialUrl: string
  materialExtension: string
  materialName: string
  materialBytes: number
  materialWidth: number
  materialHeight: number
  /** The file and its renditions; absent where only the file is offered. */
  forms?: readonly LessonRendition[]
  captions?: readonly LessonCaptions[] | undefined
  /** The lesson's text. */
  about?: string
}

const DISPLAY_BY_EXTENSION: Record<string, 'image' | 'video' | 'audio' | 'pdf'> = {
  jpg: 'image',
  jpeg: 'image',
  png: 'image',
  gif: 'image',
  webp: 'image',
  mp4: 'video',
  webm: 'video',
  // the school uses Ogg for audio
  ogg: 'audio',
  mp3: 'audio',
  m4a: 'audio',
  wav: 'audio',
  pdf: 'pdf',
}

/** How a file is displayed, by its extension (R-LESSON-007 to R-LESSON-011); other files are download links. */
export function materialDisplay(extension: string): 'image' | 'video' | 'audio' | 'pdf' | 'file' {
  return DISPLAY_BY_EXTENSION[extension.toLowerCase()] ?? 'file'
}
