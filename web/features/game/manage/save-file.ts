/** Gives a text to the browser as a file to keep. */
export function saveFile(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // some browsers read it only after this turn
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
