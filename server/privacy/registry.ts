import { accountTables } from './registry/accounts.ts'
import { learningTables } from './registry/learning.ts'
import { messageTables } from './registry/messages.ts'
import { moneyTables } from './registry/money.ts'
import { schoolTables } from './registry/school.ts'
import type { PrivacyRegistry, TablePrivacy, TextRule } from './registry-types.ts'

/**
 * Whose data every text column holds, why and for how long, and how it is exported and erased (R-TRUST-003, decision 0656).
 * Exports and erasures follow it in this order; docs/privacy.md is printed from it. A table or text column without
 * an entry is a type error, and `npm run privacy -- --check` compares it with a migrated database.
 */
export const privacyRegistry = {
  ...messageTables,
  ...accountTables,
  ...learningTables,
  ...moneyTables,
  users: {
    why: 'The account.',
    kept: 'until the account is erased; its number, balance and role stay, as those of a former student',
    rows: 'id = :id',
    exportAs: 'account',
    onErasure: 'keep',
    erasedTo: {
      referral_code: "'erased-' || id",
      search_text: "'former student'",
      student_code: 'null',
    },
    columns: {
      name: 'name',
      email: 'own',
      email_key: 'secret',
      search_text: 'secret',
      phone: 'own',
      password_hash: 'secret',
      referral_code: 'own',
      data_saver: 'code',
      language: 'code',
      staff: 'code',
      student_code: 'own',
    },
  },
  ...schoolTables,
} satisfies PrivacyRegistry

/** The entries as a list, in the order of erasure. */
export const privacyTables: readonly (readonly [table: string, entry: AnyTable])[] =
  Object.entries(privacyRegistry)

/** An entry of a table that is known only by name. */
export type AnyTable = Pick<TablePrivacy, 'why' | 'kept' | 'rows' | 'exportAs' | 'onErasure'> & {
  exportColumns?: readonly string[]
  erasedTo?: Readonly<Record<string, string>>
  erasedRows?: string
  columns: Readonly<Record<string, TextRule>>
  repeats?: readonly string[]
}
