import { expect, test } from 'vitest'
import { getAuditLog } from '../../contract/audit/audit.ts'
import {
  addStudentsToClass,
  extendSubscription,
  moveStudentsToClass,
  removeStudentsFromClass,
} from '../../contract/enrolment/manage-enrolments.ts'
import { getMessages } from '../../contract/messages/messages.ts'
import type { Call } from '../../contract/platform/call.ts'
import { callApi } from '../test/call-api.ts'
import { openManagedSchool, unixSeconds } from '../test/lessons/managed-class.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedStudent, type TestSchool, type TestUser, walletOf } from '../test/test-school.ts'

const FIRST_END = unixSeconds('2026-12-22T10:00:00Z')
const SECOND_END = unixSeconds('2027-01-22T10:00:00Z')

/** A student, and functions that change the enrolment and read the last message and audit entry. */
async function openSchool() {
  const { school, maryam } = await openManagedSchool()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const base = { student_ids: [String(amina.id)], student_id: String(amina.id) }
  const change = (call: Call) => async (target: { id: number }, fields: object) => {
    const request = { ...base, class_id: String(target.id), ...fields }
    expect(await callApi(school, call, request, maryam)).toMatchObject({ status: true })
    return lastReport(school, maryam, amina)
  }
  return {
    ...{ school, amina },
    add: change(addStudentsToClass),
    move: change(moveStudentsToClass),
    extend: change(extendSubscription),
    remove: change(removeStudentsFromClass),
  }
}

async function lastReport(school: TestSchool, administrator: TestUser, student: TestUser) {
  const { data: log } = await callApi(school, getAuditLog, {}, administrator)
  const { data: messages } = await callApi(school, getMessages, {}, student)
  const { act, actor, subject, detail, changes } = log.rows[0]
  expect([actor.name, subject.name]).toEqual([administrator.name, student.name])
  const { subject: title, body, class_id } = messages[0]
  return { act, detail, changes, title, body, class_id }
}

test('an addition is recorded, and the message names the payment and the end', async () => {
  const { school, add } = await openSchool()
  const paid = await seedClass(school, { name: 'Reading', price: 500_00, monthly: true })
  const waived = await seedClass(school, { name: 'Writing', price: 500_00 })
  const free = await seedClass(school, { name: 'Grammar' })

  expect(await add(paid, { payment: 'wallet' })).toEqual({
    act: 'enrolStudent',
    detail: 'Reading; ₦500 from the wallet',
    changes: [
      { field: 'className', before: null, after: 'Reading' },
      { field: 'amount', before: null, after: 500_00 },
      { field: 'paidUntil', before: null, after: FIRST_END },
    ],
    title: 'You were added to a class',
    body: 'The school has added you to Reading. ₦500 was paid from your wallet. Your subscription ends on 22 Dec 2026.',
    class_id: String(paid.id),
  })
  expect(await add(waived, { payment: 'waived' })).toMatchObject({
    detail: 'Writing; payment waived',
    changes: [{ field: 'className' }, { field: 'amount', after: 0 }],
    body: 'The school has added you to Writing. There is nothing to pay.',
  })
  expect(await add(free, { payment: 'wallet' })).toMatchObject({
    detail: 'Grammar; free',
    body: 'The school has added you to Grammar.',
  })
})

test('a move is recorded with both classes and ends, and the message names the new end', async () => {
  const { school, add, move } = await openSchool()
  const oneTime = await seedClass(school, { name: 'One payment' })
  const monthly = await seedClass(school, { name: 'Monthly', price: 500_00, monthly: true })
  await add(oneTime, { payment: 'waived' })

  expect(await move(oneTime, { to_class_id: String(monthly.id) })).toEqual({
    act: 'moveStudent',
    detail: 'One payment → Monthly',
    changes: [
      { field: 'className', before: 'One payment', after: 'Monthly' },
      { field: 'paidUntil', before: null, after: FIRST_END },
    ],
    title: 'You were moved to another class',
    body: 'The school has moved you from One payment to Monthly. Your subscription ends on 22 Dec 2026.',
    class_id: String(monthly.id),
  })
  expect(await move(monthly, { to_class_id: String(oneTime.id) })).toMatchObject({
    changes: [
      { field: 'className', before: 'Monthly', after: 'One payment' },
      { field: 'paidUntil', before: FIRST_END, after: null },
    ],
    body: 'The school has moved you from Monthly to One payment.',
  })
})

test('an extension is recorded with both ends, and the message names the payment and the new end', async () => {
  const { school, add, extend } = await openSchool()
  const reading = await seedClass(school, { name: 'Reading', price: 500_00, monthly: true })
  await add(reading, { payment: 'waived' })
  const extension = { months: 1, payment: 'wallet', seen_until: String(FIRST_END) }

  expect(await extend(reading, extension)).toEqual({
    act: 'extendSubscription',
    detail: 'Reading; ₦500 from the wallet',
    changes: [{ field: 'paidUntil', before: FIRST_END, after: SECOND_END }],
    title: 'Your subscription was extended',
    body: 'The school has extended your subscription of Reading. ₦500 was paid from your wallet. Your subscription ends on 22 Jan 2027.',
    class_id: String(reading.id),
  })
})

test('a removal is recorded with the refund and the end of the subscription', async () => {
  const { school, add, remove } = await openSchool()
  const reading = await seedClass(school, { name: 'Reading', price: 500_00, monthly: true })
  const writing = await seedClass(school, { name: 'Writing', price: 500_00 })
  await add(reading, { payment: 'wallet' })
  await add(writing, { payment: 'wallet' })

  expect(await remove(reading, { refund: 'all' })).toEqual({
    act: 'removeFromClass',
    detail: 'Reading; ₦500 refunded',
    changes: [
      { field: 'className', before: 'Reading', after: null },
      { field: 'paidUntil', before: FIRST_END, after: null },
    ],
    title: 'You were removed from a class',
    body: 'The school has removed you from Reading. ₦500 is back in your wallet.',
    class_id: '',
  })
  expect(await remove(writing, { refund: 'none' })).toMatchObject({
    detail: 'Writing; no refund',
    changes: [{ field: 'className', before: 'Writing', after: null }],
    body: 'The school has removed you from Writing.',
  })
})

test('the smallest price, one kobo, is paid, reported and refunded (R-MONEY-001)', async () => {
  const { school, amina, add, extend, remove } = await openSchool()
  const reading = await seedClass(school, { name: 'Reading', price: 1, monthly: true })
  const extension = { months: 1, payment: 'wallet', seen_until: String(FIRST_END) }
  const waived = { ...extension, payment: 'waived', seen_until: String(SECOND_END) }

  expect(await add(reading, { payment: 'wallet' })).toMatchObject({
    detail: 'Reading; ₦0.01 from the wallet',
    body: expect.stringContaining('₦0.01 was paid from your wallet.'),
  })
  await extend(reading, extension)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 999_98, sum: 999_98 })
  expect(await extend(reading, waived)).toMatchObject({
    detail: 'Reading; payment waived',
    body: expect.stringContaining('There is nothing to pay.'),
  })
  expect(await remove(reading, { refund: 'last' })).toMatchObject({
    detail: 'Reading; ₦0.01 refunded',
    body: expect.stringContaining('₦0.01 is back in your wallet.'),
  })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 999_99, sum: 999_99 })
})
