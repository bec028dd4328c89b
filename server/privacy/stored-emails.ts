import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { domainToASCII } from 'node:url'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { conditionFor, type Person } from './person.ts'
import { privacyRegistry } from './registry.ts'

/**
 * Deletes the emails to a person, and to a contact about the person, that a school without a mail server has stored as files. Emails to
 * others that mention the person stay (decision 0830). Called before the rows of the emails are deleted, which name their files.
 */
export async function removeStoredEmails(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  person: Person,
): Promise<void> {
  const folder = join(config.DATA_DIR, 'outbox')
  const ids = await listEmailIds(db, person)
  const recipients = [...person.emails, ...person.contactEmails].map((it) => {
    const [local, domain = ''] = it.split('@')
    return `${local}@${domainToASCII(domain)}`
  })
  for (const name of await readdir(folder).catch(emptyIfMissing)) {
    const id = Number(/-(\d+)\.eml$/.exec(name)?.[1])
    const [head = ''] = (await readFile(join(folder, name), 'latin1')).split('\r\n\r\n')
    // the mail queue sends each email to one address
    const to = /^To: *(.*)$/im.exec(head.replaceAll(/\r\n[ \t]+/g, ' '))?.[1] ?? ''
    if (ids.has(id) || recipients.includes(to.trim().toLowerCase()))
      await rm(join(folder, name), { force: true })
  }
}

async function listEmailIds(db: Db, person: Person): Promise<ReadonlySet<number>> {
  const rows = await db
    .selectFrom('email_outbox')
    .select('id')
    .where(conditionFor(privacyRegistry.email_outbox.rows, person))
    .execute()
  return new Set(rows.map((it) => it.id))
}

/** A school with a mail server has no folder. Any other error ends the erasure, which is repeated. */
function emptyIfMissing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
