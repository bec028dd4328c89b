import { expect, test } from 'vitest'
import { findAnything } from '../../contract/finder/finder.ts'
import { openPayment } from '../../contract/payments/payments.ts'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'

test('the finder finds students, classes and lessons without accents and vowel marks, and no deleted ones', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const gone = await seedStudent(school, { name: 'Musa Garba' })
  await school.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', gone.id).execute()
  const { id: classId } = await seedClass(school, { name: 'Naḥw · النَّحْو' })
  const lessonId = await seedLessonRow(school, classId)
  await school.db
    .updateTable('lessons')
    .set({ subject: 'The sentence · الجُمْلَة' })
    .where('id', '=', lessonId)
    .execute()
  const find = async (search: string) =>
    (await callApi(school, findAnything, { search }, maryam)).data

  expect((await find('danjuma')).students).toEqual([
    { id: String(musa.id), name: 'Musa Ɗanjuma', email: musa.email },
  ])
  expect((await find('musa')).students).toHaveLength(1)
  expect((await find('النحو')).classes).toMatchObject([{ id: String(classId) }])
  expect((await find('الجملة')).lessons).toEqual([
    {
      ...{ id: String(lessonId), class_id: String(classId) },
      ...{ subject: 'The sentence · الجُمْلَة', class_name: 'Naḥw · النَّحْو' },
    },
  ])
  expect(await find(' ')).toEqual({ students: [], classes: [], lessons: [], payments: [] })
  await school.db.updateTable('classes').set({ deleted_at: 1 }).execute()
  expect(await find('nahw')).toEqual({ students: [], classes: [], lessons: [], payments: [] })
  expect(await callApi(school, findAnything, { search: 'a' }, musa)).toMatchObject({ http: 403 })
})

test('the finder finds a payment by the reference of its receipt and by its amount, for those who see money (R-ARABIC-001)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const opened = await callApi(school, openPayment, { amount: 7_500 }, amina)
  const { reference } = opened.data
  const fields = { student_id: String(amina.id), amount: 200 }
  await callApi(school, fundWallet, fields, maryam)
  const [entry] = await school.db.selectFrom('ledger').select('id').execute()
  const find = async (search: string) =>
    (await callApi(school, findAnything, { search }, maryam)).data.payments

  expect(await find(reference.toLowerCase())).toEqual([
    { reference, name: amina.name, amount: 7_500, card: true },
  ])
  expect(await find(`wallet_${entry?.id}`)).toEqual([
    { reference: `WALLET_${entry?.id}`, name: amina.name, amount: 200, card: false },
  ])
  expect(await find('FUND_NONE')).toEqual([])
  const funded = [{ reference: `WALLET_${entry?.id}`, name: amina.name, amount: 200, card: false }]
  for (const amount of ['200', '₦200', 'N200.00', '٢٠٠']) expect(await find(amount)).toEqual(funded)
  for (const amount of ['20', '2000', '200.01']) expect(await find(amount)).toEqual([])
  const teacher = await seedStaff(school, 'teacher', [])
  expect((await callApi(school, findAnything, { search: '200' }, teacher)).data.payments).toEqual(
    [],
  )
})
