import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { updateAppSettings } from '../../contract/settings/settings-form.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const PAGE = `<!doctype html><html><head><!--head--><title>Lisan</title><!--/head--><link rel="icon" href="data:image/svg+xml,Lisan"></head>
<body><!--logo--><svg class="logo"></svg><!--/logo--><p><!--school-->Lisan<!--/school--></p><div id="root"><main><!--content-->Welcome<!--/content--></main></div><!--data--></body></html>`

/** A school whose site is a small page. */
async function openSchoolWithSite() {
  const school = await openTestSchool({ SITE_URL: 'https://lisan.example' })
  const dist = join(school.config.DATA_DIR, 'dist')
  mkdirSync(dist)
  writeFileSync(join(dist, 'index.html'), PAGE)
  const app = await createHttpServer(school, handlers, dist)
  onTestFinished(() => app.close())
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
  return { school, get }
}

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]

test('the page of a class has its title, description and picture for link previews', async () => {
  const { school, get } = await openSchoolWithSite()
  const teacher = await seedAdministrator(school)
  await callApi(school, updateAppSettings, { siteName: 'Kano <b>Arabic</b>' }, teacher)
  const it = await seedClass(school, {
    name: '"Naḥw" & <script>alert(1)</script> · النَّحْو',
    about: `The sentence.\nRead ${'every word '.repeat(60)}`,
    price: 7_500_00,
  })

  const { statusCode, body, headers } = await get(`/courses/${it.publicId}`)

  expect(statusCode).toBe(200)
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(body).not.toMatch(/<script>|<b>/)
  expect(body).toContain('<p>Kano &lt;b&gt;Arabic&lt;/b&gt;</p>')
  const title =
    '\u2068&quot;Naḥw&quot; &amp; &lt;script&gt;alert(1)&lt;/script&gt; · النَّحْو\u2069 · Kano &lt;b&gt;Arabic&lt;/b&gt;'
  expect(body).toContain(`<title>${title}</title>`)
  expect(metaOf(body, 'og:title')).toBe(title)
  expect(metaOf(body, 'og:description')).toMatch(/^The sentence\. Read every word .{100,}…$/)
  expect(metaOf(body, 'og:url')).toBe(`https://lisan.example/courses/${it.publicId}`)
  expect(metaOf(body, 'og:image')).toMatch(
    new RegExp(`^https://lisan.example/courses/${it.publicId}/preview.png\\?v=[\\w-]+$`),
  )
  expect(body).toContain(
    `<link rel="canonical" href="https://lisan.example/courses/${it.publicId}">`,
  )
})

test('the page has the logo of Lisan only for the school of this name', async () => {
  const { school, get } = await openSchoolWithSite()
  expect((await get('/login')).body).toContain('<svg class="logo">')

  await callApi(school, updateAppSettings, { siteName: 'Noor' }, await seedAdministrator(school))

  const { body } = await get('/login')
  expect(body).not.toContain('<svg')
  expect(body).toContain('<span class="logo"></span>')
  expect(body).toContain('<link rel="icon" href="/icon-192.png">')
})

test('the page of a class contains its header and its data, so that it is read before the scripts arrive', async () => {
  const { school, get } = await openSchoolWithSite()
  const it = await seedClass(school, {
    name: 'Naḥw </script> · النَّحْو',
    about: '</script><!-- the sentence',
    price: 7_500_00,
    monthly: true,
  })

  const { body } = await get(`/courses/${it.publicId}`)

  expect(body).toContain('<span dir="auto">Naḥw &lt;/script&gt;</span>')
  expect(body).toContain('<span lang="ar" dir="rtl">النَّحْو</span>')
  expect(body).toContain('<li>₦7,500 · Monthly subscription</li><li>Open registration</li>')
  expect(body).toContain('<a class="btn btn-gold" href="#sign-up">Sign up for this class</a>')
  expect(body).not.toContain('Welcome')
  const [, written = ''] =
    /<script type="application\/json" id="written-class">(.*?)<\/script>/.exec(body) ?? []
  const response = await get(`/api.php?action=get_public_class&class_id=${it.publicId}`)
  expect(JSON.parse(written)).toEqual(response.json().data)
  for (const path of ['/', '/courses/nowhere'])
    expect((await get(path)).body, path).toContain('Welcome')
})

test('search engines may list public pages only, and a hidden class is not found', async () => {
  const { school, get } = await openSchoolWithSite()
  const hidden = await seedClass(school, { name: 'Not yet', active: false })

  for (const url of ['/', '/login', '/register'])
    expect(metaOf((await get(url)).body, 'robots'), url).toBeUndefined()
  for (const url of ['/classes/x', '/wallet-history', '/admin', '/nowhere', '/verify/x'])
    expect(metaOf((await get(url)).body, 'robots'), url).toBe('noindex')
  for (const path of [hidden.publicId, 'nowhere', '%E0%A4%A']) {
    const { statusCode, body } = await get(`/courses/${path}`)
    expect(statusCode, path).toBe(404)
    expect(metaOf(body, 'robots')).toBe('noindex')
    expect(body).not.toContain('Not yet')
  }
  expect((await get(`/courses/${hidden.publicId}/preview.png`)).statusCode).toBe(404)
})

test('a page that has not changed is not sent again', async () => {
  const { get } = await openSchoolWithSite()
  const { headers } = await get('/login')
  const again = await get('/login', { 'if-none-match': String(headers.etag) })
  expect(again).toMatchObject({ statusCode: 304, body: '' })
})

test('the picture of a class is 1200 by 630, below the 300 KB of WhatsApp, and changes with its title', async () => {
  const { school, get } = await openSchoolWithSite()
  const naming = 'Foundations of Naḥw, slowly and with many examples · أُسُسُ النَّحْوِ لِلْمُبْتَدِئِينَ'
  const it = await seedClass(school, { name: naming, price: 7_500_00, monthly: true })
  const url = `/courses/${it.publicId}/preview.png`

  const picture = await get(url)

  expect(picture.statusCode).toBe(200)
  expect(picture.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=86400',
    'cross-origin-resource-policy': 'cross-origin',
  })
  const { width, height } = await sharp(picture.rawPayload).metadata()
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
  expect(picture.rawPayload.length).toBeLessThan(300_000)
  const etag = String(picture.headers.etag)
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304)
  const other = await seedClass(school, { name: 'Ṣarf' })
  const otherPicture = await get(`/courses/${other.publicId}/preview.png`)
  expect(otherPicture.headers.etag).not.toBe(etag)
  expect((await get('/preview.png')).headers['content-type']).toBe('image/png')
})
