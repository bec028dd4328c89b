import { expect, test } from 'vitest'
import { deleteClass } from '../../contract/classes.ts'
import { enrolInClass, getMyClasses } from '../../contract/enrolment.ts'
import { getWalletHistory } from '../../contract/wallet.ts'
import { aClass, aLessonRow, aView } from '../test/a-class.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { anAdministrator, aStudent, openSchool, type TestSchool, walletOf } from '../test/school.ts'

const seconds = (moment: string) => new Date(moment).getTime() / 1000
const places = async ({ db }: TestSchool) => db.selectFrom('enrolments').selectAll().execute()

test('a student joins a free class and no money moves (R-CLASS-019, R-CLASS-020)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school, { wallet: 500_00 })
  const free = await aClass(school)

  const answer = await ask(
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
  expect(await places(school)).toMatchObject([{ student_id: amina.id, class_id: free.id, paid: 0 }])
  expect(await walletOf(school.db, amina.id)).toMatchObject({
    balance: 500_00,
    rows: [{ type: 'credit' }],
  })
})

test('a paid class takes its price from the wallet, to the kobo, with one row of the ledger (R-CLASS-021, R-MONEY-001, R-MONEY-008, R-MONEY-018)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school, { wallet: 1_000_30 })
  const paid = await aClass(school, { name: 'Ṣarf', price: 100_10 })

  await ask(school, enrolInClass, { class_id: paid.rand }, amina)

  const { balance, sum } = await walletOf(school.db, amina.id)
  expect({ balance, sum }).toEqual({ balance: 900_20, sum: 900_20 })
  const { data } = await ask(school, getWalletHistory, { email: amina.email }, amina)
  expect(data[0]).toMatchObject({ type: 'debit', amount: 100.1, description: 'Enrolment: Ṣarf' })
  expect(data).toHaveLength(2)
})

test('a student who cannot pay keeps the money and gets no place (R-CLASS-022, R-MONEY-002)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school, { wallet: 400_00 })
  const paid = await aClass(school, { price: 1_000_00 })

  const answer = await ask(school, enrolInClass, { class_id: paid.rand }, amina)

  expect(answer).toMatchObject({
    http: 200,
    status: false,
    message: expect.stringContaining('Insufficient wallet balance'),
  })
  expect(await places(school)).toEqual([])
  const { balance, sum, rows } = await walletOf(school.db, amina.id)
  expect({ balance, sum, rows: rows.length }).toEqual({ balance: 400_00, sum: 400_00, rows: 1 })
})

test('a second enrolment is refused and costs nothing (R-CLASS-038)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school, { wallet: 1_000_00 })
  const paid = await aClass(school, { price: 400_00 })
  await ask(school, enrolInClass, { class_id: paid.rand }, amina)

  const again = await ask(school, enrolInClass, { class_id: String(paid.id) }, amina)

  expect(again).toMatchObject({
    http: 200,
    status: false,
    message: 'You are already enrolled in this class.',
  })
  expect((await walletOf(school.db, amina.id)).balance).toBe(600_00)
})

test('registration that has closed is closed for the server too, and a day counts until its last second (R-CLASS-035, R-BROWSE-015, R-BROWSE-016, R-BROWSE-017)', async () => {
  const school = await openSchool()
  const end = seconds('2026-12-02T22:59:59Z')
  const byDay = await aClass(school, { registrationCloses: '2026-12-02' })
  const bySecond = await aClass(school, { registrationCloses: String(end) })
  const never = await aClass(school, { registrationCloses: '0' })
  const enrols = async (ref: string) => {
    const student = await aStudent(school)
    return ask(school, enrolInClass, { class_id: ref }, student)
  }

  // 23:59:59 in Lagos
  at('2026-12-02T22:59:59Z')
  expect((await enrols(byDay.rand)).status).toBe(true)
  expect((await enrols(bySecond.rand)).status).toBe(true)

  at('2026-12-02T23:00:00Z')
  for (const closed of [byDay, bySecond]) {
    expect(await enrols(closed.rand)).toMatchObject({
      http: 200,
      status: false,
      message: 'Registration for this class has ended.',
    })
  }
  expect((await enrols(never.rand)).status).toBe(true)
})

test('nobody joins a class that is inactive, deleted or not there (R-CLASS-036)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const maryam = await anAdministrator(school)
  const inactive = await aClass(school, { active: false })
  const deleted = await aClass(school)
  await ask(school, deleteClass, { class_id: String(deleted.id) }, maryam)

  expect(await ask(school, enrolInClass, { class_id: inactive.rand }, amina)).toMatchObject({
    http: 200,
    status: false,
  })
  for (const ref of [deleted.rand, '999', 'there-is-no-such-class']) {
    expect(await ask(school, enrolInClass, { class_id: ref }, amina)).toMatchObject({
      http: 404,
      message: 'Class not found',
    })
  }
  expect(await places(school)).toEqual([])
})

test('a class with a prerequisite takes those who completed it (R-CLASS-037)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const first = await aClass(school)
  const second = await aClass(school, { prerequisiteId: first.id })
  const lessonId = await aLessonRow(school, first.id)
  await ask(school, enrolInClass, { class_id: first.rand }, amina)

  expect(await ask(school, enrolInClass, { class_id: second.rand }, amina)).toMatchObject({
    http: 200,
    status: false,
    message: 'Please complete the prerequisite class first.',
  })
  await aView(school, { studentId: amina.id, classId: first.id, lessonId })
  expect((await ask(school, enrolInClass, { class_id: second.rand }, amina)).status).toBe(true)
})

test('a monthly place ends one calendar month later, any other never (R-CLASS-039, R-MYCLASS-008, R-MYCLASS-009)', async () => {
  const school = await openSchool()
  // the last day of January ends on the last day of February
  at('2027-01-31T09:30:00Z')
  const amina = await aStudent(school, { wallet: 9_000_00 })
  const once = await aClass(school, { name: 'Once', price: 500_00 })
  const monthly = await aClass(school, { name: 'Monthly', price: 500_00, monthly: true })
  await ask(school, enrolInClass, { class_id: once.rand }, amina)
  await ask(school, enrolInClass, { class_id: monthly.rand }, amina)

  const { data } = await ask(school, getMyClasses, { email: amina.email }, amina)

  expect(data).toMatchObject([
    {
      myclass: { nextSub: String(seconds('2027-02-28T09:30:00Z')) },
      class_details: { name: 'Monthly', monthlySub: '1', rand: monthly.rand, subjecttotal: 0 },
    },
    { myclass: { nextSub: '0' }, class_details: { name: 'Once' } },
  ])
})

test('a student sees nobody else in My Classes, and a stranger sees nothing (R-MYCLASS-010)', async () => {
  const school = await openSchool()
  const amina = await aStudent(school)
  const bilal = await aStudent(school, { name: 'Bilal Musa' })
  const free = await aClass(school)
  await ask(school, enrolInClass, { class_id: free.rand }, bilal)

  expect((await ask(school, getMyClasses, {}, amina)).data).toEqual([])
  expect((await ask(school, getMyClasses, { email: bilal.email }, amina)).http).toBe(403)
  expect((await ask(school, getMyClasses)).http).toBe(401)
  expect((await ask(school, enrolInClass, { class_id: free.rand })).http).toBe(401)
  expect((await ask(school, enrolInClass, {}, amina)).http).toBe(400)
})
