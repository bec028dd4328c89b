import { expect, test } from 'vitest'
import { fundWallet } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator, seedStudent, walletOf } from '../test/test-school.ts'

test('amounts are exact to the kobo (R-MONEY-008)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)

  await callApi(school, fundWallet, { student_id: String(amina.id), amount: 100.1 }, maryam)
  const { data } = await callApi(
    school,
    fundWallet,
    { student_id: String(amina.id), amount: '100.20' },
    maryam,
  )

  expect(data).toEqual({ wallet: 200.3 })
})

test.each([
  ['zero', 0],
  ['a negative number', -500],
  ['a negative number, as text', '-500'],
  ['a fraction of a kobo', 10.005],
  ['a fraction of a kobo, as text', '10.005'],
  ['NaN', 'NaN'],
  ['infinity', 'Infinity'],
  ['scientific notation', '1e9'],
  ['a hexadecimal number', '0x10'],
  ['more than ten million naira', 10_000_000.01],
  ['an empty string', ''],
  ['a list', [5]],
])('a funding of %s is rejected and changes nothing (R-ASTUD-011)', async (_, amount) => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school, { wallet: 100_00 })

  const response = await callApi(
    school,
    fundWallet,
    { student_id: String(amina.id), amount },
    maryam,
  )

  expect(response.status).toBe(false)
  expect(response.http).toBeLessThan(500)
  expect(await walletOf(school.db, amina.id)).toMatchObject({ balance: 100_00, sum: 100_00 })
  expect(await school.db.selectFrom('audit').selectAll().execute()).toEqual([])
})
