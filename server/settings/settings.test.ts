import { expect, test } from 'vitest'
import { getAppSettings } from '../../contract/settings/settings.ts'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { settings, testImage, upload } from '../test/settings-form.ts'
import { openTestSchool, seedAdministrator, seedStudent } from '../test/test-school.ts'

test('a visitor can read the default settings, the time zone and the app’s store page, and no secret (R-LANDING-018)', async () => {
  const school = await openTestSchool({ SMTP_URL: 'smtp://someone:secret@localhost:2' })

  const { http, status, data } = await callApi(school, getAppSettings)

  expect({ http, status }).toEqual({ http: 200, status: true })
  expect(data).toEqual({
    certificateSignature: '',
    referralCredit: '1',
    start_class_yes: '0',
    start_class_little: '0',
    start_class_none: '0',
    quizCredit: '1',
    referral_credit: 'first_payment',
    quiz_reward: 'after_first_payment',
    quiz_trusts_client: '0',
    referralStudentDailyMax: 1000,
    referralDailyMax: 0,
    quizStudentDailyMax: 1000,
    quizDailyMax: 0,
    rewardDailyMax: 20_000,
    dataPrice: 475,
    teacherContacts: '0',
    language: '',
    numerals: 'latn',
    siteName: '',
    logo: '',
    landingMessage: '',
    aboutUs: '',
    aboutsite: '',
    howto: '',
    privatelesson: '',
    whatsappNumber: '',
    paystackKey: 'pk_test_sandbox',
    subamount: 0,
    part_grace_days: 3,
    aisub: 0,
    timezone: 'Africa/Lagos',
    quiet_from: '21:30',
    quiet_until: '06:00',
    ramadan_quiet_from: '23:30',
    ramadan_quiet_until: '04:00',
    hijri_dates: '0',
    hijri_corrections: '',
    correction_kinds: '',
    recitation_criteria: '',
    letters_track: '0',
    gameHost: '',
    appStoreUrl: '',
    cards: 'sandbox',
  })
  expect(JSON.stringify(data)).not.toContain('secret')
})

test('visitors read what an administrator sets, and settings that are not sent keep their value (R-ASET-002, R-ASET-003, R-ASET-011)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)

  expect(
    await callApi(school, updateAppSettings, { admin_email: maryam.email, ...settings }, maryam),
  ).toMatchObject({ http: 200, status: true })
  expect((await callApi(school, getAppSettings)).data).toMatchObject(settings)

  await callApi(school, updateAppSettings, { siteName: 'Nūr', howto: '' }, maryam)
  expect((await callApi(school, getAppSettings)).data).toMatchObject({
    ...settings,
    siteName: 'Nūr',
    howto: '',
  })
})

test('settings are stored under the names of released databases', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  await callApi(school, updateAppSettings, settings, maryam)

  const rows = await school.db.selectFrom('settings').select('name').execute()

  expect(rows.map(({ name }) => name).sort()).toEqual(Object.keys(settings).sort())
})

test('an administrator sets when a referral is rewarded, whether quiz wins of the client count, and the limits of rewards', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const rewards = {
    referral_credit: 'signup',
    quiz_trusts_client: '1',
    referralStudentDailyMax: 0,
    quizStudentDailyMax: 500.5,
    rewardDailyMax: 1,
  }

  expect(
    await callApi(school, updateAppSettings, { siteName: 'Nūr', ...rewards }, maryam),
  ).toMatchObject({ status: true })
  expect((await callApi(school, getAppSettings)).data).toMatchObject(rewards)
  for (const invalidFields of [{ referral_credit: 'always' }, { quiz_trusts_client: 'yes' }]) {
    const fields = { siteName: 'Nūr', ...invalidFields }
    expect(await callApi(school, updateAppSettings, fields, maryam)).toMatchObject({ http: 400 })
  }
  expect((await callApi(school, getAppSettings)).data).toMatchObject(rewards)
})

test.each(['+2348031234567', '234 803 123 4567', '00234 (0) 803-123-4567', '٢٣٤٨٠٣١٢٣٤٥٦٧'])(
  'the WhatsApp number %s is stored with the country code, without + and spaces (R-ASET-006)',
  async (whatsappNumber) => {
    const school = await openTestSchool()
    const maryam = await seedAdministrator(school)

    await callApi(school, updateAppSettings, { siteName: 'Nūr', whatsappNumber }, maryam)

    expect((await callApi(school, getAppSettings)).data.whatsappNumber).toBe('2348031234567')
  },
)

test('only an administrator can change settings', async () => {
  const school = await openTestSchool()
  const amina = await seedStudent(school)

  expect(await callApi(school, updateAppSettings, settings, amina)).toMatchObject({ http: 403 })
  expect(await callApi(school, updateAppSettings, settings)).toMatchObject({ http: 401 })
  expect(await upload(school, amina, await testImage().png().toBuffer(), 'logo.png')).toMatchObject(
    {
      status: false,
    },
  )
  expect((await callApi(school, getAppSettings)).data).toMatchObject({ siteName: '', logo: '' })
})

test.each([
  ['the name is missing (R-ASET-004)', { siteName: '  ' }, 'siteName'],
  ['the subscription price is negative (R-ASET-005)', { subamount: -1 }, 'subamount'],
  ['the WhatsApp number is too short (R-ASET-006)', { whatsappNumber: '+234 80' }, 'whatsapp'],
  ['the WhatsApp number is a link (R-ASET-006)', { whatsappNumber: 'wa.me/2348031' }, 'whatsapp'],
  ['the card key is a secret key', { paystackKey: 'sk_live_1' }, 'paystackKey'],
  ['the end of the marking assistant is not a time', { aisub: 'tomorrow' }, 'aisub'],
])('nothing is changed when %s', async (_, invalidFields, fieldName) => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  await callApi(school, updateAppSettings, settings, maryam)

  const response = await callApi(
    school,
    updateAppSettings,
    { ...settings, howto: 'New', ...invalidFields },
    maryam,
  )

  expect(response).toMatchObject({ http: 400, status: false })
  expect(response.message).toContain(fieldName)
  expect((await callApi(school, getAppSettings)).data).toMatchObject(settings)
})
