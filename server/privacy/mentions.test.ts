import { expect, test } from 'vitest'
import { adminOverview } from '../../contract/admin/admin-overview.ts'
import { getAuditLog } from '../../contract/audit/audit.ts'
import { getMyData, requestAccountDeletion } from '../../contract/privacy/privacy.ts'
import { closeMention, getMentions } from '../../contract/privacy/privacy-admin.ts'
import { handlers } from '../handlers.ts'
import { forgetAttempts } from '../rpc/rate-limits.ts'
import { callApi } from '../test/call-api.ts'
import { dumpDatabase, findTraces } from '../test/files/find-traces.ts'
import { seedTraces, ZULAYKHA } from '../test/files/seed-traces.ts'
import { setClock } from '../test/freeze-clock.ts'
import { failOnWarning } from '../test/messages/counting-transport.ts'
import { openTestSchool } from '../test/test-school.ts'
import { eraseDueAccounts } from './erasure-worker.ts'
import { searchedColumns } from './find-mentions.ts'
import { SEARCHED_TABLES, UNSEARCHED_TABLES } from './mention-places.ts'
import { privacyTables } from './registry.ts'

/** A school in which Zulaykha, whom others mention, is erased. */
async function openAfterErasure() {
  const school = await openTestSchool()
  const { student, maryam } = await seedTraces(school, { mentions: true })
  await school.db
    .insertInto('settings')
    .values({ name: 'landingMessage', value: `Congratulations, ${ZULAYKHA.name}!` })
    .onConflict((it) =>
      it.column('name').doUpdateSet((row) => ({ value: row.ref('excluded.value') })),
    )
    .execute()
  const { data } = await callApi(school, getMyData, {}, student)
  const deletion = { password: ZULAYKHA.password, wallet: data.wallet }
  const planned = await callApi(school, requestAccountDeletion, deletion, student)
  setClock(planned.data.deletion.due)
  await eraseDueAccounts(
    school,
    (person) => forgetAttempts(school.db, handlers, person),
    failOnWarning,
  )
  const list = async () => (await callApi(school, getMentions, {}, maryam)).data
  return { school, student, maryam, list }
}

test('texts of others that mention an erased student stay as they are and are listed to administrators with their place (R-TRUST-002)', async () => {
  const { school, student, list } = await openAfterErasure()
  const { items, total } = await list()
  const found = items.map((it: { place: string; text: string }) => [it.place, it.text])
  expect(found).toEqual([
    ['comment', ZULAYKHA.name],
    ['message', ZULAYKHA.name],
    ['question', ZULAYKHA.name],
    ['question', ZULAYKHA.name],
    ['setting', ZULAYKHA.name],
  ])
  expect(total).toBe(5)
  expect(items[0]).toMatchObject({ account: student.id, before: 'Thank you ' })
  expect(items[0].after).toMatch(/^, I wrote to /)
  expect(Number(items[0].class_id) * Number(items[0].lesson_id)).toBeGreaterThan(0)
  // nothing else mentions her, and the list does so without her name
  const tables = findTraces(await dumpDatabase(school.db)).map((it) => it.split(' ')[0])
  expect([...new Set(tables)].sort()).toEqual([
    ...['comments', 'exam_versions', 'messages', 'questions', 'settings'],
  ])
})

test('an administrator takes mentions off the list, one or all of an account; nothing of the person is kept by it, and a text removed meanwhile is not shown (R-TRUST-002)', async () => {
  const { school, student, maryam, list } = await openAfterErasure()
  const open = async () => (await callApi(school, adminOverview, {}, maryam)).data.mentions
  expect(await open()).toBe(5)
  const [first] = (await list()).items
  await school.db.updateTable('comments').set({ body: '' }).execute()
  expect((await list()).items[0]).toMatchObject({ id: first.id, before: '', text: '', after: '' })

  const close = (fields: Record<string, unknown>, as: { token: string } = maryam) =>
    callApi(school, closeMention, fields, as)
  expect(await close({ mention_id: first.id })).toMatchObject({ status: true })
  expect(await close({ mention_id: first.id })).toMatchObject({ status: true })
  expect(await open()).toBe(4)
  expect(await close({})).toMatchObject({ status: true })
  expect(await open()).toBe(4)
  expect(await close({ account: String(student.id) })).toMatchObject({ status: true })
  expect(await list()).toEqual({ items: [], total: 0, page: 1 })

  const { data } = await callApi(school, getAuditLog, { act: 'closeMention' }, maryam)
  const details = data.rows.map((it: { detail: string }) => it.detail)
  expect(details[0]).toBe('4 places')
  expect(details[1]).toMatch(/^comments \d+$/)
})

test('every text in which somebody can write about a student is searched for mentions, or goes by itself (R-TRUST-003)', () => {
  for (const [table, entry] of privacyTables) {
    const isListed = table in SEARCHED_TABLES || UNSEARCHED_TABLES.some((it) => it === table)
    expect([
      table,
      searchedColumns(entry).length > 0 ? isListed || table === 'settings' : true,
    ]).toEqual([table, true])
  }
})
