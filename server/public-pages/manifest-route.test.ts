import { expect, test } from 'vitest'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

test('the manifest has the name of the school, also after it is renamed, and begins in My Classes (R-OFFLINE-001)', async () => {
  const school = await openTestSchool()
  const teacher = await seedAdministrator(school)
  const manifest = async () => {
    const response = await school.app.inject({ url: '/manifest.webmanifest' })
    expect(response.headers).toMatchObject({
      'content-type': expect.stringMatching(/^application\/manifest\+json/),
      'cache-control': 'no-cache',
    })
    return response.json()
  }

  expect(await manifest()).toMatchObject({
    ...{ name: 'Lisan', id: '/', start_url: '/my-classes', display: 'standalone', scope: '/' },
  })
  await callApi(school, updateAppSettings, { siteName: 'Kano "Arabic" · كانو' }, teacher)
  const { name, short_name, icons } = await manifest()
  expect([name, short_name]).toEqual(['Kano "Arabic" · كانو', 'Kano "Arabic" · كانو'])
  const kinds = icons.map((it: Record<string, string>) => `${it.sizes} ${it.purpose}`)
  expect(kinds).toEqual([...['192x192 any', '192x192 maskable', '512x512 any', '512x512 maskable']])
})
