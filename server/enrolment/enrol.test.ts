import { expect, test } from 'vitest'
import { enrolInClass, getMyClasses } from '../../contract/enrolment/enrolment.ts'
import { getWalletHistory } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedStudent, type TestSchool, walletOf } from '../test/test-school.ts'

const unixSeconds = (iso: string) => new Date(iso).getTime() / 1000
const allEnrolments = async ({ db }: TestSchool) =>
  db.selectFrom('enrolments').selectAll().execute()

test('a student joins a free class without a payment (R-CLASS-019, R-CLASS-020)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 500_00 })
  const free = await seedClass(school)

  const answer = await callApi(
    school,
    enrolInClass,
    { class_id: String(free.id), email: amina.email },
    amina,
  )

  expect(answer).toMatchObject({
    http: 200,
    status: true,
    message: 'Successfully enrolled in the class!',
  })
  expect(await allEnrolments(school)).toMatchObject([
    { student_id: amina.id, class_id: free.id, paid: 0 },
  ])
  expect(await walletOf(school.db, amina.id)).toMatchObject({
    balance: 500_00,
    rows: [{ type: 'credit' }],
  })
})

test('enrolment in a paid class debits its exact price with one ledger entry (R-CLASS-021, R-MONEY-001, R-MONEY-008, R-MONEY-018)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_000_30 })
  const paid = await seedClass(school, { name: 'Ṣarf', price: 100_10 })

  await callApi(school, enrolInClass, { class_id: paid.publicId }, amina)

  const { balance, sum } = await walletOf(school.db, amina.id)
  expect({ balance, sum }).toEqual({ balance: 900_20, sum: 900_20 })
  const { data } = await callApi(school, getWalletHistory, { email: amina.email }, amina)
  expect(data[0]).toMatchObject({ type: 'debit', amount: 100.1, description: 'Enrolment: Ṣarf' })
  expect(data).toHaveLength(2)
})

test('a student who cannot pay keeps the money and is not enrolled (R-CLASS-022, R-MONEY-002)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 400_00 })
  const paid = await seedClass(school, { price: 1_000_00 })

  const answer = await callApi(school, enrolInClass, { class_id: paid.publicId }, amina)

  expect(answer).toMatchObject({
    http: 200,
    status: false,
    code: 'insufficient_balance',
    message: expect.stringContaining('Insufficient wallet balance'),
  })
  expect(await allEnrolments(school)).toEqual([])
  const { balance, sum, rows } = await walletOf(school.db, amina.id)
  expect({ balance, sum, rows: rows.length }).toEqual({ balance: 400_00, sum: 400_00, rows: 1 })
})

test('a second enrolment is declined and costs nothing (R-CLASS-038)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const paid = await seedClass(school, { price: 400_00 })
  await callApi(school, enrolInClass, { class_id: paid.publicId }, amina)

  const secondEnrolment = await callApi(school, enrolInClass, { class_id: String(paid.id) }, amina)

  expect(secondEnrolment).toMatchObject({
    http: 200,
    status: false,
    code: 'already_enrolled',
    message: 'You are already enrolled in this class.',
  })
  expect((await walletOf(school.db, amina.id)).balance).toBe(600_00)
})

test('a monthly enrolment ends one calendar month later, any other does not expire (R-CLASS-039, R-MYCLASS-008, R-MYCLASS-009)', async () => {
  const school = await openTestSchool()
  // from the last day of January to the last day of February
  freezeClock('2027-01-31T09:30:00Z')
  const amina = await seedStudent(school, { wallet: 9_000_00 })
  const oneTime = await seedClass(school, { name: 'Once', price: 500_00 })
  const monthly = await seedClass(school, { name: 'Monthly', price: 500_00, monthly: true })
  await callApi(school, enrolInClass, { class_id: oneTime.publicId }, amina)
  await callApi(school, enrolInClass, { class_id: monthly.publicId }, amina)

  const { data } = await callApi(school, getMyClasses, { email: amina.email }, amina)

  expect(data).toMatchObject([
    {
      myclass: { nextSub: String(unixSeconds('2027-02-28T09:30:00Z')) },
      class_details: { name: 'Monthly', monthlySub: '1', rand: monthly.publicId, subjecttotal: 0 },
    },
    { myclass: { nextSub: '0' }, class_details: { name: 'Once' } },
  ])
})

test('a month of an enrolment is counted in the time zone of the school (R-CLASS-039)', async () => {
  const school = await openTestSchool({ SITE_TIMEZONE: 'Africa/Lagos' })
  // in Lagos it is already the last day of March; April has no 31st
  freezeClock('2027-03-30T23:30:00Z')
  const amina = await seedStudent(school, { wallet: 500_00 })
  const monthly = await seedClass(school, { price: 500_00, monthly: true })

  await callApi(school, enrolInClass, { class_id: monthly.publicId }, amina)

  expect(await allEnrolments(school)).toMatchObject([
    { paid_until: unixSeconds('2027-04-29T23:30:00Z') },
  ])
})

test('a student can read only their own classes, and a visitor none (R-MYCLASS-010)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  const free = await seedClass(school)
  await callApi(school, enrolInClass, { class_id: free.publicId }, bilal)

  expect((await callApi(school, getMyClasses, {}, amina)).data).toEqual([])
  expect((await callApi(school, getMyClasses, { email: bilal.email }, amina)).http).toBe(403)
  expect((await callApi(school, getMyClasses)).http).toBe(401)
  expect((await callApi(school, enrolInClass, { class_id: free.publicId })).http).toBe(401)
  expect((await callApi(school, enrolInClass, {}, amina)).http).toBe(400)
})
