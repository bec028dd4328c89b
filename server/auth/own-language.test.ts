import { expect, test } from 'vitest'
import { getUserData, login, requestPasswordReset } from '../../contract/auth/auth.ts'
import { updateProfile } from '../../contract/auth/own-profile.ts'
import { signup } from '../../contract/auth/sign-up.ts'
import { HAUWA, openSchoolWithHauwa, sentEmails } from '../test/accounts/signed-up-student.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedStudent } from '../test/test-school.ts'

test('a student chooses a language, and changes only that (R-LANG-004)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const before = await callApi(school, getUserData, {}, amina)
  expect(before.data).not.toHaveProperty('language')
  expect(before.headers['set-cookie']).toBeUndefined()

  const { data, headers } = await callApi(school, updateProfile, { language: 'ar' }, amina)
  expect(data).toEqual({ ...before.data, language: 'ar' })
  expect(headers['set-cookie']).toBe('language=ar; Path=/; Max-Age=31536000; SameSite=Lax')

  // a client that does not know languages
  const renamed = await callApi(school, updateProfile, { name: 'Amina Sani' }, amina)
  expect(renamed.data).toMatchObject({ name: 'Amina Sani', language: 'ar' })

  const none = await callApi(school, updateProfile, { language: '' }, amina)
  expect(none.data).not.toHaveProperty('language')
  expect(none.headers['set-cookie']).toBe('language=; Path=/; Max-Age=0; SameSite=Lax')

  expect(await callApi(school, updateProfile, { language: 'xx' }, amina)).toMatchObject({
    ...{ http: 400, code: 'invalid_request', field: 'language' },
  })
})

test('a language that was chosen on one device is that of the next one (R-LANG-004)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  await callApi(school, updateProfile, { language: 'ar' }, hauwa)

  const { headers } = await callApi(school, login, HAUWA)
  expect([headers['set-cookie']].flat()).toContain(
    'language=ar; Path=/; Max-Age=31536000; SameSite=Lax',
  )
  const cookieOf = async (cookie: string) =>
    (await callApi(school, getUserData, {}, hauwa, { cookie })).headers['set-cookie']
  expect(await cookieOf('language=en')).toMatch(/^language=ar;/)
  expect(await cookieOf('language=ar')).toBeUndefined()
})

test('the response to a sign-in is in the language of the profile, whatever the browser accepts (R-LANG-004)', async () => {
  const { school, hauwa } = await openSchoolWithHauwa()
  const messageOf = async () =>
    (await callApi(school, login, HAUWA, undefined, { cookie: 'language=ar' })).message
  expect(await messageOf()).toBe('نجح تسجيل الدخول')

  await callApi(school, updateProfile, { language: 'en' }, hauwa)
  expect(await messageOf()).toBe('Login successful!')
})

test('who signs up in a language that was chosen in the browser reads emails in it too (R-LANG-004)', async () => {
  const school = await openTestSchool()
  const arabic = await callApi(school, signup, HAUWA, undefined, { cookie: 'language=ar' })
  expect(arabic.data).toMatchObject({ language: 'ar' })
  await callApi(school, requestPasswordReset, { email: HAUWA.email })
  expect((await sentEmails(school)).at(-1)?.subject).toContain('رمز التحقق')

  for (const [index, cookie] of ['', 'language=xx', 'other=ar'].entries()) {
    const email = `bilal${index}@example.org`
    const { data } = await callApi(school, signup, { ...HAUWA, email }, undefined, { cookie })
    expect(data).not.toHaveProperty('language')
  }
})
