import { type Kysely, sql } from 'kysely'
import { isSqlite } from './columns.ts'

/** The new name of each renamed table. */
export const renamedTables: Record<string, string> = {
  people: 'users',
  tries: 'rate_limits',
  outgoing_mail: 'email_outbox',
  ledger_titles: 'ledger_search',
  provider_questions: 'provider_requests',
  known_devices: 'trusted_devices',
}

/** The new names of columns, by the new name of their table. */
export const renamedColumns: Record<string, Record<string, string>> = {
  sessions: { person_id: 'user_id' },
  trusted_devices: { person_id: 'user_id' },
  reset_codes: {
    person_id: 'user_id',
    tries: 'attempts',
    browser_tries: 'browser_attempts',
    elsewhere_tries: 'other_network_attempts',
  },
  rate_limits: { taken: 'attempts', ends_at: 'expires_at' },
  audit: { deed: 'action' },
  ledger: { person_id: 'user_id' },
  lessons: { once: 'idempotency_key' },
  payments: { person_id: 'user_id', remark: 'failure_reason' },
  provider_requests: { asked: 'requests' },
  sandbox_charges: { known_from: 'resolves_at' },
  referrals: { friend_id: 'referred_user_id' },
  messages: { once: 'idempotency_key', receivers: 'recipient_count' },
  email_outbox: { tries: 'attempts', next_try_at: 'next_attempt_at' },
  push_subscriptions: { person_id: 'user_id', asked_at: 'last_seen_at' },
  push_notices: { spread_at: 'fanned_out_at' },
  push_deliveries: { tries: 'attempts', next_try_at: 'next_attempt_at' },
  quiz_questions: { other1: 'wrong_option1', other2: 'wrong_option2', other3: 'wrong_option3' },
}

/** Renames tables and columns to the standard terms of the field; no row changes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [from, to] of Object.entries(renamedTables)) await renameTable(db, from, to)
  for (const [table, names] of Object.entries(renamedColumns))
    for (const [from, to] of Object.entries(names))
      await db.schema.alterTable(table).renameColumn(from, to).execute()
}

async function renameTable(db: Kysely<unknown>, from: string, to: string) {
  await db.schema.alterTable(from).renameTo(to).execute()
  // PostgreSQL keeps the old name of the sequence, by which backups find it
  if (!isSqlite(db))
    await sql`alter sequence if exists ${sql.table(`${from}_id_seq`)} rename to ${sql.table(`${to}_id_seq`)}`.execute(
      db,
    )
}
