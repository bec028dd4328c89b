import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSqliteEnv } from '../test/databases/sqlite-env.ts'
import { postFields, readJson } from '../test/http/post-fields.ts'
import { startServer } from '../test/process/start-server.ts'
import { readMemory, resetPeakMemory, uploadVideo } from '../test/uploads/upload-video.ts'

const admin = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
const MAX_GROWTH_MB = 64

async function callApi(url: string, path: string, fields: object, token = '') {
  const response = await postFields(url + path, fields, { token })
  return readJson<{ data: { id: string }; token: string }>(response)
}

async function startSchool() {
  const { DATA_DIR } = createSqliteEnv()
  const { url, process } = await startServer({ DATA_DIR, ...admin })
  const signIn = { action: 'login', email: admin.ADMIN_EMAIL, password: admin.ADMIN_PASSWORD }
  const { token } = await callApi(url, '/api.php', signIn)
  const classFields = { category: 'Grammar', name: 'Naḥw', about: 'Grammar.', monthlylimit: 0 }
  const addClassRequest = {
    action: 'addClass',
    premium: '0',
    amount: '0',
    status: '1',
    ...classFields,
  }
  const { data } = await callApi(
    url,
    '/adminActions.php',
    { ...addClassRequest, regclosedate: '' },
    token,
  )
  const filesIn = (folder: string) => readdirSync(join(DATA_DIR, folder))
  return { url, pid: process.pid ?? 0, video: { token, classId: data.id }, filesIn }
}

// bench/upload.ts sends 500 MB to disk and to S3; the memory of a process is readable on Linux only
test.skipIf(process.platform !== 'linux')(
  'a large video is not buffered in memory, and an aborted upload leaves no file (R-ALESSON-012)',
  async () => {
    const { url, pid, video, filesIn } = await startSchool()
    // the young generation of V8 grows to about 40 MB; a larger video must not need more
    for (let run = 0; run < 3; run++) await uploadVideo(url, { ...video, megabytes: 16 })
    resetPeakMemory(pid)
    const { now } = readMemory(pid)

    const response = await uploadVideo(url, { ...video, megabytes: 100 })

    expect(response).toMatchObject({ status: true })
    expect(readMemory(pid).peak - now).toBeLessThan(MAX_GROWTH_MB)
    await expect(
      uploadVideo(url, { ...video, megabytes: 32, disconnectAfterMb: 16 }),
    ).rejects.toThrow()
    await expect.poll(() => filesIn('uploads')).toEqual([])
    expect(filesIn('media/material')).toHaveLength(4)
  },
)
