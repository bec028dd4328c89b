import { expect, test } from 'vitest'
import { deleteStudent } from '../../../contract/admin/admin.ts'
import {
  checkTransfers,
  closeTransferCase,
  findTransferCases,
  getTransferAccount,
  openTransferAccount,
} from '../../../contract/payments/transfers.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock, setClock } from '../../test/freeze-clock.ts'
import { deliverEvent, deliverNotice, expectBalanced } from '../../test/payments/card-payments.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestSchool,
} from '../../test/test-school.ts'
import { signBody } from '../paystack/signature.ts'
import { playTransfer, transferEvent } from '../sandbox/sandbox-accounts.ts'
import { findMissedTransfers } from './transfer-worker.ts'

/** Amina, with an account number. */
async function openSchoolWithAccount() {
  const school = await openTestSchool()
  freezeClock('2026-11-28T09:00:00Z')
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  const { data } = await callApi(school, openTransferAccount, {}, amina)
  const number: string = data.number
  const send = (reference: string, amount: number, to = number) =>
    deliverEvent(school, transferEvent({ reference, accountNumber: to, amount }))
  return { school, maryam, amina, account: data, number, send }
}

const cases = async (school: TestSchool, as: { token: string }) =>
  (await callApi(school, findTransferCases, {}, as)).data

test('an account number is opened at the first use and stays the same (R-PAY-003)', async () => {
  const { school, amina, account } = await openSchoolWithAccount()
  expect(account).toEqual({
    ...{ number: expect.stringMatching(/^99\d{8}$/), bank: 'Sandbox Bank' },
    name: 'SANDBOX / Amina Bello',
  })
  const again = await Promise.all([
    callApi(school, openTransferAccount, {}, amina),
    callApi(school, openTransferAccount, {}, amina),
  ])
  expect(again.map((it) => it.data)).toEqual([account, account])
  expect((await callApi(school, getTransferAccount, {}, amina)).data).toEqual({
    ...{ account, available: true, test: true },
  })
})

test.each([
  ['Unregistered', 'transfers_not_available'],
  ['Full', 'transfers_none_left'],
  ['Unknown', 'transfers_identity'],
])(
  'a provider that refuses %s leads to a sentence and the card (R-PAY-003)',
  async (surname, code) => {
    const school = await openTestSchool()
    const student = await seedStudent(school, { name: `Amina ${surname}` })
    const refused = await callApi(school, openTransferAccount, {}, student)
    expect(refused).toMatchObject({ http: 200, status: false, code })
    expect(refused.message).toMatch(/by card/)
  },
)

test('two hundred duplicate, reordered, forged and late reports credit each transfer once (R-PAY-003, R-MONEY-011)', async () => {
  const { school, amina, number } = await openSchoolWithAccount()
  const transfers = Array.from({ length: 10 }, (_, index) => ({
    ...{ reference: `T${index}`, accountNumber: number, amount: 100_00 + index },
  }))
  const total = transfers.reduce((sum, it) => sum + it.amount, 0)
  const reports = Array.from({ length: 200 }, (_, index) => ({
    transfer: transfers[(index * 7) % transfers.length] ?? transfers[0],
    isForged: index % 3 === 0,
  }))
  for (let start = 0; start < reports.length; start += 20) {
    setClock(now() + 3600)
    const answers = await Promise.all(
      reports.slice(start, start + 20).map(({ transfer, isForged }) => {
        const event = transferEvent(transfer ?? { reference: '', accountNumber: '', amount: 0 })
        if (!isForged) return deliverEvent(school, event)
        const body = JSON.stringify({ ...event, data: { ...event.data, amount: 9_000_000_00 } })
        return deliverNotice(school, { body, signature: signBody(body, 'another key') })
      }),
    )
    expect(new Set(answers.map((it) => it.http))).toEqual(new Set([200, 401]))
  }
  await expectBalanced(school, amina, total)
  const payments = await school.db.selectFrom('payments').select(['channel', 'state']).execute()
  expect(payments).toHaveLength(10)
  expect(payments[0]).toEqual({ channel: 'transfer', state: 'settled' })
}, 120_000)

test('fifty reports of one transfer at once, and the search for it meanwhile, credit it once (R-PAY-003, R-MONEY-011)', async () => {
  const { school, amina, number } = await openSchoolWithAccount()
  const amount = 2_500_00
  const played = await playTransfer(school.db, { account_number: number, amount }, now())
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => deliverEvent(school, played)),
    findMissedTransfers(school).then(() => ({ http: 200 })),
  ])
  expect(new Set(answers.map((it) => it.http))).toEqual(new Set([200]))
  await expectBalanced(school, amina, amount)
  expect(await school.db.selectFrom('payments').select('channel').execute()).toEqual([
    { channel: 'transfer' },
  ])
})

test('a transfer whose report was lost is found within fifteen minutes, once by all processes (R-PAY-003)', async () => {
  const { school, amina, number } = await openSchoolWithAccount()
  await findMissedTransfers(school)
  await playTransfer(school.db, { account_number: number, amount: 2_500_00 }, now())
  setClock(now() + 14 * 60)
  const found = await Promise.all([findMissedTransfers(school), findMissedTransfers(school)])
  expect(found.sort()).toEqual([0, 1])
  expect(await findMissedTransfers(school)).toBe(0)
  await expectBalanced(school, amina, 2_500_00)
})

test('a student who has transferred asks for it at once (R-PAY-003)', async () => {
  const { school, amina, number } = await openSchoolWithAccount()
  await playTransfer(school.db, { account_number: number, amount: 100_00 }, now())
  expect((await callApi(school, checkTransfers, {}, amina)).data).toEqual({ wallet: 100 })
  await expectBalanced(school, amina, 100_00)
})

test('a transfer to a closed or deleted account, to no account, or below ₦100 becomes a case, which the accountant closes once (R-PAY-003)', async () => {
  const { school, maryam, amina, number, send } = await openSchoolWithAccount()
  const accountant = await seedStaff(school, 'accountant')
  await send('SMALL', 99_99)
  await send('STRANGE', 500_00, '9912345678')
  const close = { deactivated_at: now() }
  await school.db.updateTable('users').set(close).where('id', '=', amina.id).execute()
  await send('CLOSED', 600_00)
  await school.db
    .updateTable('users')
    .set({ deactivated_at: null })
    .where('id', '=', amina.id)
    .execute()
  const request = { student_id: String(amina.id) }
  expect((await callApi(school, deleteStudent, request, maryam)).status).toBe(true)
  await send('DELETED', 700_00)
  await send('DELETED', 700_00)
  const open = await cases(school, accountant)
  expect(open.map((it: { why: string; amount: number }) => [it.why, it.amount])).toEqual([
    ...[
      ['account_deleted', 700],
      ['account_closed', 600],
      ['unknown_account', 500],
      ['too_small', 99.99],
    ],
  ])
  expect(number).toMatch(/^99/)
  const bello = await seedStudent(school)
  const credit = { transfer_id: open[0].id, student_id: String(bello.id), note: 'His sister' }
  for (let twice = 0; twice < 2; twice++)
    expect((await callApi(school, closeTransferCase, credit, accountant)).status).toBe(true)
  await expectBalanced(school, bello, 700_00)
  const returned = { transfer_id: open[1].id, note: 'Returned in the dashboard' }
  await callApi(school, closeTransferCase, returned, accountant)
  const after = await cases(school, accountant)
  expect(after.filter((it: { closed: number }) => it.closed === 0)).toHaveLength(2)
  expect(
    (await callApi(school, findTransferCases, {}, await seedStaff(school, 'teacher'))).http,
  ).toBe(403)
})
