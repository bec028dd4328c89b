import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { callApi } from '../test/call-api.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const pageOf = (lang: string, dir: string) =>
  `<!doctype html><html lang="${lang}" dir="${dir}"><head><!--head--><!--/head--><script>start('${lang}')</script></head></html>`

const ENGLISH = '<html lang="en" dir="ltr">'
const ARABIC = '<html lang="ar" dir="rtl">'

/** A school whose site is built in two languages. */
async function openSchoolWithSite() {
  const school = await openTestSchool()
  const dist = join(school.config.DATA_DIR, 'dist')
  mkdirSync(join(dist, 'ar'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), pageOf('en', 'ltr'))
  writeFileSync(join(dist, 'ar/index.html'), pageOf('ar', 'rtl'))
  writeFileSync(join(dist, 'sw.js'), "'English'")
  writeFileSync(join(dist, 'ar/sw.js'), "'Arabic'")
  const app = await createHttpServer(school, handlers, dist)
  onTestFinished(() => app.close())
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { school, get }
}

test('a page comes in the language of the cookie, else of the school, else of the browser (R-LANG-004)', async () => {
  const { school, get } = await openSchoolWithSite()
  const arabicBrowser = { 'accept-language': 'ar-EG,ar;q=0.9,en;q=0.8' }
  const page = async (headers?: Record<string, string>) => (await get('/login', headers)).body

  expect(await page()).toContain(ENGLISH)
  expect(await page({ 'accept-language': '*' })).toContain(ENGLISH)
  expect(await page(arabicBrowser)).toContain(ARABIC)
  expect(await page({ ...arabicBrowser, cookie: 'theme=dark; language=en' })).toContain(ENGLISH)
  expect(await page({ cookie: 'language=xx' })).toContain(ENGLISH)

  const owner = await seedAdministrator(school)
  await callApi(school, updateAppSettings, { siteName: 'Noor', language: 'ar' }, owner)
  expect(await page({ 'accept-language': 'en-GB' })).toContain(ARABIC)
  expect(await page({ cookie: 'language=en' })).toContain(ENGLISH)
})

test('each language has its own version and policy, and caches keep them apart (R-LANG-004)', async () => {
  const { get } = await openSchoolWithSite()

  const english = await get('/', { cookie: 'language=en' })
  const arabic = await get('/', { cookie: 'language=ar' })
  expect(arabic.headers.vary).toBe('accept-encoding, cookie, accept-language')
  expect(arabic.headers.etag).not.toBe(english.headers.etag)
  const policies = [english, arabic].map((it) => it.headers['content-security-policy'])
  expect(policies[0]).not.toBe(policies[1])
  const known = { 'if-none-match': String(english.headers.etag) }
  expect((await get('/', { ...known, cookie: 'language=en' })).statusCode).toBe(304)
  expect((await get('/', { ...known, cookie: 'language=ar' })).body).toContain(ARABIC)
})

test('the page of another language has the headers of every page at its own address too', async () => {
  const { get } = await openSchoolWithSite()

  for (const path of ['/index.html', '/ar/index.html']) {
    const { headers } = await get(path)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
})

test('the service worker of a language controls the whole site (R-LANG-004)', async () => {
  const { get } = await openSchoolWithSite()

  for (const [path, text] of [
    ['/sw.js', "'English'"],
    ['/sw.js?language=ar', "'Arabic'"],
    ['/sw.js?language=en', "'English'"],
    ['/sw.js?language=../../x', "'English'"],
    ['/sw.js?language=ar&language=ar', "'English'"],
  ]) {
    const { statusCode, body, headers } = await get(path ?? '')
    expect({ path, statusCode, body }).toEqual({ path, statusCode: 200, body: text })
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['cache-control']).toBe('no-cache')
  }
})

test('the manifest has the language of the reader (R-LANG-004)', async () => {
  const { get } = await openSchoolWithSite()

  const { headers, ...response } = await get('/manifest.webmanifest', { cookie: 'language=ar' })
  expect(response.json()).toMatchObject({ lang: 'ar', dir: 'rtl' })
  expect(headers.vary).toContain('cookie')
  expect((await get('/manifest.webmanifest')).json()).toMatchObject({ lang: 'en', dir: 'ltr' })
})
