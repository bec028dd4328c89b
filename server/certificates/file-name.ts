// what some system will not have in a file's name, and signs that are not seen
const FORBIDDEN = /[\\/:*?"<>|]|\p{C}/gu
const MARKS = /\p{M}/gu
/** Letters that no decomposition brings to the English alphabet. */
const PLAIN: Record<string, string> = {
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
 * The Content-Disposition of a certificate: a download under the title and the name, and for those who read no more
 * than ASCII under what is left of the name (RFC 6266).
 */
export function dispositionOf({ title, name }: { title: string; name: string }): string {
  const whole = `${title} - ${name}`.replaceAll(FORBIDDEN, ' ').replaceAll(/\s+/g, ' ')
  const named = encodeURIComponent(`${shortened(whole.trim(), 120)}.pdf`)
  // RFC 8187 wants these encoded too
  const strict = named.replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  const ascii = asciiOf(name)
  const plain = ascii ? `certificate-${ascii}.pdf` : 'certificate.pdf'
  return `attachment; filename="${plain}"; filename*=UTF-8''${strict}`
}

function asciiOf(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(/[^\x20-\x7e]/g, (letter) => PLAIN[letter] ?? '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60)
}

/** Cut between characters, never within one. */
function shortened(text: string, length: number): string {
  return [...text].slice(0, length).join('')
}
