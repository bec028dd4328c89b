import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../platform/config.ts'
import { replaceIn } from './mentions.ts'
import type { Person } from './person.ts'

/** Deletes the emails to or about a person that a school without a mail server has stored as files. */
export async function removeStoredEmails(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  { emails, identifiers }: Person,
): Promise<void> {
  const folder = join(DATA_DIR, 'outbox')
  for (const name of await readdir(folder).catch(emptyIfMissing)) {
    const text = decodeEmail(await readFile(join(folder, name), 'latin1'))
    const isTo = emails.some((it) => text.toLowerCase().includes(it))
    if (isTo || replaceIn(text, identifiers) !== text) await rm(join(folder, name), { force: true })
  }
}

/** A school with a mail server has no folder. Any other error ends the erasure, which is repeated. */
function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}

/** The text of an email as nodemailer writes it: quoted-printable or base64, and encoded words in headers. */
function decodeEmail(source: string): string {
  const [head = '', ...rest] = source.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const words = head.replaceAll(/\r\n[ \t]+/g, ' ').replaceAll('?= =?', '?==?')
  const headText = words.replaceAll(
    /=\?utf-8\?([bq])\?([^?]*)\?=/gi,
    (_, encoding: string, text: string) =>
      encoding.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString('latin1')
        : decodeQuoted(text.replaceAll('_', ' ')),
  )
  const bodyText = /^content-transfer-encoding: base64/im.test(head)
    ? Buffer.from(body, 'base64').toString('latin1')
    : decodeQuoted(body)
  return Buffer.from(`${headText}\n${bodyText}`, 'latin1').toString('utf8')
}

function decodeQuoted(text: string): string {
  return text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
}
