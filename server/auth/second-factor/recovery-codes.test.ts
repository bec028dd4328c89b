import { expect, test } from 'vitest'
import * as calls from '../../../contract/auth/second-factors.ts'
import { inTransaction } from '../../platform/db.ts'
import {
  addNewPasskey,
  openSchoolOfHauwa,
  signInHauwa,
  turnAppOn,
} from '../../test/accounts/second-step.ts'
import { HAUWA, sentEmails } from '../../test/accounts/signed-up-student.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { createRecoveryCodes, spendRecoveryCode, storeRecoveryCodes } from './recovery-codes.ts'

const WRONG = { http: 200, status: false, code: 'second_factor_wrong' }

/** 'abcdefghjk' with argon2id, 19 MiB, two passes and one lane, as OWASP recommends (docs/security.md, 11.4.2). */
const STORED = {
  code: 'abcde-fghjk',
  salt: 'c2FsdCBvZiBIYXV3YSAhIQ',
  hash: 'H5FxqYA7bOa1eWJBPq51wOXXsv1DhFbBImjQZsTSDSM',
}

/** A school of Hauwa with an app, and a function that reads how many recovery codes she has left. */
async function openSchool() {
  const now = freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const app = await turnAppOn(school, hauwa)
  const countLeft = async () =>
    (await callApi(school, calls.getSecondFactors, {}, hauwa)).data.recovery_codes
  return { school, hauwa, app, now, countLeft }
}

test('a recovery code that an earlier version stored signs in once (R-TRUST-004)', async () => {
  const { school, hauwa, countLeft } = await openSchool()
  const { code, salt, hash } = STORED
  await school.db.deleteFrom('recovery_codes').execute()
  await school.db.updateTable('second_factors').set({ recovery_salt: salt }).execute()
  const row = { user_id: hauwa.id, code_hash: hash, used_at: null }
  await school.db.insertInto('recovery_codes').values(row).execute()

  expect(await signInHauwa(school, { code })).toMatchObject({ status: true })
  expect(await countLeft()).toBe(0)
  expect(await signInHauwa(school, { code })).toMatchObject(WRONG)
})

test('recovery codes stay valid when the cost of new hashes changes (R-TRUST-004)', async () => {
  const { school, app } = await openSchool()
  school.config.PASSWORD_MEMORY_KIB *= 2
  const [code = ''] = app.recoveryCodes

  expect(await signInHauwa(school, { code })).toMatchObject({ status: true })
})

test('ten new recovery codes take the place of the earlier ones (R-TRUST-004)', async () => {
  const { school, hauwa, app, countLeft } = await openSchool()
  expect(await signInHauwa(school, { code: app.recoveryCodes[0] ?? '' })).toMatchObject({
    status: true,
  })
  expect(await countLeft()).toBe(9)

  const { data } = await callApi(school, calls.renewRecoveryCodes, {}, hauwa)
  expect(new Set([...data.recovery_codes, ...app.recoveryCodes]).size).toBe(20)
  expect(await countLeft()).toBe(10)
})

test('the owner is emailed when a recovery code signs in, and not when it is declined (R-TRUST-004)', async () => {
  const { school, app } = await openSchool()
  const [code = ''] = app.recoveryCodes
  for (let time = 0; time < 2; time++) await signInHauwa(school, { code })

  const emails = (await sentEmails(school)).filter((it) => it.body.includes('recovery codes was'))
  expect(emails).toHaveLength(1)
  expect(emails[0]?.to_address).toBe(HAUWA.email)
  expect(emails[0]?.body).toContain(
    'One of your recovery codes was used to sign in. It is not valid again.',
  )
})

test('a code of an account without recovery codes, and a text that is no code, are wrong codes (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchool()
  await addNewPasskey(school, hauwa)
  await school.db.deleteFrom('recovery_codes').execute()
  await school.db.updateTable('second_factors').set({ recovery_salt: '' }).execute()

  for (const code of [STORED.code, 'x', '12345', '1234567', 'no code at all'])
    expect(await signInHauwa(school, { code }), code).toMatchObject({
      ...WRONG,
      message: 'This code is not correct, or was used before.',
      data: null,
    })
})

test('recovery codes are valid if another administrator has reset the second step while they were made', async () => {
  const { school, hauwa, now } = await openSchool()
  const codes = await createRecoveryCodes(school.config)
  await school.db.deleteFrom('recovery_codes').execute()
  await school.db.deleteFrom('second_factors').execute()

  await inTransaction(school.db, (tx) => storeRecoveryCodes(tx, hauwa.id, codes))
  const code = codes.shown[0]?.replace('-', '') ?? ''
  expect(await spendRecoveryCode(school.db, { userId: hauwa.id, code, now })).toBe(true)
})
