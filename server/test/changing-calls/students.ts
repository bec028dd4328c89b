import { addStudent } from '../../../contract/admin/manage-students.ts'
import { createCoupon } from '../../../contract/enrolment/coupons.ts'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import { refundPayment } from '../../../contract/payments/refunds.ts'
import { fundWallet } from '../../../contract/wallet/wallet.ts'
import { callApi } from '../call-api.ts'
import { deliverEvent, seedSettledPayment } from '../payments/card-payments.ts'
import { refundFailed } from '../payments/paystack-responses.ts'
import { seedClass } from '../seed-class.ts'
import { seedStaff } from '../test-school.ts'

import {
  type Examples,
  idOf,
  newClass,
  newEnrolment,
  newStudent,
  type SchoolToChange,
} from './school-to-change.ts'

/** The reference of the receipt of a class that the wallet paid for. */
async function newPurchase(it: SchoolToChange) {
  await newEnrolment(it)
  const { id } = await it.school.db
    .selectFrom('ledger')
    .select('id')
    .where('service', '=', 'enrolment')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return `WALLET_${id}`
}

/** A refund to the card that the provider could not pay out. */
async function newFailedRefund({ school, amina, maryam }: SchoolToChange) {
  const { reference } = await seedSettledPayment(school, amina, { amount: 500 })
  const refund = { reference, amount: 100, to: 'card', reason: 'Ill', end_enrolment: '0' }
  await callApi(school, refundPayment, { ...refund, once: 'the-refund' }, maryam)
  await deliverEvent(school, refundFailed({ reference, amount: 100_00 }))
  const { id } = await school.db
    .selectFrom('payment_reversals')
    .select('id')
    .executeTakeFirstOrThrow()
  return { refund_id: String(id), how: 'wallet', attempts: 1 }
}

let invitedCount = 0

/** The id of a student who has not set a password. */
async function newInvited(
  school: SchoolToChange['school'],
  maryam: SchoolToChange['maryam'],
): Promise<string> {
  const email = `invited${++invitedCount}@example.org`
  return (await callApi(school, addStudent, { name: 'Hafsa Musa', email }, maryam)).data.id
}

