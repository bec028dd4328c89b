import { hash } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { resetPassword } from '../../contract/auth/auth.ts'
import { reauthenticate } from '../../contract/auth/sessions.ts'
import { canSignIn, openSchoolWithHauwa } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'

// letters with a dot and an accent, in every order in which keyboards write them
const OLORUN = [
  '\u1ecdl\u1ecd\u0301run-26',
  'o\u0323lo\u0323\u0301run-26',
  '\u1ecdl\u00f3\u0323run-26',
]
// sirri with shadda and kasra exchanged
const SIRRI = ['س\u0650ر\u0651\u0650ي-2026', 'س\u0650ر\u0650\u0651ي-2026']
const SPACES = ['my pass word', 'my\u00a0pass\u2003word']

async function openWithPassword(password: string) {
  const { school, hauwa } = await openSchoolWithHauwa()
  const setHash = async (text: string) =>
    school.db
      .updateTable('users')
      .set({ password_hash: await hash(text, { memoryCost: 8, timeCost: 2, parallelism: 1 }) })
      .where('id', '=', hauwa.id)
      .execute()
  await setHash(password)
  return { school, hauwa, setHash }
}

test.each([OLORUN, SIRRI, SPACES])(
  'a password that was set as %j is accepted in every order of its marks at sign-in, re-authentication and change (R-AUTH-048)',
  async (...spellings) => {
    const { school, hauwa } = await openWithPassword('an earlier password')
    let current = 'an earlier password'
    for (const spelling of spellings) {
      const fields = { current_password: current, new_password: spelling }
      expect(await callApi(school, resetPassword, fields, hauwa)).toMatchObject({ status: true })
      for (const typed of spellings) {
        expect(await canSignIn(school, typed)).toBe(true)
        expect(await callApi(school, reauthenticate, { password: typed }, hauwa)).toMatchObject({
          status: true,
        })
      }
      current = spellings.at(-1) ?? ''
    }
    expect(await canSignIn(school, `${current}x`)).toBe(false)
  },
)

test('a hash of the password as it was typed is accepted once more, and then every order of its marks is (R-AUTH-037)', async () => {
  const [composed = '', decomposed = ''] = OLORUN
  const { school } = await openWithPassword(decomposed)
  expect(await canSignIn(school, composed)).toBe(false)
  expect(await canSignIn(school, decomposed)).toBe(true)
  expect(await canSignIn(school, composed)).toBe(true)
  expect(await canSignIn(school, decomposed)).toBe(true)
})
