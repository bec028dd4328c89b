/** Gives a text to the browser as a file to keep. */
export function downloadText(fileName: string, text: string, mimeType: string) {
  const url = URL.createObjectURL(new Blob([text], { type: mimeType }))
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // some browsers read it only after this turn
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
