import sharp from 'sharp'
import { expect, test } from 'vitest'
import { getAppSettings } from '../../contract/settings/settings.ts'
import {
  LOGO_MAX_BYTES,
  updateAppSettings,
  uploadLogo,
} from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { testImage, upload } from '../test/settings-form.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

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
