import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { callApi } from '../call-api.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedStudent } from '../test-school.ts'
import { seedSettledPayment } from './card-payments.ts'
import { newestDebitOf } from './refund-requests.ts'

/** Amina is in Naḥw, which she paid for with ₦7,500 by card. */
export async function seedClassByCard() {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 900_00 })
  const naḥw = await seedClass(school, { price: 7_500_00, name: 'Naḥw' })
  const { reference } = await seedSettledPayment(school, amina, { class_id: naḥw.publicId })
  return { school, amina, naḥw, reference }
}

/** Amina is in Naḥw, which her wallet paid for. */
export async function seedClassByWallet() {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 8_000_00 })
  const naḥw = await seedClass(school, { price: 7_500_00, name: 'Naḥw' })
  await callApi(school, enrolInClass, { class_id: naḥw.publicId }, amina)
  return { school, amina, naḥw, reference: await newestDebitOf(school, amina) }
}
