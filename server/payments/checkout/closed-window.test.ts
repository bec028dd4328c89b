import { expect, test } from 'vitest'
import { findCardPayments, recheckPayment } from '../../../contract/payments/card-payments.ts'
import { openPayment, verifyPayment } from '../../../contract/payments/payments.ts'
import { HOUR, MINUTE } from '../../../contract/platform/duration.ts'
import { getClassDetails } from '../../../contract/study/study.ts'
import { callApi } from '../../test/call-api.ts'
import { closeCardWindow, seedPayment } from '../../test/payments/card-payments.ts'
import { atSeconds, runWorkerPass } from '../../test/payments/open-payment.ts'
import { seedClass } from '../../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../../test/test-school.ts'

test('a class that a closed card window has released stays released when the payment is checked again', async () => {
  atSeconds(0)
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const { publicId: class_id } = await seedClass(school, { price: 1_000_00 })
  const opened = await seedPayment(school, amina, { class_id })
  const { reference } = opened
  await closeCardWindow(school, amina, opened)

  atSeconds(2 * MINUTE)
  await runWorkerPass(school)
  await callApi(school, recheckPayment, { reference }, maryam)
  await callApi(school, verifyPayment, { reference }, amina)

  expect((await callApi(school, getClassDetails, { class_id }, amina)).data.payment).toBeNull()
  atSeconds(HOUR)
  const stuck = await callApi(school, findCardPayments, { state: 'stuck' }, maryam)
  expect(stuck.data.rows).toEqual([])
  expect(await callApi(school, openPayment, { class_id }, amina)).toMatchObject({ status: true })
})
