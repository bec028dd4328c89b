import { expect, test } from 'vitest'
import { updateClass } from '../../../contract/classes/classes.ts'
import { callApi } from '../../test/call-api.ts'
import {
  enrolmentsOf,
  expectBalanced,
  findPaymentRow,
  payByCard,
  seedPayment,
  verifyCardPayment,
} from '../../test/payments/card-payments.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../../test/test-school.ts'

test('if the class has closed meanwhile, the money stays in the wallet and the student reads why', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const maryam = await seedAdministrator(school)
  const paid = await seedClass(school, { price: 7_500_00 })
  const opened = await seedPayment(school, amina, { class_id: paid.publicId })
  await payByCard(school, opened)
  await callApi(school, updateClass, { ...formOf(paid), regclosedate: '2020-01-01' }, maryam)

  for (let time = 1; time <= 2; time++) {
    expect(await verifyCardPayment(school, opened.reference, amina)).toMatchObject({
      status: true,
      data: {
        wallet: 7500,
        state: 'to_wallet',
        note: 'Registration for this class has ended. Your ₦7,500 is in your wallet.',
      },
    })
  }

  expect(await enrolmentsOf(school, amina)).toEqual([])
  expect(await findPaymentRow(school, opened.reference)).toMatchObject({ state: 'to_wallet' })
  await expectBalanced(school, amina, 7_500_00)
})

test('if the price has risen meanwhile, the rest of the wallet is not spent on it', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 50_000_00 })
  const maryam = await seedAdministrator(school)
  const paid = await seedClass(school, { price: 7_500_00 })
  const opened = await seedPayment(school, amina, { class_id: paid.publicId })
  await payByCard(school, opened)
  await callApi(school, updateClass, { ...formOf(paid), amount: '9000' }, maryam)

  expect((await verifyCardPayment(school, opened.reference, amina)).data).toMatchObject({
    wallet: 57_500,
    state: 'to_wallet',
    note: expect.stringContaining('The price of this class has changed.'),
  })
  await expectBalanced(school, amina, 57_500_00)
})

test('if the class was deleted meanwhile, the money stays in the wallet', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const paid = await seedClass(school, { price: 7_500_00 })
  const opened = await seedPayment(school, amina, { class_id: paid.publicId })
  await payByCard(school, opened)
  await school.db.updateTable('classes').set({ deleted_at: 1 }).execute()

  expect((await verifyCardPayment(school, opened.reference, amina)).data).toMatchObject({
    state: 'to_wallet',
    note: 'Class not found. Your ₦7,500 is in your wallet.',
  })
  await expectBalanced(school, amina, 7_500_00)
})

/** The class form that the administrator's page submits. */
function formOf(it: Awaited<ReturnType<typeof seedClass>>) {
  return {
    class_id: String(it.id),
    category: it.category,
    name: it.name,
    about: it.about,
    premium: '1',
    amount: String(it.price / 100),
    status: '1',
    monthlylimit: '0',
    prequisite_id: '0',
  }
}
