/** Saves a file that a call has sent: text, or the bytes of a zip file in base64. */
export function saveFile(content: string, name: string): void {
  const isZip = name.endsWith('.zip')
  const parts = isZip ? [Uint8Array.from(atob(content), (it) => it.charCodeAt(0))] : [content]
  const type = isZip ? 'application/zip' : 'text/csv;charset=utf-8'
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob(parts, { type }))
  link.download = name
  link.click()
  // the browser needs the object URL until it has started to write the file
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
