/** The parts of a received email as text. */
export type DecodedEmail = { subject: string; plain: string; html: string }

/** Decodes the subject, the plain text and the HTML of an email as nodemailer writes them. */
export function decodeEmail(source: string): DecodedEmail {
  const [, boundary] = /boundary="([^"]+)"/.exec(source) ?? []
  const parts = boundary ? source.split(`--${boundary}`) : [source]
  const textOf = (type: string) => bodyOf(parts.find((it) => it.includes(`Content-Type: ${type}`)))
  return { subject: subjectOf(source), plain: textOf('text/plain'), html: textOf('text/html') }
}

function bodyOf(part = ''): string {
  const [head = '', ...rest] = part.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const isBase64 = /Content-Transfer-Encoding: base64/.test(head)
  return (isBase64 ? Buffer.from(body, 'base64').toString('utf8') : decodeQuoted(body)).trim()
}

function subjectOf(source: string): string {
  const raw = /^Subject: ([\s\S]*?)\r\n(?!\s)/m.exec(source)?.[1] ?? ''
  return raw
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString('utf8')
        : decodeQuoted(coded.replaceAll('_', ' ')),
    )
}

/** Decodes quoted-printable text (RFC 2045). */
const decodeQuoted = (coded: string): string =>
  Buffer.from(
    coded
      .replaceAll('=\r\n', '')
      .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      ),
    'latin1',
  ).toString('utf8')
