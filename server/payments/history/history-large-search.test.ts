import { expect, test } from 'vitest'
import { findPayments } from '../../../contract/payments/payment-history.ts'
import { seedManyStudents } from '../../test/accounts/many-students.ts'
import { callApi } from '../../test/call-api.ts'
import { addLedgerEntry } from '../../test/payments/ledger-entries.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../../test/test-school.ts'

async function openSearch() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const find = async (search: string, fields = {}) =>
    (await callApi(school, findPayments, { ...fields, search }, maryam)).data
  return { school, find }
}

test('entries that are found by a name and by a title are listed newest first, on every page (R-APAY-006)', async () => {
  const { school, find } = await openSearch()
  const fundi = await seedStudent(school, { name: 'Fundi Bello', wallet: 0 })
  const amina = await seedStudent(school)
  const amounts: number[] = []
  for (let index = 1; index <= 12; index++) {
    // two entries in each second, one of Fundi with another title and one with the title
    const at = new Date(Date.parse('2026-11-20T10:00:00Z') + Math.floor(index / 2) * 1000)
    const [user, description] = index % 2 ? [amina, 'Wallet funding'] : ([fundi, 'A gift'] as const)
    await addLedgerEntry(school, user, 'credit', {
      ...{ amount: index * 100, description, service: 'quiz', at: at.toISOString() },
    })
    amounts.unshift(index)
  }

  const pages = [await find('fund'), await find('fund', { page: 2 })]

  const rows: { amount: number }[] = pages.flatMap((it) => it.rows)
  expect(rows.map((it) => it.amount)).toEqual(amounts)
})

test('a search that matches more than two thousand students finds the entry of each', async () => {
  const { school, find } = await openSearch()
  const ids = await seedManyStudents(school, 2_500)
  await school.db
    .updateTable('users')
    .set({ search_text: 'amina bello' })
    .where('id', 'in', ids.slice(0, 2_002))
    .execute()
  for (const id of [ids[0], ids[1_999], ids[2_001], ids[2_002]])
    await addLedgerEntry(school, { id: id ?? 0 }, 'credit', { amount: 1_00 })

  expect((await find('bello')).total).toBe(3)
})
