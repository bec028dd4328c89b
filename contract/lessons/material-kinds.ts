/** The kinds of file that a lesson can have, with their extensions (R-ALESSON-007). */
export const MATERIAL_EXTENSIONS = {
  pdf: ['pdf'],
  image: ['jpg', 'jpeg', 'png', 'gif', 'webp'],
  video: ['mp4'],
  audio: ['mp3', 'm4a', 'wav', 'ogg'],
} as const
export type MaterialKind = keyof typeof MATERIAL_EXTENSIONS
