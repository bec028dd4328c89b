/** Saves a text as a file. */
export function downloadText(fileName: string, text: string, mimeType: string) {
  const url = URL.createObjectURL(new Blob([text], { type: mimeType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // some browsers read the URL asynchronously
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
