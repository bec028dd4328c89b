import { expect, test } from 'vitest'
import { enrolInClass, getClassStudents } from '../../contract/enrolment/enrolment.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import {
  advanceClock,
  openSchoolWithSubscription,
  unixText,
} from '../test/payments/monthly-class.ts'
import { seedStudent } from '../test/test-school.ts'

test('the roster lists the students of a class with the end and status of their enrolment (R-ACLASS-034)', async () => {
  const { school, maryam, amina, monthly } = await openSchoolWithSubscription()
  freezeClock('2026-12-09T08:00:00Z')
  const bilal = await seedStudent(school, { name: 'Bilal Musa', wallet: 500_00 })
  await callApi(school, enrolInClass, { class_id: monthly.publicId }, bilal)
  await advanceClock(school, '2026-12-11T08:00:00Z', amina, maryam)

  const { data } = await callApi(
    school,
    getClassStudents,
    { email: maryam.email, class_id: String(monthly.id) },
    maryam,
  )

  expect(data).toEqual([
    {
      id: String(amina.id),
      name: 'Amina Bello',
      email: amina.email,
      phonenumber: '08030000000',
      nextSub: unixText('2026-12-10T08:00:00Z'),
      status: 'expired',
    },
    expect.objectContaining({
      name: 'Bilal Musa',
      nextSub: unixText('2027-01-09T08:00:00Z'),
      status: 'active',
    }),
  ])
  expect((await callApi(school, getClassStudents, { class_id: '1' }, amina)).http).toBe(403)
  expect((await callApi(school, getClassStudents, { class_id: '999' }, maryam)).http).toBe(404)
})
