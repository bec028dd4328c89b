import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../platform/db.ts'

/** The identifiers of a person in the tables. */
export type Person = {
  id: number
  /** In lower case, present and earlier ones, without those of another account. */
  emails: readonly string[]
  /** In lower case, the address of the contact, if it is neither another student's contact's nor of an account. */
  contactEmails: readonly string[]
  /**
   * Addresses, phone numbers, codes and full names, as texts can contain them. The person chose some of them, so they are
   * replaced in rows of the person only, and mentions in other rows are listed (decision 0830).
   */
  identifiers: readonly Identifier[]
}

export type Identifier = { text: string; replacement: string }

/** Replaces a removed address, number or text. */
export const REMOVED = '[removed]'

/**
 * Reads the identifiers of a person, including earlier names, addresses and numbers from the audit log. A text that another
 * account also has is left out. Undefined for an unknown account and for one whose row is already erased.
 */
export async function identifyPerson(db: Db, id: number): Promise<Person | undefined> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'referral_code', 'student_code', 'contact_id'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!user || user.referral_code === erasedReferralCode(id)) return undefined
  const former = await listFormerValues(db, id)
  const emails = await withoutShared(db, id, 'email_key', [user.email, ...former.email])
  const phones = await withoutShared(db, id, 'phone', [user.phone, ...former.phone])
  const allNames = [user.name, ...former.name].filter(Boolean)
  const names = await withoutShared(db, id, 'name', allNames)
  const alike = (texts: readonly string[], replacement: string) =>
    texts.map((text) => ({ text, replacement }))
  return {
    id,
    emails: emails.map((it) => it.toLowerCase()),
    contactEmails: await listOwnContactEmails(db, id, user.contact_id),
    identifiers: [
      ...alike(emails, REMOVED),
      ...alike(
        phones.filter((it) => it.length >= 7),
        REMOVED,
      ),
      ...alike([user.referral_code, user.student_code ?? ''].filter(Boolean), REMOVED),
      // a single name such as 'Amina' also occurs in other texts
      ...alike(
        names.filter((it) => /\S\s+\S/.test(it)),
        FORMER_STUDENT,
      ),
    ],
  }
}

export const FORMER_STUDENT = 'Former student'

/** The referral code of an erased account, as the registry sets it. */
const erasedReferralCode = (id: number) => `erased-${id}`

type FormerValues = Record<'name' | 'email' | 'phone', string[]>

/**
 * The values before and after each change of the account, from the details of the audit log: 'email: a → b; name: …'. A detail with
 * more arrows than fields is left out, because a name with an arrow in it could look like an address.
 */
async function listFormerValues(db: Db, id: number): Promise<FormerValues> {
  const rows = await db
    .selectFrom('audit')
    .select('detail')
    .where('subject_id', '=', id)
    .where('action', '=', 'editStudent')
    .execute()
  const former: FormerValues = { name: [], email: [], phone: [] }
  // the pattern matches these field names only
  for (const { detail } of rows) {
    const changes = [
      ...detail.matchAll(
        /(?:^|; )(name|email|phone): (.*?) → (.*?)(?=; (?:name|email|phone): |$)/g,
      ),
    ]
    if (changes.length !== detail.split(' → ').length - 1) continue
    for (const [, field, before = '', after = ''] of changes)
      former[field as keyof FormerValues].push(before, after)
  }
  return former
}

async function withoutShared(
  db: Db,
  id: number,
  column: 'name' | 'email_key' | 'phone',
  texts: readonly string[],
): Promise<string[]> {
  const unique = [...new Set(texts.map((it) => it.trim()))].filter((it) => it && it !== 'none')
  const keys = column === 'email_key' ? unique.map((it) => it.toLowerCase()) : unique
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('users')
    .select(column)
    .where(column, 'in', keys)
    .where('id', '!=', id)
    .execute()
  const shared = new Set(rows.map((row) => Object.values(row)[0]))
  return unique.filter((_, index) => !shared.has(keys[index] ?? ''))
}

/** The address of the contact of a student; none of one that is shared with another student, or with an account. */
async function listOwnContactEmails(db: Db, id: number, contactId: number | null) {
  if (contactId === null) return []
  const row = await db
    .selectFrom('contacts')
    .select('email_key')
    .where('id', '=', contactId)
    .where('email_key', '!=', '')
    .where((it) =>
      it.not(
        it.exists(
          it
            .selectFrom('users')
            .select('users.id')
            .where('users.id', '!=', id)
            .where((user) =>
              user.or([
                // an erased account has no email
                user.and([user('users.contact_id', '=', contactId), user('users.email', '!=', '')]),
                user('users.email_key', '=', user.ref('contacts.email_key')),
              ]),
            ),
        ),
      ),
    )
    .executeTakeFirst()
  return row ? [row.email_key] : []
}

/** A condition of the registry for a person: `:id` and the addresses become parameters. */
export function conditionFor(
  condition: string,
  person: Pick<Person, 'id' | 'emails' | 'contactEmails'>,
) {
  const list = (texts: readonly string[]) => sql.join(texts.length > 0 ? texts : [''])
  const values: Record<string, RawBuilder<unknown>> = {
    ':id': sql`${person.id}`,
    ':emails': list(person.emails),
    ':contactEmails': list(person.contactEmails),
  }
  const parts = condition.split(/(:id|:emails|:contactEmails)\b/)
  return sql<boolean>`(${sql.join(
    parts.map((part) => values[part] ?? sql.raw(part)),
    sql``,
  )})`
}
