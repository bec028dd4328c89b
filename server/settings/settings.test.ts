import { openAsBlob } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getAppSettings } from '../../contract/settings.ts'
import { LOGO_MAX_BYTES, updateAppSettings, uploadLogo } from '../../contract/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

const settings = {
  siteName: 'Nūr Institute',
  landingMessage: 'Registration is open.\nالتسجيل مفتوح',
  aboutUs: 'Who we are',
  aboutsite: 'What this site is',
  howto: 'Start with the letters',
  privatelesson: 'Ask for a teacher',
  whatsappNumber: '2348031234567',
  paystackKey: 'pk_test_abc123',
  subamount: 2500.5,
  aisub: 1_800_000_000,
}

/** Uploads a file as the administrators' form does. */
async function upload(
  school: TestSchool,
  administrator: TestUser,
  bytes: Buffer | string,
  name: string,
) {
  const path = join(school.config.DATA_DIR, 'upload-under-test')
  await writeFile(path, bytes)
  const form = new FormData()
  form.append('action', 'uploadLogo')
  form.append('logo', await openAsBlob(path), name)
  const request = new Request('http://school/api.php', { method: 'POST', body: form })
  const response = await school.app.inject({
    method: 'POST',
    url: '/api.php',
    headers: {
      authorization: `Bearer ${administrator.token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return response.json()
}

const testImage = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#095660' } })

test('a visitor can read the default settings, the time zone and the app’s store page, and no secret (R-LANDING-018)', async () => {
  const school = await openTestSchool({ SMTP_URL: 'smtp://someone:secret@localhost:2' })

  const { http, status, data } = await callApi(school, getAppSettings)

  expect({ http, status }).toEqual({ http: 200, status: true })
  expect(data).toEqual({
    referralCredit: '1',
    start_class_yes: '0',
    start_class_little: '0',
    start_class_none: '0',
    quizCredit: '1',
    referral_credit: 'first_payment',
    quiz_trusts_client: '0',
    referralStudentDailyMax: 1000,
    referralDailyMax: 0,
    quizStudentDailyMax: 1000,
    quizDailyMax: 0,
    rewardDailyMax: 20_000,
    dataPrice: 475,
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
    aisub: 0,
    timezone: 'Africa/Lagos',
    gameHost: '',
    appStoreUrl: expect.stringMatching(/^https:/),
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

  const answer = await callApi(
    school,
    updateAppSettings,
    { ...settings, howto: 'New', ...invalidFields },
    maryam,
  )

  expect(answer).toMatchObject({ http: 400, status: false })
  expect(answer.message).toContain(fieldName)
  expect((await callApi(school, getAppSettings)).data).toMatchObject(settings)
})

test('a logo is re-encoded and public, whatever its file name is (R-ASET-007)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)

  const { status, data } = await upload(
    school,
    maryam,
    await testImage().jpeg().toBuffer(),
    'logo.txt',
  )

  expect(status).toBe(true)
  expect(data.logo).toMatch(/^\/media\/logo\/[\w-]{16,}\.webp$/)
  expect((await callApi(school, getAppSettings)).data.logo).toBe(data.logo)
  const served = await school.app.inject({ url: data.logo })
  expect(served.statusCode).toBe(200)
  expect(served.headers['content-type']).toBe('image/webp')
  expect(await sharp(served.rawPayload).metadata()).toMatchObject({ width: 512, format: 'webp' })
})

test('a new logo replaces the old one, and an administrator can remove it', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const first = await upload(school, maryam, await testImage().png().toBuffer(), 'a.png')
  const second = await upload(school, maryam, await testImage().gif().toBuffer(), 'b.gif')

  expect((await school.app.inject({ url: first.data.logo })).statusCode).toBe(404)
  await callApi(school, updateAppSettings, { siteName: 'Nūr', logo: first.data.logo }, maryam)
  expect((await callApi(school, getAppSettings)).data.logo).toBe(second.data.logo)

  await callApi(school, updateAppSettings, { siteName: 'Nūr', logo: '' }, maryam)
  expect((await callApi(school, getAppSettings)).data.logo).toBe('')
})

test('a logo of 400KB or more is declined (R-ASET-008)', async () => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const picture = await testImage().png().toBuffer()
  const padTo = (bytes: number) => Buffer.concat([picture], bytes)

  expect(await upload(school, maryam, padTo(LOGO_MAX_BYTES), 'logo.png')).toMatchObject({
    status: false,
    code: 'invalid_logo',
    message: 'Logo file size must be less than 400KB',
  })
  expect(await upload(school, maryam, padTo(LOGO_MAX_BYTES - 1), 'logo.png')).toMatchObject({
    status: true,
  })
})

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>'

test.each([
  ['text', 'not a picture'],
  ['a document', '%PDF-1.7'],
  ['an SVG, which can contain scripts', svg],
  ['an empty file', ''],
])('a file with an image name is declined if it is %s (R-ASET-009)', async (_, bytes) => {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)

  expect(await upload(school, maryam, bytes, 'logo.png')).toMatchObject({
    status: false,
    code: 'invalid_logo',
    message: 'Please select an image file',
  })
  expect(await callApi(school, uploadLogo, {}, maryam)).toMatchObject({
    http: 200,
    status: false,
    code: 'invalid_logo',
    message: 'Please select an image file',
  })
  expect((await callApi(school, getAppSettings)).data.logo).toBe('')
})
