import { AudioLines, FileText, Image, type LucideIcon, Video } from 'lucide-react'
import {
  MATERIAL_EXTENSIONS,
  type MaterialKind,
} from '../../../../contract/lessons/material-kinds.ts'
import { m } from '../../../../messages/m.ts'
import type { PickerTypes } from '../../../uploads/upload-file.ts'

const AUDIO_EXTENSIONS = ['.mp3', '.m4a', '.aac', '.wav', '.ogg', '.opus']

/** Some phones grey out their own recordings without the extensions. */
export const AUDIO_ACCEPT = ['audio/*', ...AUDIO_EXTENSIONS].join()

export type FilePicker = {
  kind: MaterialKind
  label: string
  accept: string
  icon: LucideIcon
  types: PickerTypes
}

// the accepted types of R-ALESSON-007, and videos of iPhones
export const PICKERS: readonly FilePicker[] = [
  {
    kind: 'pdf',
    label: m.lessons_pdf(),
    accept: '.pdf',
    icon: FileText,
    types: { description: m.lessons_pdf(), accept: { 'application/pdf': ['.pdf'] } },
  },
  {
    kind: 'image',
    label: m.lessons_image(),
    accept: 'image/*',
    icon: Image,
    types: {
      description: m.lessons_image(),
      accept: { 'image/*': ['.jpg', '.jpeg', '.png', '.gif', '.webp'] },
    },
  },
  {
    kind: 'video',
    label: m.lessons_video(),
    accept: 'video/mp4,video/quicktime',
    icon: Video,
    types: {
      description: m.lessons_video(),
      accept: { 'video/mp4': ['.mp4', '.m4v'], 'video/quicktime': ['.mov'] },
    },
  },
  {
    kind: 'audio',
    label: m.lessons_audio(),
    accept: AUDIO_ACCEPT,
    icon: AudioLines,
    types: { description: m.lessons_audio(), accept: { 'audio/*': AUDIO_EXTENSIONS } },
  },
]

export function kindOfExtension(extension: string): MaterialKind | undefined {
  return PICKERS.find(({ kind }) => MATERIAL_EXTENSIONS[kind].some((it) => it === extension))?.kind
}
