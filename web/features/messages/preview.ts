const MIN_LENGTH = 160
// a left-to-right mark keeps the ellipsis at the end of the line after Arabic text
const ELLIPSIS = ' \u200e…'

/** The beginning of a message on one line. It ends between words, so that no URL is cut. */
export function previewOf(body: string): string {
  const line = body.replace(/\s+/g, ' ').trim()
  if (line.length <= MIN_LENGTH) return line
  const end = line.indexOf(' ', MIN_LENGTH)
  return end < 0 ? line : line.slice(0, end) + ELLIPSIS
}
