/** The kinds of file that a lesson can have, with their extensions (R-ALESSON-007). */
export const MATERIAL_EXTENSIONS = {
  pdf: ['pdf'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  video: ['mp4'],
  audio: ['mp3', 'm4a', 'wav', 'ogg'],
} as const
export type MaterialKind = keyof typeof MATERIAL_EXTENSIONS

/** The kinds of file that have renditions. */
type RenditionKind = 'video' | 'audio' | 'image'

/** The kind of a stored file by its key or its path, which end with the extension of its content; null for others. */
export function renditionKindOf(key: string): RenditionKind | null {
  const extension = key.split('.').at(-1) ?? ''
  const has = (extensions: readonly string[]) => extensions.includes(extension)
  if (has(MATERIAL_EXTENSIONS.video)) return 'video'
  if (has(MATERIAL_EXTENSIONS.audio)) return 'audio'
  return has(MATERIAL_EXTENSIONS.image) ? 'image' : null
}
