import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServer } from './test/process/start-server.ts'
import { createTempDir } from './test/process/temp-dir.ts'

const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

const LAZY_PACKAGES = [
  ...[
    '@simplewebauthn/server',
    'aws4fetch',
    'csv-parse',
    'csv-stringify',
    'harfbuzzjs',
    'ical-generator',
    'nodemailer',
  ],
  ...['otpauth', 'pg', 'prom-client', 'qr', 'sharp', 'tar-stream', 'yazl'],
  ...['ajv', 'light-my-request'],
]

const readLoadedModules = (file: string): { urls: string[] } =>
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

  const { urls } = readLoadedModules(loadedModules)
  expect(urls.some((it) => it.includes('/better-sqlite3/'))).toBe(true)
  const isIn = (url: string) => (name: string) => url.includes(`/node_modules/${name}/`)
  expect(urls.filter((url) => LAZY_PACKAGES.some(isIn(url)))).toEqual([])
  expect(existsSync(`${ffmpeg}.ran`)).toBe(false)
})
