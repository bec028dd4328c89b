import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { postFields } from './test/post-fields.ts'
import { readJson } from './test/read-json.ts'
import { startServer } from './test/start-server.ts'
import { createTempDir } from './test/temp-dir.ts'

const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

const LAZY_PACKAGES = [
  ...[
    '@simplewebauthn/server',
    'aws4fetch',
    'csv-parse',
    'csv-stringify',
    'harfbuzzjs',
    'nodemailer',
  ],
  ...['otpauth', 'pg', 'prom-client', 'qr', 'sharp', 'tar-stream', 'yazl'],
  ...['ajv', 'light-my-request', 'glob', 'readable-stream'],
]

/** Node's client of fetch, which an ES module that imports node:http loads, too: 13 MB. */
const FETCH = 'NativeModule internal/deps/undici/undici'
const HTTP2 = 'NativeModule http2'

const readLoadedModules = (file: string): { urls: string[]; builtins: string[] } =>
  JSON.parse(readFileSync(file, 'utf8'))

test('an idle server has loaded no module that only some schools or requests need, and has run no program', async () => {
  const env = createTempDir()
  const loadedModules = join(env.DATA_DIR, 'loaded-modules.json')
  const ffmpeg = join(env.DATA_DIR, 'ffmpeg')
  writeFileSync(ffmpeg, '#!/bin/sh\ntouch "$0.ran"\n', { mode: 0o755 })
  const {
    process: server,
    output,
    exited,
  } = await startServer({
    ...{ ...env, FFMPEG: ffmpeg, LOADED_MODULES: loadedModules },
    ...owner,
    NODE_OPTIONS: '--import=./server/test/record-loaded-modules.js',
  })
  // the workers have started
  await expect.poll(output).toContain('Lisan is open')
  server.kill('SIGTERM')
  await exited

  const { urls, builtins } = readLoadedModules(loadedModules)
  expect(urls.some((it) => it.includes('/better-sqlite3/'))).toBe(true)
  const isIn = (url: string) => (name: string) => url.includes(`/node_modules/${name}/`)
  expect(urls.filter((url) => LAZY_PACKAGES.some(isIn(url)))).toEqual([])
  expect(builtins).not.toContain(FETCH)
  expect(existsSync(`${ffmpeg}.ran`)).toBe(false)
})

const CLASS = {
  ...{ category: 'Grammar', name: 'Foundations of Naḥw', about: 'About it.', status: '1' },
  ...{ premium: '0', amount: '0', regclosedate: '2030-12-02', monthlylimit: '4' },
}

type Body = { token: string; data: { id: string } }

async function expectSuccess(response: Response) {
  const body = await readJson<Body>(response)
  expect(body, response.url).toMatchObject({ status: true })
  return body
}

test('the pages of a student are answered without a formatter of Intl, the first of which takes 9 MB, and without Node’s client of fetch', async () => {
  const env = createTempDir()
  const FORMATTERS = join(env.DATA_DIR, 'formatters')
  const LOADED_MODULES = join(env.DATA_DIR, 'loaded-modules.json')
  const recorders = ['formatters', 'loaded-modules'].map(
    (it) => `--import=./server/test/record-${it}.js`,
  )
  const {
    url,
    process: server,
    exited,
  } = await startServer({
    ...{ ...env, ...owner, FORMATTERS, LOADED_MODULES },
    NODE_OPTIONS: recorders.join(' '),
  })
  const post = async (path: string, fields: object, token = '') =>
    expectSuccess(await postFields(url + path, fields, { token }))
  const credentials = { email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }
  const admin = (await post('/api.php', { action: 'login', ...credentials })).token
  const { id: class_id } = (
    await post('/adminActions.php', { action: 'addClass', ...CLASS }, admin)
  ).data
  const form = { subject: 'Kinds of words', about: 'A text.', inputetype: 'Lesson', scheduled: '0' }
  const lesson = { action: 'addLesson', class_id, ...form }
  const { id: lesson_id } = (await post('/lessonsAction.php', lesson, admin)).data
  const student = { name: 'Amina Bello', email: 'amina@example.org', phonenumber: '08031234567' }
  const account = { action: 'signup', ...student, password: 'a good password' }
  const { token } = await post('/api.php', account)
  await post('/api.php', { action: 'classenrolement', class_id }, token)

  await post('/api.php', { action: 'getUserData' }, token)
  await post('/api.php', { action: 'get_my_classes' }, token)
  await post('/messages.php', { action: 'getMessages', brief: true }, token)
  await post('/api.php', { action: 'get_class_details', class_id }, token)
  await post('/api.php', { action: 'get_lesson_details', class_id, lesson_id }, token)
  const headers = { authorization: `Bearer ${token}` }
  for (const action of ['get_app_settings', 'get_eligible_classes', 'get_classes'])
    await expectSuccess(await fetch(`${url}/api.php?action=${action}`, { headers }))

  expect(readFileSync(FORMATTERS, 'utf8')).toBe('')
  server.kill('SIGTERM')
  await exited
  const { builtins } = readLoadedModules(LOADED_MODULES)
  expect(builtins).toContain('NativeModule zlib')
  expect([FETCH, HTTP2].filter((it) => builtins.includes(it))).toEqual([])
})
