import { expect, test } from 'vitest'
import { adminReport } from '../../../contract/admin/admin.ts'
import { requestPasswordReset, resetPassword } from '../../../contract/auth/auth.ts'
import * as calls from '../../../contract/auth/second-factors.ts'
import { paymentsCsv } from '../../../contract/payments/payment-history.ts'
import { auditEntries } from '../../test/accounts/managed-students.ts'
import {
  addNewPasskey,
  openSchoolOfHauwa,
  signInHauwa,
  turnAppOn,
} from '../../test/accounts/second-step.ts'
import { HAUWA, lastResetCode, sentEmails } from '../../test/accounts/signed-up-student.ts'
import { callApi } from '../../test/call-api.ts'
import { freezeClock } from '../../test/freeze-clock.ts'
import { seedAdministrator, seedStudent } from '../../test/test-school.ts'
import { createUpload, sendPart } from '../../test/uploads/tus-client.ts'
import { unlockAdministrator } from './administer.ts'

const PART = Buffer.from('half a video')

test('a required second step is enforced seven days after the setting, and all administrators are notified by email (R-TRUST-004)', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const maryam = await seedAdministrator(school, { email: 'maryam@example.org' })
  const upload = await createUpload(school, maryam, 20)
  const setRule = (required: string) =>
    callApi(school, calls.setSecondFactorRequired, { required }, hauwa)

  expect(await setRule('1')).toMatchObject({ status: false, code: 'second_factor_needed' })
  await turnAppOn(school, hauwa)
  expect(await setRule('1')).toMatchObject({ status: true })
  const emails = (await sentEmails(school)).slice(-2)
  expect(emails.map((it) => it.to_address).sort()).toEqual([HAUWA.email, maryam.email])
  expect(emails.find((it) => it.to_address === maryam.email)?.body).toContain(
    'From 29 Nov 2026 administrators of the school need a second step to sign in.',
  )

  freezeClock('2026-11-29T08:59:59Z')
  expect(await callApi(school, adminReport, {}, maryam)).toMatchObject({ http: 200 })
  const authenticated_at = freezeClock('2026-11-29T09:00:00Z')
  await school.db.updateTable('sessions').set({ authenticated_at }).execute()
  expect(await callApi(school, adminReport, {}, maryam)).toMatchObject({
    ...{ http: 403, code: 'second_factor_setup_required' },
    message: expect.stringContaining('Add one in your profile'),
  })
  const file = { url: paymentsCsv.path, headers: { authorization: `Bearer ${maryam.token}` } }
  expect((await school.app.inject(file)).statusCode).toBe(403)
  // parts of an upload that was started before are rejected too
  expect((await sendPart(school, maryam, upload, { offset: 0, bytes: PART })).json()).toMatchObject(
    {
      code: 'second_factor_setup_required',
    },
  )
  expect(await callApi(school, adminReport, {}, hauwa)).toMatchObject({ http: 200 })

  // a second step can still be added, which restores access
  expect((await callApi(school, calls.getSecondFactors, {}, maryam)).data.without).toBe(1)
  await addNewPasskey(school, maryam)
  expect(await callApi(school, adminReport, {}, maryam)).toMatchObject({ http: 200 })
  expect((await sendPart(school, maryam, upload, { offset: 0, bytes: PART })).statusCode).toBe(204)
})

test('a required second step can be replaced but not removed (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  await turnAppOn(school, hauwa)
  await callApi(school, calls.setSecondFactorRequired, { required: '1' }, hauwa)

  expect(await callApi(school, calls.removeTotp, {}, hauwa)).toMatchObject({
    code: 'second_factor_needed',
  })
  await addNewPasskey(school, hauwa)
  expect(await callApi(school, calls.removeTotp, {}, hauwa)).toMatchObject({ status: true })
  expect(await signInHauwa(school)).toMatchObject({ code: 'second_factor_passkey' })
  await callApi(school, calls.setSecondFactorRequired, { required: '0' }, hauwa)
  const { data } = await callApi(school, calls.getSecondFactors, {}, hauwa)
  const passkey_id = data.passkeys[0].id
  expect(await callApi(school, calls.removePasskey, { passkey_id }, hauwa)).toMatchObject({
    status: true,
  })
  expect(await signInHauwa(school)).toMatchObject({ status: true })
})

