import { expect, onTestFinished, test } from 'vitest'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { writeBuiltSite } from '../test/process/built-site.ts'
import { openTestSchool } from '../test/test-school.ts'

/** The complete server with that site. */
async function startWholeServer() {
  const school = await openTestSchool()
  const dist = writeBuiltSite(school.config.DATA_DIR)
  const app = await createHttpServer(school, handlers, dist)
  onTestFinished(() => app.close())
  return async (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET') => {
    const { statusCode, headers, body } = await app.inject({ method, url })
    const isPage = String(headers['content-type']).startsWith('text/html')
    return {
      http: statusCode,
      is: isPage ? 'the page' : body === '' ? 'nothing' : JSON.parse(body),
      headers,
    }
  }
}

test.each([
  '/classes/%E0%A4%A',
  '/classes/%',
  '/classes/100%',
  '/classes/%zz?from=%E0%A4%A',
  '/classes/%ff/lessons/1',
  '/classes/a%2Fb',
  '/%',
  '/admin/classes/manage/1.5',
  '/classes/a.b',
  '/classes/v1.2',
  '/verify/a.Bc',
])('%s is a URL of the page', async (url) => {
  const get = await startWholeServer()

  const page = await get(url)
  expect(page).toMatchObject({ http: 200, is: 'the page' })
  expect(page.headers).toMatchObject({
    'x-frame-options': 'DENY',
    'x-request-id': expect.any(String),
  })
  expect(await get(url, 'HEAD')).toMatchObject({ http: 200, is: 'the page' })
  expect((await get(url, 'POST')).is).toMatchObject({ status: false, data: null })
})

test.each([
  ['/assets/start-00000000.js', 404],
  ['/assets/start-00000000', 404],
  ['/assets/', 403],
  ['/assets/%E0%A4%A.js', 400],
  ['/%61ssets/start-00000000', 404],
  ['/assets%2Fstart-00000000.j%73', 404],
  ['/sw-old.js', 404],
  ['/classes/start.css', 404],
  ['/start.js.map', 404],
  ['/favicon.ico', 404],
  ['/robots.txt', 404],
  ['/wp-login.PHP', 404],
  ['/api.php/%', 400],
  ['/nonsense.php', 404],
  ['/nonsense%.php', 400],
  ['/.env', 404],
  ['/.git/config', 404],
  ['/api/nonsense', 404],
  ['/media/%E0%A4%A/x', 400],
  ['/webhooks/%', 400],
])('%s does not exist, and the response is an envelope', async (url, http) => {
  const get = await startWholeServer()

  const envelope = { status: false, code: expect.any(String), data: null }
  expect(await get(url)).toMatchObject({ http, is: envelope })
})
