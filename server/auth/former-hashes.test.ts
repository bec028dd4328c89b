import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { resetPassword } from '../../contract/auth/auth.ts'
import { canSignIn, HAUWA, openSchoolWithHauwa } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { DEFAULT_PASSWORD_COST } from '../test/test-school.ts'

test('a password that was stored with other parameters of argon2 is accepted, and a new one has the current ones (R-AUTH-037)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa(DEFAULT_PASSWORD_COST)
  const query = () =>
    school.db.selectFrom('users').select('password_hash').where('id', '=', hauwa.id)
  for (const options of [
    { memoryCost: 8_192, timeCost: 3, parallelism: 2 },
    { memoryCost: 32_768, timeCost: 1, parallelism: 1 },
  ]) {
    const password_hash = await hash(HAUWA.password, options)
    await school.db.updateTable('users').set({ password_hash }).where('id', '=', hauwa.id).execute()
    expect(await canSignIn(school, HAUWA.password)).toBe(true)
    expect(await canSignIn(school, 'another password')).toBe(false)
  }
  const fields = { current_password: HAUWA.password, new_password: 'the new password' }
  expect(await callApi(school, resetPassword, fields, hauwa)).toMatchObject({ status: true })
  const { password_hash } = await query().executeTakeFirstOrThrow()
  expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
})
