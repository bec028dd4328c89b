// characters that some file systems reject, and invisible characters
const RESERVED_CHARACTERS = /[\\/:*?"<>|]|\p{C}/gu
const COMBINING_MARKS = /\p{M}/gu
/** Letters without a canonical decomposition to ASCII. */
const ASCII_LETTERS: Record<string, string> = {
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  æ: 'ae',
}

/**
 * The Content-Disposition of a certificate: a download named after title and student, with an ASCII fallback (RFC
 * 6266).
 */
export function contentDisposition({ title, name }: { title: string; name: string }): string {
  const baseName = `${title} - ${name}`.replaceAll(RESERVED_CHARACTERS, ' ').replaceAll(/\s+/g, ' ')
  const named = encodeURIComponent(`${truncate(baseName.trim(), 120)}.pdf`)
  // RFC 8187 requires these to be escaped too
  const strict = named.replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const ascii = toAsciiSlug(name)
  const plain = ascii ? `certificate-${ascii}.pdf` : 'certificate.pdf'
  return `attachment; filename="${plain}"; filename*=UTF-8''${strict}`
}

function toAsciiSlug(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(COMBINING_MARKS, '')
    .replaceAll(/[^\x20-\x7e]/g, (letter) => ASCII_LETTERS[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}

/** Cuts between characters, not inside one. */
function truncate(text: string, length: number): string {
  return [...text].slice(0, length).join('')
}
