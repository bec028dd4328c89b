import { expect, onTestFinished, test } from 'vitest'
import { findStudents } from '../../contract/admin/admin.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'
import { startSearchRebuildWorker } from './search-rebuild.ts'

test('a student whose search text alone is of an earlier version is found after the rebuild in the background (R-ARABIC-002)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedStudent(school, { name: 'فاطمة' })
  const former = { search_text: 'فاطمة' }
  await school.db.updateTable('users').set(former).where('id', '=', id).execute()
  await school.db
    .insertInto('search_rebuilds')
    .values({ table_name: 'users', after_id: 0 })
    .execute()
  const find = async () =>
    (await callApi(school, findStudents, { search: 'فاطمه' }, maryam)).data.rows.map(
      (it: { name: string }) => it.name,
    )
  expect(await find()).toEqual([])

  const worker = startSearchRebuildWorker(school.db, (message) => expect.unreachable(message))
  onTestFinished(() => worker.stop())

  await expect.poll(find).toEqual(['فاطمة'])
  const pending = () => school.db.selectFrom('search_rebuilds').selectAll().execute()
  await expect.poll(pending).toEqual([])
})
