/** The end of the name of a recorded file, by its type. */
export const extensionOf = (type: string): string =>
  type.includes('mp4') ? 'm4a' : type.includes('webm') ? 'webm' : 'ogg'
