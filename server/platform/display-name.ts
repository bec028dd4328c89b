/** The original file name without folders and control characters, at most 200 characters. */
export function toDisplayName(name: string): string {
  const fileName = name.split(/[/\\]/).at(-1) ?? ''
  return fileName.replace(/\p{C}/gu, '').toWellFormed().trim().slice(0, 200).toWellFormed()
}
