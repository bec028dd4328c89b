import sharp from 'sharp'
import { expect, test } from 'vitest'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { upload } from '../test/settings-form.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

type School = Awaited<ReturnType<typeof openTestSchool>>

/** An icon, its entity tag, and the colours of its opaque pixels as hexadecimal digits. */
async function getIcon(school: School, path: string) {
  const { statusCode, headers, rawPayload } = await school.app.inject({ url: path })
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/png'])
  const { data, info } = await sharp(rawPayload)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const colours = new Set<string>()
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3] === 255) colours.add(data.toString('hex', at, at + 3))
  return { etag: headers.etag, size: `${info.width}x${info.height}`, colours, data, info }
}

test('the icons for home screens and notifications show the mark of Lisan, the letter of another school, and its logo once it has one (R-OFFLINE-001)', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const manifest = async () => (await school.app.inject({ url: '/manifest.webmanifest' })).json()
  const gold = 'eeb54b'

  const ofLisan = await getIcon(school, '/icon-192.png')
  expect(ofLisan.colours).toContain(gold)
  const [first] = (await manifest()).icons

  await callApi(school, updateAppSettings, { siteName: 'Noor Academy' }, teacher)
  const ofNoor = await getIcon(school, '/icon-192.png')
  expect(ofNoor.colours).not.toContain(gold)
  expect(ofNoor.colours).toContain('095660')
  expect(ofNoor.etag).not.toBe(ofLisan.etag)
  expect((await manifest()).icons[0].src).not.toBe(first.src)

  const red = { width: 300, height: 150, channels: 3 as const, background: '#cc0000' }
  const logo = await sharp({ create: red }).png().toBuffer()
  await upload(school, teacher, logo, 'logo.png')
  for (const [path, size] of [
    ['/icon-192.png', '192x192'],
    ['/icon-512.png', '512x512'],
    ['/icon-maskable-192.png', '192x192'],
    ['/icon-maskable-512.png', '512x512'],
    ['/apple-touch-icon.png', '180x180'],
    ['/notice.png', '195x195'],
  ] as const) {
    const icon = await getIcon(school, path)
    expect(icon.size, path).toBe(size)
    const { data, info } = icon
    const middle = (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * 4
    const [r = 0, g = 255, b = 255] = data.subarray(middle)
    expect(r > 180 && g < 40 && b < 40, path).toBe(true)
  }
  // only its opacity is used, so it stays the letter
  const badge = await getIcon(school, '/notice-badge.png')
  expect([...badge.colours]).toEqual(['ffffff'])

  const headers = { 'if-none-match': String((await getIcon(school, '/icon-192.png')).etag) }
  expect((await school.app.inject({ url: '/icon-192.png', headers })).statusCode).toBe(304)
})