/** A part that the student of the school owes: when it is due. */
async function newOwedPart({ school, amina, maryam }: SchoolToChange) {
  const { id } = await seedClass(school, { price: 900_00, parts: 3 })
  const fields = { class_id: String(id), in_parts: '1' }
  await callApi(school, fundWallet, { ...idOf(amina), amount: 900 }, maryam)
  await callApi(school, enrolInClass, fields, amina)
  const { due_at } = await school.db
    .selectFrom('enrolments')
    .select('due_at')
    .where('class_id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...idOf(amina), class_id: fields.class_id, due: due_at }
}

let couponCount = 0

async function newCoupon({ school, maryam }: SchoolToChange) {
  const form = { code: `EXAMPLE-${++couponCount}`, kind: 'percent', percent: 10 }
  return { coupon_id: (await callApi(school, createCoupon, form, maryam)).data.id }
}

/** Calls by which administrators change students, enrolments and wallets. */
export const studentCalls = {
  closeTransferCase: async ({ school }) => {
    const { id } = await school.db
      .insertInto('transfers')
      .values({
        ...{ reference: `CASE${++couponCount}`, provider: 'sandbox', account_number: '9912345678' },
        ...{ amount: 500_00, currency: 'NGN', sender: '', user_id: null, state: 'case' },
        ...{ reason: 'unknown_account', received_at: 1, resolved_at: null, resolved_by: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { fields: { transfer_id: String(id), note: 'Returned' } }
  },
  // parts and coupons
  settlePart: async (it) => {
    const { due, ...part } = await newOwedPart(it)
    return { fields: { ...part, payment: 'waived', waiver: 'scholarship', seen_due: due } }
  },
  remindOfPart: async (it) => {
    const { due: _, ...part } = await newOwedPart(it)
    return { fields: part }
  },
  createCoupon: async () => ({
    fields: { code: `MADE-${++couponCount}`, kind: 'naira', amount: 500, max_uses: 3 },
  }),
  endCoupon: async (it) => ({ fields: await newCoupon(it) }),
  setContact: async (it) => {
    const contact = { name: 'Musa', email: 'musa@example.org', phone: '' }
    return { fields: { ...idOf(await newStudent(it)), contact, for: 'all' } }
  },
  // students, by administrators
  editStudent: async (it) => {
    const student = await newStudent(it)
    const { name, email } = student
    const form = { name: `${name} Bello`, email, phonenumber: '08031234567', role: '1' }
    return { fields: { ...idOf(student), ...form } }
  },
  eraseStudent: async (it) => ({ fields: idOf(await newStudent(it)) }),
  deleteStudent: async (it) => ({ fields: idOf(await newStudent(it)) }),
  resetStudentPassword: async (it) => ({
    fields: { ...idOf(await newStudent(it)), new_password: 'a new password' },
  }),
  loginAsStudent: async (it) => ({ fields: { student_email: (await newStudent(it)).email } }),
  importStudents: async ({ classId }) => ({
    fields: {
      csv: `name,email,class\nZaynab Umar,zaynab@example.org,${classId}`,
      ...{ confirm: 'true', payment: 'waived' },
    },
  }),
  sendInvitations: async ({ school, maryam }) => ({
    fields: { student_ids: [await newInvited(school, maryam)] },
  }),
  createPasswordLink: async ({ school, maryam }) => ({
    fields: { student_id: await newInvited(school, maryam) },
  }),
  addStudent: async () => ({ fields: { name: 'Hafsa Ali', email: 'hafsa@example.org' } }),
  changeRole: async (it) => ({ fields: { ...idOf(await newStudent(it)), role: '11' } }),
  setStudentsActive: async (it) => ({
    fields: { student_ids: [String((await newStudent(it)).id)], active: '0' },
  }),

  // enrolments, by administrators
  addStudentsToClass: async (it) => ({
    fields: { ...(await newClass(it)), student_ids: [String(it.amina.id)], payment: 'wallet' },
  }),
  moveStudentsToClass: async (it) => ({
    fields: { ...(await newEnrolment(it)), to_class_id: (await newClass(it)).class_id },
  }),
  extendSubscription: async (it) => {
    const { class_id, student_ids } = await newEnrolment(it, { monthly: true })
    const { paid_until } = await it.school.db
      .selectFrom('enrolments')
      .select('paid_until')
      .where('class_id', '=', Number(class_id))
      .executeTakeFirstOrThrow()
    return {
      fields: {
        ...{ class_id, student_id: student_ids[0], months: 1 },
        ...{ payment: 'wallet', seen_until: String(paid_until) },
      },
    }
  },
  removeStudentsFromClass: async (it) => ({
    fields: { ...(await newEnrolment(it)), refund: 'all' },
  }),
  fundWallet: async (it) => ({ fields: { ...idOf(it.amina), amount: 250 } }),
  correctWallet: async (it) => ({
    fields: { ...idOf(it.amina), amount: 250, reason: 'Entered twice', once: 'one-form' },
  }),

  recordPayments: async (it) => ({
    fields: {
      payments: [
        {
          ...{ student_id: String(it.amina.id), class_id: (await newClass(it)).class_id },
          ...{ amount: 9000, method: 'transfer', date: '2026-11-03', once: 'one-form' },
        },
      ],
    },
  }),

  refundPayment: async (it) => ({
    fields: {
      ...{ reference: await newPurchase(it), amount: 100, to: 'wallet', reason: 'Ill' },
      ...{ end_enrolment: '1', once: 'one-form' },
    },
  }),
  continueRefund: async (it) => ({ fields: await newFailedRefund(it) }),
  setIncomeShare: async ({ school, classId }) => ({
    fields: {
      ...{ user_id: String((await seedStaff(school, 'teacher')).id), class_id: String(classId) },
      ...{ basis_points: 40_00, from_day: '2026-12-01' },
    },
  }),
} satisfies Examples
