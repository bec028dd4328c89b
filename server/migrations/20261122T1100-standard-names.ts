import type { Kysely } from 'kysely'

const tables = {
  people: 'users',
  tries: 'rate_limits',
  outgoing_mail: 'email_outbox',
  ledger_titles: 'ledger_search',
  provider_questions: 'provider_requests',
  known_devices: 'trusted_devices',
}

/** By the new name of the table. */
const columns: Record<string, Record<string, string>> = {
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
  for (const [from, to] of Object.entries(tables))
    await db.schema.alterTable(from).renameTo(to).execute()
  for (const [table, names] of Object.entries(columns))
    for (const [from, to] of Object.entries(names))
      await db.schema.alterTable(table).renameColumn(from, to).execute()
}
