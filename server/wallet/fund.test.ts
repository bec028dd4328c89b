import { expect, test } from 'vitest'
import { getPaymentHistory } from '../../contract/payments/payment-history.ts'
import { fundWallet, getWalletHistory } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'
import { verifyLedger } from './verify-ledger.ts'

test('an administrator credits a wallet, and the wallet history and the payment history show it (R-ASTUD-010, R-WALLET-021, R-WALLET-022, R-WALLET-023, R-APAY-008, R-APAY-009)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { name: 'Amina Bello' })

  const response = await callApi(
    school,
    fundWallet,
    { admin_email: maryam.email, student_id: String(amina.id), amount: '5000.50' },
    maryam,
  )

  expect(response).toMatchObject({
    http: 200,
    status: true,
    message: 'Wallet funded successfully!',
    data: { wallet: 5000.5 },
  })
  const { data: history } = await callApi(school, getWalletHistory, { email: amina.email }, amina)
  expect(history).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      type: 'credit',
      description: expect.any(String),
      amount: 5000.5,
      timestamp: expect.any(Number),
      balance: 5000.5,
      reference: `WALLET_${history[0].id}`,
    },
  ])
  expect((await callApi(school, getPaymentHistory, { email: maryam.email }, maryam)).data).toEqual([
    {
      id: history[0].id,
      name: 'Amina Bello',
      amount: 5000.5,
      type: 'credit',
      service: 'fund',
      title: history[0].description,
      date: history[0].timestamp,
    },
  ])
})

test('every funding is audited', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)

  await callApi(school, fundWallet, { student_id: String(amina.id), amount: 250 }, maryam)

  expect(await school.db.selectFrom('audit').selectAll().execute()).toMatchObject([
    { actor_id: maryam.id, action: 'fundWallet', subject_id: amina.id, detail: '₦250.00' },
  ])
})

test('a repeated funding request credits once and has one audit entry', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const fields = { student_id: String(amina.id), amount: 250, once: 'one-press-of-the-button' }

  await callApi(school, fundWallet, fields, maryam)
  const secondResponse = await callApi(school, fundWallet, fields, maryam)

  expect(secondResponse).toMatchObject({ status: true, data: { wallet: 250 } })
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 250_00, sum: 250_00 })
  expect(await school.db.selectFrom('audit').selectAll().execute()).toHaveLength(1)
})

test('twenty concurrent fundings all count (R-MONEY-007, R-MONEY-001)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)

  await Promise.all(
    Array.from({ length: 20 }, () =>
      callApi(school, fundWallet, { student_id: String(amina.id), amount: 150.25 }, maryam),
    ),
  )

  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 3005_00, sum: 3005_00 })
  expect(await verifyLedger(school.db)).toEqual([])
})

test('the wallet of an unknown or deleted student cannot be funded', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const musa = await seedStudent(school, { name: 'Musa Ibrahim' })
  await school.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', musa.id).execute()

  for (const student_id of [String(musa.id), '999999']) {
    expect(await callApi(school, fundWallet, { student_id, amount: 100 }, maryam)).toMatchObject({
      http: 404,
      status: false,
      code: 'student_not_found',
      message: 'Student not found',
    })
  }
  expect(await walletOf(school.db, musa.id)).toMatchObject({ balance: 0, sum: 0 })
})

test('a student cannot fund a wallet and can read only their own history', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const musa = await seedStudent(school, { wallet: 100_00 })

  const fields = { student_id: String(amina.id), amount: 100 }
  expect(await callApi(school, fundWallet, fields, amina)).toMatchObject({ http: 403 })
  expect(await callApi(school, getPaymentHistory, {}, amina)).toMatchObject({ http: 403 })
  expect(await callApi(school, getWalletHistory, { email: musa.email }, amina)).toMatchObject({
    http: 403,
  })
  expect((await callApi(school, getWalletHistory, {}, amina)).data).toEqual([])
})
