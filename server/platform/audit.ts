import { sql } from 'kysely'
import type { AuditAction, AuditChange, AuditValue } from '../../contract/audit/audit.ts'
import { type AuditValues, listAuditChanges } from '../../contract/audit/audit-fields.ts'
import { textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import type { Message } from '../../messages/message.ts'
import { parseMessage, stringifyMessage } from './audited-message.ts'
import type { Tx } from './db.ts'
import { storedTexts } from './stored-text.ts'

/** An administrator action to record. */
export type AuditEntry = {
  actorId: number
  action: AuditAction
  /** The user whom the action concerns; null for none. */
  subjectId: number | null
  /** A text that is the same in every language, such as a name, or a message. */
  detail?: string | Message
  /** The values of the fields before the action; none for a creation. Only fields that differ are stored. */
  before?: AuditValues
  /** The values after the action; none for a deletion. */
  after?: AuditValues
  now: number
}

const MAX_DETAIL_CHARACTERS = 500

/** Records an action in the transaction that performs it, so that both commit or neither (decision 0500). */
export async function writeAuditEntry(
  tx: Tx,
  { actorId, action, subjectId, detail = '', before, after, now }: AuditEntry,
): Promise<void> {
  const changes = listAuditChanges(before, after)
  await tx
    .insertInto('audit')
    .values({
      at: now,
      actor_id: actorId,
      // kept with the entry, because the person can have another kind later (R-STAFF-010)
      actor_staff: sql<string>`(select staff from users where id = ${actorId})`,
      action,
      subject_id: subjectId,
      // a cut can split a surrogate pair
      detail: englishOf(detail).slice(0, MAX_DETAIL_CHARACTERS).toWellFormed(),
      message: typeof detail === 'string' ? '' : stringifyMessage(detail),
      changes: changes.length > 0 ? JSON.stringify(changes) : '',
    })
    .execute()
}

// without isolates: an erasure reads and replaces names in it
const englishOf = (detail: string | Message): string =>
  typeof detail === 'string' ? detail : textIn('en', detail).replaceAll(/[\u2066-\u2069]/g, '')

/** The detail of a stored entry in the language of its reader; an entry of an earlier release is in English (R-LANG-005). */
export function auditDetail(
  { detail, message }: { detail: string; message: string },
  locale: Locale,
): string {
  const said = locale === 'en' ? undefined : parseMessage(message)
  return said ? textIn(locale, said) : detail
}

/** The changed fields of a stored entry, with the texts that the school wrote itself in the language of the reader. */
export function parseAuditChanges(stored: string, locale: Locale): AuditChange[] {
  if (stored === '') return []
  // written by `writeAuditEntry`
  const changes = JSON.parse(stored) as AuditChange[]
  return changes.map((it) => ({
    ...it,
    before: valueIn(locale, it.before),
    after: valueIn(locale, it.after),
  }))
}

const lines = storedTexts([
  'audited_text_points',
  'audited_text_file',
  'audited_text_typed_strict',
  'audited_text_typed',
  'audited_text_typed_endings_strict',
  'audited_text_typed_endings',
  'audited_text_typed_asked_strict',
  'audited_text_typed_asked',
])

function valueIn(locale: Locale, value: AuditValue): AuditValue {
  if (typeof value !== 'string') return value
  const texts = value.split('\n').map((it) => lines.textIn(locale, it))
  return texts.join('\n')
}
