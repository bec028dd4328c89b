import { expect, test } from 'vitest'
import { enrolInClass, renewSubscription } from '../../contract/enrolment/enrolment.ts'
import { settlePart } from '../../contract/enrolment/owed.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { enrolmentsOf, expectBalanced } from '../test/payments/card-payments.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

/** Amina has paid the first of three parts of ₦3,000 each. */
async function openSchoolWithParts(wallet: number) {
  const school = await openTestSchool()
  freezeClock('2026-11-01T08:00:00Z')
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet })
  const it = await seedClass(school, { name: 'Ṣarf', price: 9_000_00, parts: 3 })
  const ofClass = { class_id: String(it.id) }
  await callApi(school, enrolInClass, { ...ofClass, in_parts: '1' }, amina)
  return { school, maryam, amina, ofClass }
}

test('fifty payments at once pay the two parts that are owed, each once, and no third (R-PAY-006)', async () => {
  const { school, amina, ofClass } = await openSchoolWithParts(20_000_00)
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => callApi(school, renewSubscription, ofClass, amina)),
  )
  expect(new Set(answers.map((it) => it.http))).toEqual(new Set([200]))
  expect(answers.filter((it) => it.status)).toHaveLength(2)
  expect((await enrolmentsOf(school, amina))[0].myclass).toMatchObject({ nextSub: '0' })
  await expectBalanced(school, amina, 11_000_00)
})

test('the next part is settled once by fifty of the staff at once, and paid no second time by the student (R-PAY-006)', async () => {
  const { school, maryam, amina, ofClass } = await openSchoolWithParts(6_000_00)
  const seen_due = (await enrolmentsOf(school, amina))[0].myclass.parts.due
  const settlement = { ...ofClass, student_id: String(amina.id), seen_due, payment: 'wallet' }
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => callApi(school, settlePart, settlement, maryam)),
    callApi(school, renewSubscription, ofClass, amina),
  ])
  expect(answers.filter((it) => it.status)).toHaveLength(1)
  expect((await enrolmentsOf(school, amina))[0].myclass.parts).toMatchObject({ paid: 2, of: 3 })
  await expectBalanced(school, amina, 0)
})
