import { getSecondFactors, startPasskey, startTotp } from '../../../contract/auth/second-factors.ts'
import { hashPassword } from '../../auth/passwords.ts'
import { totpCode } from '../../auth/second-factor/totp.ts'
import { setPassword } from '../../auth/store.ts'
import { now } from '../../platform/clock.ts'
import { addNewPasskey, turnAppOn } from '../accounts/second-step.ts'
import { createAuthenticator } from '../accounts/software-authenticator.ts'
import { callApi } from '../call-api.ts'
import { seedAdministrator } from '../test-school.ts'

import { type Examples, idOf, newStudent, type SchoolToChange } from './school-to-change.ts'

/** Calls by which users change their account. */
export const accountCalls = {
  // accounts
  saveDataSaver: async (it) => ({ fields: { data_saver: 'cheapest' }, as: it.amina }),
  login: async () => ({ fields: { email: 'nobody@example.org', password: 'wrong' } }),
  logout: async (it) => ({ fields: {}, as: await newStudent(it) }),
  signup: async () => ({
    fields: {
      ...{ name: 'Hauwa Idris', email: 'hauwa@example.org', phonenumber: '08031234567' },
      password: 'the password',
    },
  }),
  requestPasswordReset: async () => ({ fields: { email: 'nobody@example.org' } }),
  resetPassword: async () => ({
    fields: { email: 'nobody@example.org', new_password: 'a new password', code: '123456' },
  }),
  setFirstPassword: async () => ({
    fields: { token: 'unknown', new_password: 'a new password' },
  }),

  endSession: async (it) => ({ fields: { session_id: '1' }, as: await newStudent(it) }),
  endOtherSessions: async (it) => ({ fields: {}, as: await newStudent(it) }),
  reauthenticate: async (it) => ({ fields: { password: 'a guess' }, as: await newStudent(it) }),

  // the second step of administrators
  startTotp: async (it) => ({ fields: {}, as: await seedAdministrator(it.school) }),
  confirmTotp: async (it) => {
    const as = await seedAdministrator(it.school)
    const { data } = await callApi(it.school, startTotp, {}, as)
    return { fields: { code: totpCode(data.secret, now()) }, as }
  },
  removeTotp: async (it) => ({ fields: {}, as: await administratorWithApp(it) }),
  startPasskey: async (it) => ({ fields: {}, as: await seedAdministrator(it.school) }),
  addPasskey: async (it) => {
    const as = await seedAdministrator(it.school)
    const { data } = await callApi(it.school, startPasskey, {}, as)
    return { fields: { name: 'Phone', answer: createAuthenticator().register(data.options) }, as }
  },
  removePasskey: async (it) => {
    const as = await seedAdministrator(it.school)
    await addNewPasskey(it.school, as)
    const { data } = await callApi(it.school, getSecondFactors, {}, as)
    return { fields: { passkey_id: data.passkeys[0].id }, as }
  },
  renewRecoveryCodes: async (it) => ({ fields: {}, as: await administratorWithApp(it) }),
  setSecondFactorRequired: async (it) => {
    await it.school.db.deleteFrom('second_factor_policy').execute()
    return { fields: { required: '1' }, as: await administratorWithApp(it) }
  },
  resetSecondFactor: async (it) => ({ fields: idOf(await administratorWithApp(it)) }),
  startPasskeySignIn: async () => ({
    fields: { email: 'nobody@example.org', password: 'wrong' },
  }),

  // the own profile
  updateProfile: async (it) => ({
    fields: { name: 'Hafsa Bello', phonenumber: '08031234567' },
    as: await newStudent(it),
  }),
  requestEmailChange: async (it) => ({
    fields: { new_email: 'hafsa@example.org', password: 'a guess' },
    as: await newStudent(it),
  }),
  confirmEmailChange: async (it) => ({ fields: { code: '123456' }, as: await newStudent(it) }),

  // the caller's own data
  requestDataExport: async ({ amina }) => ({ fields: {}, as: amina }),
  requestAccountDeletion: async (it) => {
    const as = await newStudent(it)
    await setPassword(it.school.db, as.id, await hashPassword(it.school.config, 'a good password'))
    return { fields: { password: 'a good password', wallet: 0 }, as }
  },
  cancelAccountDeletion: async ({ amina }) => ({ fields: {}, as: amina }),
} satisfies Examples

async function administratorWithApp({ school }: SchoolToChange) {
  const administrator = await seedAdministrator(school)
  await turnAppOn(school, administrator)
  return administrator
}
