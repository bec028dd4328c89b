import { expect, test } from 'vitest'
import { openPayment } from '../../../contract/payments/payments.ts'
import { callApi } from '../../test/call-api.ts'
import { closeCardWindow, findPaymentRow, seedPayment } from '../../test/payments/card-payments.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedStudent } from '../../test/test-school.ts'

test('a further payment supersedes one whose outcome is not awaited, even if an awaited one is older', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const [grammar, morphology] = [
    await seedClass(school, { price: 500_00 }),
    await seedClass(school),
  ]
  await school.db.updateTable('classes').set({ price: 700_00 }).execute()
  const awaited = await seedPayment(school, amina, { class_id: grammar.publicId })
  const funding = await seedPayment(school, amina, { amount: 500 })
  for (let count = 0; count < 3; count++) await seedPayment(school, amina, { amount: 600 })

  await seedPayment(school, amina, { class_id: morphology.publicId })

  expect(await findPaymentRow(school, awaited.reference)).toMatchObject({ state: 'pending' })
  expect(await findPaymentRow(school, funding.reference)).toMatchObject({ state: 'failed' })
})

test('a further payment for a class supersedes one for this class before one for another class', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const openAndClose = async (input: { amount?: number; class_id?: string }) => {
    const opened = await seedPayment(school, amina, input)
    await closeCardWindow(school, amina, opened)
    return opened
  }
  const [grammar, morphology] = [await seedClass(school), await seedClass(school)]
  await school.db.updateTable('classes').set({ price: 700_00 }).execute()
  const forGrammar = await openAndClose({ class_id: grammar.publicId })
  const forMorphology = await openAndClose({ class_id: morphology.publicId })
  for (let count = 0; count < 3; count++) await seedPayment(school, amina, { amount: 600 })

  await seedPayment(school, amina, { class_id: morphology.publicId })

  expect(await findPaymentRow(school, forGrammar.reference)).toMatchObject({ state: 'pending' })
  expect(await findPaymentRow(school, forMorphology.reference)).toMatchObject({ state: 'failed' })
})

test('if all open payments are awaited, the oldest is superseded and its class can be paid again', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const classes = await Promise.all(
    Array.from({ length: 6 }, () => seedClass(school, { price: 700_00 })),
  )
  const references: string[] = []
  for (const { publicId } of classes)
    references.push((await seedPayment(school, amina, { class_id: publicId })).reference)

  const [oldest = '', second = ''] = references
  expect(await findPaymentRow(school, oldest)).toMatchObject({ state: 'failed' })
  expect(await findPaymentRow(school, second)).toMatchObject({ state: 'pending' })
  const fields = { class_id: classes[0]?.publicId }
  expect(await callApi(school, openPayment, fields, amina)).toMatchObject({ status: true })
})

test('a card payment at another price than the one that the student was shown is declined', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const { publicId: class_id } = await seedClass(school, { price: 700_00 })

  expect(await callApi(school, openPayment, { class_id, seen_price: 600 }, amina)).toMatchObject({
    ...{ http: 200, status: false, code: 'price_changed' },
  })
  expect(await school.db.selectFrom('payments').select('id').execute()).toEqual([])
  expect(await callApi(school, openPayment, { class_id, seen_price: 700 }, amina)).toMatchObject({
    status: true,
  })
})
