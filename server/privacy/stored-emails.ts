import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { domainToASCII } from 'node:url'
import type { Config } from '../platform/config.ts'
import type { Person } from './person.ts'

/**
 * Deletes the emails to a person that a school without a mail server has stored as files. Emails to others that mention the person
 * stay (decision 0830).
 */
export async function removeStoredEmails(
  { DATA_DIR }: Pick<Config, 'DATA_DIR'>,
  { emails }: Pick<Person, 'emails'>,
): Promise<void> {
  const folder = join(DATA_DIR, 'outbox')
  const recipients = emails.map((it) => {
    const [local, domain = ''] = it.split('@')
    return `${local}@${domainToASCII(domain)}`
  })
  for (const name of await readdir(folder).catch(emptyIfMissing)) {
    const [head = ''] = (await readFile(join(folder, name), 'latin1')).split('\r\n\r\n')
    // the mail queue sends each email to one address
    const to = /^To: *(.*)$/im.exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1] ?? ''
    if (recipients.includes(to.trim().toLowerCase())) await rm(join(folder, name), { force: true })
  }
}

/** A school with a mail server has no folder. Any other error ends the erasure, which is repeated. */
function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
