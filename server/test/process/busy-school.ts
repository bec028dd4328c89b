import { findPayments } from '../../../contract/payments/payment-history.ts'
import { callApi } from '../call-api.ts'
import { addLedgerEntry } from '../payments/ledger-entries.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test-school.ts'

/** Amina and Musa have credits and debits on three days. */
export async function openBusySchool(options?: { breaksLedger: boolean }) {
  const school = await openTestSchool({}, options)
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello', email: 'amina@example.org' })
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma', email: 'musa@example.org' })
  await addLedgerEntry(school, amina, 'credit', { amount: 5_000_00, at: '2026-11-18T10:00:00Z' })
  await addLedgerEntry(school, musa, 'credit', { amount: 900_50, at: '2026-11-19T22:59:59Z' })
  // after midnight in Lagos, but not in UTC
  await addLedgerEntry(school, amina, 'debit', { amount: 2_500_00, at: '2026-11-19T23:00:00Z' })
  await addLedgerEntry(school, musa, 'credit', {
    amount: 100_00,
    service: 'quiz',
    description: 'Quiz reward: easy level',
    at: '2026-11-20T08:00:00Z',
  })
  const find = async (fields: Record<string, unknown>) =>
    (await callApi(school, findPayments, fields, maryam)).data
  return { school, maryam, amina, musa, find }
}

/** The titles of the rows of a history. */
export const titlesOf = (found: { rows: { title: string }[] }) => found.rows.map((it) => it.title)
