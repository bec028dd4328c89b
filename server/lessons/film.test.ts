import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { forgetPeak, memoryOf, sendFilm } from '../test/send-film.ts'
import { start } from '../test/start-program.ts'

const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }
const MAY_GROW_MB = 64

async function call(url: string, path: string, fields: object, token = '') {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    body: JSON.stringify(fields),
  })
  return (await response.json()) as { data: { id: string }; token: string }
}

async function aRunningSchool() {
  const dataDir = mkdtempSync(join(tmpdir(), 'lisan-film-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const { url, process } = await start({ DATA_DIR: dataDir, ...owner })
  const signIn = { action: 'login', email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD }
  const { token } = await call(url, '/api.php', signIn)
  const about = { category: 'Grammar', name: 'Naḥw', about: 'Grammar.', monthlylimit: 0 }
  const aClass = { action: 'addClass', premium: '0', amount: '0', status: '1', ...about }
  const { data } = await call(url, '/adminActions.php', { ...aClass, regclosedate: '' }, token)
  const filesIn = (folder: string) => readdirSync(join(dataDir, folder))
  return { url, pid: process.pid ?? 0, film: { token, classId: data.id }, filesIn }
}

// bench/upload.ts sends 500 MB, to a folder and to a bucket; only Linux tells what a process holds
test.skipIf(process.platform !== 'linux')(
  'a long film goes through the server without staying in it, and a line that drops leaves nothing (R-ALESSON-012)',
  async () => {
    const { url, pid, film, filesIn } = await aRunningSchool()
    // V8 gives any work its young generation, some 40 MB; a longer film must not want more
    for (let warm = 0; warm < 3; warm++) await sendFilm(url, { ...film, megabytes: 16 })
    forgetPeak(pid)
    const { now } = memoryOf(pid)

    const sent = await sendFilm(url, { ...film, megabytes: 100 })

    expect(sent).toMatchObject({ status: true })
    expect(memoryOf(pid).peak - now).toBeLessThan(MAY_GROW_MB)
    await expect(sendFilm(url, { ...film, megabytes: 32, hangUpAfter: 16 })).rejects.toThrow()
    await expect.poll(() => filesIn('uploads')).toEqual([])
    expect(filesIn('media/material')).toHaveLength(4)
  },
)
