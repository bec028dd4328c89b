import { MATERIAL_EXTENSIONS } from '../lessons/material-kinds.ts'

/** The kinds of file that have smaller forms. */
type RenditionKind = 'video' | 'audio' | 'image'

/** The kind of a stored file by its key or its path, which end with the extension of its content; null for others. */
export function renditionKindOf(key: string): RenditionKind | null {
  const extension = key.split('.').at(-1) ?? ''
  const has = (extensions: readonly string[]) => extensions.includes(extension)
  if (has(MATERIAL_EXTENSIONS.video)) return 'video'
  if (has(MATERIAL_EXTENSIONS.audio)) return 'audio'
  return has(MATERIAL_EXTENSIONS.image) ? 'image' : null
}