test('another administrator resets a lost second step, audited and emailed, and cannot reset their own (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  await turnAppOn(school, hauwa)
  const maryam = await seedAdministrator(school)
  const amina = await seedStudent(school)
  const reset = (id: number, as: { token: string }) =>
    callApi(school, calls.resetSecondFactor, { student_id: String(id) }, as)

  expect(await reset(hauwa.id, hauwa)).toMatchObject({ code: 'second_factor_own' })
  expect(await reset(hauwa.id, amina)).toMatchObject({ http: 403 })
  expect(await reset(amina.id, maryam)).toMatchObject({ http: 404 })
  // a repetition is neither recorded nor emailed
  for (let time = 0; time < 2; time++) {
    expect(await reset(hauwa.id, maryam)).toMatchObject({ status: true })
    expect(await signInHauwa(school)).toMatchObject({ status: true })
    expect((await auditEntries(school)).filter((it) => it.action === 'resetSecondFactor')).toEqual([
      { actor_id: maryam.id, action: 'resetSecondFactor', subject_id: hauwa.id, detail: '' },
    ])
    const emails = await sentEmails(school)
    expect(emails.filter((it) => it.body.includes('has removed the second step'))).toHaveLength(1)
  }
})

test('an administrator who has lost the phone and the codes is unlocked on the host, audited and emailed (R-TRUST-004)', async () => {
  const { school, hauwa } = await openSchoolOfHauwa()
  await turnAppOn(school, hauwa)
  await addNewPasskey(school, hauwa)
  const amina = await seedStudent(school)
  const now = Math.floor(Date.now() / 1000)

  for (const email of ['nobody@example.org', amina.email])
    await expect(unlockAdministrator(school.db, email, now)).rejects.toThrow('No administrator')
  expect(await unlockAdministrator(school.db, HAUWA.email.toUpperCase(), now)).toContain(
    'signs in with the password alone now',
  )

  expect(await signInHauwa(school)).toMatchObject({ status: true })
  expect((await auditEntries(school)).at(-1)).toMatchObject({
    ...{ action: 'unlockAdministrator', subject_id: hauwa.id },
  })
  expect(
    (await sentEmails(school)).some((it) => it.body.includes('on the server of the school')),
  ).toBe(true)
  expect(await unlockAdministrator(school.db, HAUWA.email, now)).toContain('has no second step')
})

test('a reset of the password by email does not bypass the second step', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  const app = await turnAppOn(school, hauwa)
  await callApi(school, requestPasswordReset, { email: HAUWA.email })
  const code = await lastResetCode(school)

  const reset = { email: HAUWA.email, code, new_password: HAUWA.password }
  expect(await callApi(school, resetPassword, reset)).toMatchObject({ status: true })

  expect(await signInHauwa(school)).toMatchObject({ code: 'second_factor_required' })
  expect(await signInHauwa(school, { code: app.code(1) })).toMatchObject({ status: true })
})

test('an app is active only after one of its codes, and ten new recovery codes invalidate the earlier ones', async () => {
  freezeClock('2026-11-22T09:00:00Z')
  const { school, hauwa } = await openSchoolOfHauwa()
  await callApi(school, calls.startTotp, {}, hauwa)
  expect(await callApi(school, calls.confirmTotp, { code: '000000' }, hauwa)).toMatchObject({
    code: 'second_factor_wrong',
  })
  expect(await signInHauwa(school)).toMatchObject({ status: true })

  const app = await turnAppOn(school, hauwa)
  const { data } = await callApi(school, calls.renewRecoveryCodes, {}, hauwa)
  expect(data.recovery_codes).toHaveLength(10)
  expect(await signInHauwa(school, { code: app.recoveryCodes[0] ?? '' })).toMatchObject({
    code: 'second_factor_wrong',
  })
  expect(await signInHauwa(school, { code: data.recovery_codes[9] })).toMatchObject({
    status: true,
  })
})

test('students have no second step', async () => {
  const { school } = await openSchoolOfHauwa()
  const amina = await seedStudent(school)
  for (const call of [calls.getSecondFactors, calls.startTotp, calls.startPasskey])
    expect(await callApi(school, call, {}, amina)).toMatchObject({ http: 403, code: 'admin_only' })
})
