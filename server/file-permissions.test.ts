import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSchoolEnv } from './test/databases/school-env.ts'
import { readJson } from './test/http/post-fields.ts'
import { startServer } from './test/process/start-server.ts'
import { demoFile } from './test/uploads/upload-file.ts'

const OWNER = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

/** Returns the permissions of other users for every file and folder; a temporary file can be gone before it is read. */
function readModes(folder: string): Record<string, number> {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const modes = ['', ...found].map((name) => {
    const stat = statSync(join(folder, name), { throwIfNoEntry: false })
    return [name, (stat?.mode ?? 0) & 0o077] as const
  })
  return Object.fromEntries(modes)
}

const openToOthers = (modes: Record<string, number>) =>
  Object.keys(modes).filter((name) => modes[name] !== 0)

/** Runs the server until it has stored a file and written an email, then stops it. */
async function runAndStop(env: Record<string, string>) {
  const {
    url,
    process: child,
    exited,
    output,
  } = await startServer({ NODE_COMPILE_CACHE: '', ...OWNER, ...env })
  const call = async (body: FormData | string, token = '') => {
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
    if (typeof body === 'string') headers['content-type'] = 'application/json'
    const response = await fetch(`${url}/api.php`, { method: 'POST', body, headers })
    return readJson<{ status: boolean; token?: string }>(response)
  }
  const login = { action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
  const { token = '' } = await call(JSON.stringify(login))
  const form = new FormData()
  form.set('action', 'uploadLogo')
  const { name, bytes } = demoFile('letter-shapes.png')
  form.set('logo', new File([Uint8Array.from(bytes)], name))
  expect((await call(form, token)).status, output()).toBe(true)
  await call(JSON.stringify({ action: 'request_password_reset', email: OWNER.ADMIN_EMAIL }))
  const isWritten = () => readdirSync(join(env.DATA_DIR ?? '', 'outbox')).length > 0
  await expect.poll(() => isWritten()).toBe(true)
  const modes = readModes(env.DATA_DIR ?? '')
  child.kill('SIGTERM')
  await exited
  return modes
}

test('all files in DATA_DIR are restricted to their own user, also those that an earlier version left readable', async () => {
  const env = await createSchoolEnv()
  const folder = join(env.DATA_DIR, 'school')
  const modes = await runAndStop({ ...env, DATA_DIR: folder })
  expect(openToOthers(modes)).toEqual([])
  expect(Object.keys(modes)).toEqual(expect.arrayContaining(['media', 'outbox', 'compiled']))
  if (!env.DATABASE_URL) expect(Object.keys(modes)).toContain('lisan.sqlite-wal')

  for (const [name] of Object.entries(readModes(folder)).reverse()) {
    const path = join(folder, name)
    chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
  }
  // a file of another program
  writeFileSync(join(folder, 'notes.txt'), 'mine')
  chmodSync(join(folder, 'notes.txt'), 0o644)
  expect(openToOthers(await runAndStop({ ...env, DATA_DIR: folder }))).toEqual(['notes.txt'])
})

test('a shared folder such as /tmp keeps its permissions when it is DATA_DIR', async () => {
  const env = await createSchoolEnv()
  const folder = join(env.DATA_DIR, 'shared')
  mkdirSync(folder)
  chmodSync(folder, 0o1777)

  const modes = await runAndStop({ ...env, DATA_DIR: folder })

  expect(openToOthers(modes)).toEqual([''])
  expect(statSync(folder).mode & 0o7777).toBe(0o1777)
})
