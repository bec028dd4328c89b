import { sql } from 'kysely'
import { searchIndex } from '../../contract/arabic/arabic.ts'
import { type Db, inTransaction, isSqlite, type Tx } from '../platform/db.ts'
import { toLikePattern } from '../platform/search-text.ts'
import { untyped } from '../platform/untyped-db.ts'
import { referrerEntry } from '../wallet/referral.ts'
import { replaceIn } from './identifiers.ts'
import { conditionFor, FORMER_STUDENT, type Person, REMOVED } from './person.ts'
import { type AnyTable, privacyTables } from './registry.ts'

/** Redacted apart: each of their texts is indexed, or they identify the person. */
const REDACTED_APART = ['ledger', 'audit']

/**
 * Replaces the names, addresses and numbers of a person in the kept rows that are about the person: by user, subject, author or
 * recipient. No other row is changed, because the person chose the name (decision 0830). Idempotent.
 */
export async function redactOwnTexts(db: Db, person: Person, now: number): Promise<void> {
  for (const [table, entry] of privacyTables)
    if (entry.onErasure === 'keep' && !REDACTED_APART.includes(table))
      await redactRows(db, table, entry, person)
  await redactLedger(db, person)
  await removeFromScheduled(db, person, now)
}

/** Redacts the audit entries about the person. Called last, because `identifyPerson` reads these entries. */
export async function redactOwnAudit(tx: Tx, person: Person): Promise<void> {
  for (const [table, entry] of privacyTables)
    if (table === 'audit') await redactRows(tx, table, entry, person)
}

async function redactRows(db: Db, table: string, entry: AnyTable, person: Person) {
  const columns = Object.keys(entry.columns).filter((it) => entry.columns[it] === 'mention')
  if (!entry.rows || columns.length === 0) return
  let query = untyped(db)
    .selectFrom(table)
    .select(['id', ...columns])
    .where(conditionFor(entry.rows, person))
  if (entry.erasedRows) query = query.where(conditionFor(entry.erasedRows, person))
  for (const row of await query.execute()) {
    const changes = columns.map((it) => [it, replaceIn(row[it], person.identifiers)] as const)
    if (changes.every(([column, text]) => row[column] === text)) continue
    await untyped(db)
      .updateTable(table)
      .set(Object.fromEntries(changes))
      // every such table has a numeric id
      .where('id', '=', row.id as number)
      .execute()
  }
}

/** The entries of the person, and the reward of the referrer, which is named after the person. */
async function redactLedger(db: Db, person: Person) {
  const reward = referrerEntry(person.id)
  const rows = await db
    .selectFrom('ledger')
    .select(['id', 'type', 'service', 'description', 'reference'])
    .where((it) => it.or([it('user_id', '=', person.id), it('reference', '=', reward.reference)]))
    .execute()
  const changed = rows
    .map(({ description, reference, ...it }) => {
      const isReward = reference === reward.reference
      const redacted = isReward
        ? reward.redact(description, FORMER_STUDENT)
        : String(replaceIn(description, person.identifiers))
      return { ...it, description, redacted }
    })
    .filter((it) => it.description !== it.redacted)
  if (changed.length > 0) await inTransaction(db, (tx) => replaceDescriptions(tx, changed))
}

type Redaction = {
  id: number
  type: 'credit' | 'debit'
  service: string
  description: string
  redacted: string
}

/** At any time every description of the ledger is in `ledger_search`, as `verifyLedger` requires. */
async function replaceDescriptions(tx: Tx, changed: readonly Redaction[]) {
  // an entry that is being written could otherwise lose the description that it found there
  if (!isSqlite(tx)) await sql`lock table ledger_search in share row exclusive mode`.execute(tx)
  for (const { id, type, service, description, redacted } of changed) {
    await tx
      .insertInto('ledger_search')
      .values({
        type,
        service,
        title: redacted,
        search_text: searchIndex(`${redacted} ${service}`),
      })
      .onConflict((it) => it.doNothing())
      .execute()
    await tx.updateTable('ledger').set({ description: redacted }).where('id', '=', id).execute()
    const entries = tx
      .selectFrom('ledger')
      .select('id')
      .where('type', '=', type)
      .where('service', '=', service)
      .where('description', '=', description)
    await tx
      .deleteFrom('ledger_search')
      .where('type', '=', type)
      .where('service', '=', service)
      .where('title', '=', description)
      .where((it) => it.not(it.exists(entries)))
      .execute()
  }
}

/** Removes the person from the recipients of scheduled messages; one for the person alone is emptied and not sent. */
async function removeFromScheduled(db: Db, person: Person, now: number) {
  const rows = await db
    .selectFrom('scheduled_messages')
    .select(['id', 'recipients', 'message_id', 'cancelled_at'])
    .where((it) =>
      it.or(
        person.emails.map(
          (email) =>
            sql<boolean>`lower(recipients) like ${toLikePattern(JSON.stringify(email))} escape '\\'`,
        ),
      ),
    )
    .execute()
  for (const { id, recipients, message_id, cancelled_at } of rows) {
    const stored: { to: string[] } = JSON.parse(recipients)
    const to = stored.to.filter((it) => !person.emails.includes(it.toLowerCase()))
    if (to.length === stored.to.length) continue
    const isOpen = message_id === null && cancelled_at === null
    await db
      .updateTable('scheduled_messages')
      .set({ recipients: JSON.stringify({ ...stored, to }), last_error: '' })
      .$if(to.length === 0, (it) =>
        it.set({ subject: MESSAGE_TO_FORMER, body: '', ...(isOpen && { cancelled_at: now }) }),
      )
      .where('id', '=', id)
      .execute()
  }
}

const MESSAGE_TO_FORMER = 'Message to a former student'

/** Replaces a text that only the person typed in the audit entries about it: "exam 7: Grammar. 'the text', 3 scores changed". */
export async function removeTypedFromAudit(
  tx: Tx,
  { lessonId, text, otherTexts }: { lessonId: number; text: string; otherTexts: readonly string[] },
): Promise<void> {
  const endings = (it: string) => `. '${it}', `
  const longer = otherTexts.filter((it) => it.endsWith(`. '${text}`))
  const rows = await tx
    .selectFrom('audit')
    .select(['id', 'detail'])
    .where('action', 'in', ['setTypedVerdict', 'acceptTypedAnswer', 'undoTypedChange'])
    .where('detail', 'like', `exam ${lessonId}: %`)
    .execute()
  for (const { id, detail } of rows) {
    const [ending] = /\d+ scores changed$/.exec(detail) ?? []
    if (!ending || !detail.endsWith(endings(text) + ending)) continue
    // the entry is about another text, which ends with this one
    if (longer.some((it) => detail.endsWith(endings(it) + ending))) continue
    const subject = detail.slice(0, -(endings(text) + ending).length)
    await tx
      .updateTable('audit')
      .set({ detail: subject + endings(REMOVED) + ending, message: '' })
      .where('id', '=', id)
      .execute()
  }
}
