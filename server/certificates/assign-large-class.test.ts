import { expect, test } from 'vitest'
import { assignCertificate } from '../../contract/certificates/certificates.ts'
import { seedManyStudents } from '../test/accounts/many-students.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'

test('in a class of five thousand, each student gets one certificate even if it is assigned twice', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const grammar = await seedClass(school)
  await fillClass(school, grammar.id, 5_000)
  const fields = {
    certificate_content: 'has completed the course',
    issue_date: '2026-11-01',
    class_ids: [grammar.id],
  }

  const first = await callApi(school, assignCertificate, fields, maryam)
  const second = await callApi(school, assignCertificate, fields, maryam)

  expect(first.data).toEqual({ given: 5_000, already: 0 })
  expect(second.data).toEqual({ given: 0, already: 5_000 })
  const rows = await school.db.selectFrom('certificates').select('id').execute()
  expect(rows).toHaveLength(5_000)
})

async function fillClass(school: TestSchool, classId: number, students: number) {
  const rows = (await seedManyStudents(school, students)).map((id) => ({
    ...{ class_id: classId, student_id: id, paid: 0, paid_until: 0, enrolled_at: 0 },
  }))
  for (let start = 0; start < rows.length; start += 500)
    await school.db
      .insertInto('enrolments')
      .values(rows.slice(start, start + 500))
      .execute()
}
