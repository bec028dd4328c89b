import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createSchoolEnv } from './test/databases/school-env.ts'
import { postFields, readJson } from './test/http/post-fields.ts'
import { startServer } from './test/process/start-server.ts'

/** Four starts of the complete server, on a machine that can be busy. */
const LONG = 120_000

const OWNER = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

/** Starts an upload and sends half of it. */
async function startHalfUpload(url: string) {
  const login = { action: 'login', email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD }
  const response = await postFields(`${url}/api.php`, login)
  const { token } = await readJson<{ token: string }>(response)
  const { hostname, port } = new URL(url)
  const line = connect(Number(port), hostname)
  line.on('error', () => {})
  onTestFinished(() => void line.destroy())
  line.write(
    [
      'POST /lessonsAction.php?action=addLesson HTTP/1.1',
      `host: ${hostname}`,
      `authorization: Bearer ${token}`,
      'content-type: multipart/form-data; boundary=x',
      'content-length: 1000000',
      '',
      '--x',
      'content-disposition: form-data; name="file"; filename="video.mp4"',
      'content-type: video/mp4',
      '',
      'x'.repeat(200_000),
    ].join('\r\n'),
  )
}

test(
  'an upload whose process is killed leaves nothing after the next start, and the upload of another process continues (R-RUN-014)',
  async () => {
    const schoolEnv = await createSchoolEnv()
    const env = { ...schoolEnv, ...OWNER }
    const uploads = () => {
      const folder = join(schoolEnv.DATA_DIR, 'uploads')
      return existsSync(folder) ? readdirSync(folder) : []
    }
    // two processes share the folder
    const killed = await startServer(env)
    const living = await startServer(env)
    await startHalfUpload(killed.url)
    await expect.poll(() => uploads().length).toBe(1)
    const [ofKilled = ''] = uploads()
    await startHalfUpload(living.url)
    await expect.poll(() => uploads().length).toBe(2)

    killed.process.kill('SIGKILL')
    await killed.exited
    const next = await startServer(env)

    expect(uploads()).toHaveLength(1)
    expect(uploads()).not.toContain(ofKilled)
    living.process.kill('SIGKILL')
    next.process.kill('SIGKILL')
    await Promise.all([living.exited, next.exited])
    const last = await startServer(env)
    expect(uploads()).toEqual([])
    expect(readdirSync(join(schoolEnv.DATA_DIR, 'running'))).toHaveLength(1)

    await expect.poll(() => last.output()).toContain('Lisan is open')
    last.process.kill('SIGTERM')
    await last.exited
    expect(readdirSync(join(schoolEnv.DATA_DIR, 'running'))).toEqual([])
  },
  LONG,
)

test('a file with another name in the uploads folder is kept', async () => {
  const schoolEnv = await createSchoolEnv()
  mkdirSync(join(schoolEnv.DATA_DIR, 'uploads'))
  writeFileSync(
    join(schoolEnv.DATA_DIR, 'uploads', 'AaBbCcDdEeFfGgHhIiJjKk'),
    'of an earlier version',
  )
  const { process: child, exited } = await startServer({ ...schoolEnv, ...OWNER })
  child.kill('SIGTERM')
  await exited
  expect(readdirSync(join(schoolEnv.DATA_DIR, 'uploads'))).toHaveLength(1)
})
