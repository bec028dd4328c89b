import { expect, test } from 'vitest'
import { getUserData, login } from '../../contract/auth/auth.ts'
import { updateProfile } from '../../contract/auth/own-profile.ts'
import { enrolInClass } from '../../contract/enrolment/enrolment.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { correctWallet } from '../../contract/wallet/wallet.ts'
import { messagesIn } from '../../messages/catalog.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

const NOBODY = { email: 'nobody@example.org', password: 'a password of nobody' }
const WRONG = 'Email or password is incorrect'
const WRONG_IN_ARABIC = 'البريد الإلكتروني أو كلمة المرور غير صحيحة'

test('a refusal is written in the language of its reader, with the same code (R-LANG-004, R-LANG-005)', async () => {
  const school = await openTestSchool()
  const refusal = (headers: Record<string, string>) =>
    callApi(school, login, NOBODY, undefined, headers)

  for (const accepted of ['', '*', 'fr, de;q=0.5'])
    expect(await refusal({ 'accept-language': accepted })).toMatchObject({
      code: 'invalid_credentials',
      message: WRONG,
    })
  const arabic: Record<string, string>[] = [
    { 'accept-language': 'ar-EG,en;q=0.4' },
    { cookie: 'language=ar' },
  ]
  for (const headers of arabic)
    expect(await refusal(headers)).toMatchObject({
      ...{ http: 200, code: 'invalid_credentials', message: WRONG_IN_ARABIC },
    })

  const owner = await seedAdministrator(school)
  await callApi(school, updateAppSettings, { siteName: 'Noor', language: 'ar' }, owner)
  expect(await refusal({ 'accept-language': 'en' })).toMatchObject({ message: WRONG_IN_ARABIC })
  expect(await refusal({ cookie: 'language=en' })).toMatchObject({ message: WRONG })
})

test('the language of the profile is before that of the browser (R-LANG-004)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)
  const english = { cookie: 'language=en', 'accept-language': 'en' }
  const saved = await callApi(school, updateProfile, { language: 'ar' }, amina, english)
  // the request began before the change
  expect(saved.message).toBe('Profile updated successfully!')

  const refused = await callApi(school, updateProfile, { name: '' }, amina, english)
  expect(refused).toMatchObject({ http: 400, field: 'name', values: { field: 'name' } })
  expect(refused.message).toBe('الحقل \u2068name\u2069 مطلوب')
  const renamed = await callApi(school, updateProfile, { name: 'Amina Sani' }, amina, english)
  expect(renamed.message).toBe('حُفِظ الملف الشخصي')
})

test('the values of a refusal stand beside its code: money as naira (R-LANG-005)', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school, { wallet: 1_000_00 })
  const course = await seedClass(school, { price: 7_500_50 })
  const join = (language: string) =>
    callApi(school, enrolInClass, { class_id: course.publicId }, amina, {
      'accept-language': language,
    })

  expect(await join('en')).toMatchObject({
    ...{ http: 200, code: 'insufficient_balance', values: { price: 7500.5 } },
    message: 'Insufficient wallet balance. This costs ₦7,500.50.',
  })
  const inArabic = await join('ar')
  expect(inArabic).toMatchObject({ code: 'insufficient_balance', values: { price: 7500.5 } })
  expect(inArabic.message).toBe('رصيد المحفظة لا يكفي. التكلفة \u20687,500.50 نايرا\u2069.')

  const owner = await seedAdministrator(school)
  const correction = { student_id: String(amina.id), amount: 5_000, reason: 'Typing error' }
  const once = 'a-key-of-a-correction'
  expect(await callApi(school, correctWallet, { ...correction, once }, owner)).toMatchObject({
    ...{ code: 'correction_above_balance', values: { balance: 1000 } },
  })
})

test('a refusal without values has none, and an accepted request has neither (R-LANG-005)', async () => {
  const school = await openTestSchool()
  expect(await callApi(school, login, NOBODY)).not.toHaveProperty('values')
  const amina = await seedStudent(school)
  const accepted = await callApi(school, getUserData, {}, amina)
  expect(accepted).not.toHaveProperty('values')
  expect(accepted).not.toHaveProperty('code')
})

test('a request that no call takes is refused in the language of its reader too (R-LANG-005)', async () => {
  const { app } = await openTestSchool()
  const messageOf = async (url: string, method: 'GET' | 'POST') => {
    const headers = { 'accept-language': 'ar', 'content-type': 'application/json' }
    return (await app.inject({ method, url, headers, payload: '{' })).json().message
  }
  expect(await messageOf('/api.php?action=nothing', 'POST')).toBe('لا توجد عملية كهذه.')
  expect(await messageOf('/api.php?action=login', 'POST')).toBe('تعذّرت قراءة JSON.')
  expect(await messageOf('/api/nothing', 'POST')).toBe('لا شيء في هذا العنوان.')
})

/** Names of formats, of their columns, of a setting and of the scheme of addresses, which have no Arabic ones. */
const FORMATS =
  /\b(PDF|JPEG|PNG|GIF|WebP|MP3|MP4|M4A|WAV|Ogg|AAC|AMR|H\.264|JSON|UTF-8|WEBVTT|SRT|aac|WebM|zip|Anki|words\.txt|Word|Meaning|BACKUP_TO|https)\b/g

test('no refusal in Arabic has a Latin word, besides its values and the names of formats (R-LANG-002)', () => {
  const texts = Object.entries(messagesIn('ar')).filter(([key]) => key.startsWith('rules_'))
  expect(texts.length).toBeGreaterThan(400)
  const foreign = texts
    .map(([key, write]) => [key, sentenceOf(write).replaceAll(FORMATS, '')] as const)
    .filter(([, text]) => /[a-z]{2}/i.test(text))
  expect(foreign).toEqual([])
})

/** The sentence with 5 for each value. */
function sentenceOf(write: unknown): string {
  const values = new Proxy({}, { get: () => 5 })
  return (write as (values: object) => string)(values)
}
