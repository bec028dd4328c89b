import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Db } from './platform/db.ts'
import { openBeside } from './test/databases/open-beside.ts'
import { createSchoolEnv } from './test/databases/school-env.ts'
import { startServer } from './test/process/start-server.ts'
import { createFakeFfmpeg } from './test/uploads/fake-ffmpeg.ts'
import { demoFile } from './test/uploads/upload-file.ts'
import { mediaFile, programs, testWithFfmpeg } from './test/uploads/videos.ts'
import { addVideo } from './test/uploads/videos-beside.ts'

/** `npm run test:full` kills twice, `npm run soak -- rendition-kill` fifty times on each engine. */
const KILLS = Number(process.env.RENDITION_KILLS ?? 2)
const LONGEST_LIFE_MS = 2_000
const VIDEOS = 3

const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

const readJobs = (db: Db) =>
  db.selectFrom('rendition_jobs').select(['finished_at', 'failed_at', 'attempts']).execute()

/** Ends the claims of killed processes without waiting for their expiry. */
const endClaims = (db: Db, more: { attempts?: number } = {}) =>
  db
    .updateTable('rendition_jobs')
    .set({ claimed_until: 0, ...more })
    .execute()

/** The programs that work on files of this school. */
const childrenOf = (dataDir: string) =>
  globSync('/proc/[0-9]*/cmdline').filter((path) => {
    try {
      const line = readFileSync(path, 'latin1')
      return line.includes('-progress') && line.includes(dataDir)
    } catch {
      return false
    }
  })

testWithFfmpeg(
  'a server that is killed while it makes renditions loses no job, makes none twice and leaves no file or program (R-FORMS-003)',
  { timeout: 60_000 + KILLS * 60_000 },
  async () => {
    const schoolEnv = await createSchoolEnv()
    const { bytes } = mediaFile('video.mp4')
    const env = { ...schoolEnv, ...owner, FFMPEG: programs().ffmpeg }
    const db = openBeside(schoolEnv)
    try {
      for (let video = 0; video < VIDEOS; video++) await addVideo(db, schoolEnv.DATA_DIR, bytes)

      for (let kill = 1; kill <= KILLS; kill++) {
        await endClaims(db, { attempts: 0 })
        // so that there is a job for every kill
        if (!(await readJobs(db)).some((it) => it.finished_at === null))
          await addVideo(db, schoolEnv.DATA_DIR, bytes)
        const running = await startServer(env)
        await delay(Math.random() * LONGEST_LIFE_MS)
        running.process.kill('SIGKILL')
        await running.exited
        await expect.poll(() => childrenOf(schoolEnv.DATA_DIR)).toEqual([])
        expect((await readJobs(db)).every((it) => it.failed_at === null)).toBe(true)
      }

      await endClaims(db, { attempts: 0 })
      const last = [await startServer(env), await startServer(env)]
      await expect
        .poll(async () => (await readJobs(db)).every((it) => it.finished_at), { timeout: 60_000 })
        .toBe(true)
      // no job was claimed by both
      expect((await readJobs(db)).every((it) => it.attempts <= 1)).toBe(true)
      const rows = await db.selectFrom('renditions').select(['source', 'form', 'file']).execute()
      const jobs = await readJobs(db)
      expect(jobs.length).toBeGreaterThanOrEqual(VIDEOS)
      expect(rows).toHaveLength(jobs.length * 3)
      const files = readdirSync(join(schoolEnv.DATA_DIR, 'media/rendition'))
      expect(files.map((it) => `rendition/${it}`).toSorted()).toEqual(
        rows.map((it) => it.file).toSorted(),
      )
      expect(readdirSync(join(schoolEnv.DATA_DIR, 'uploads'))).toEqual([])
      for (const { process } of last) process.kill('SIGKILL')
      await Promise.all(last.map((it) => it.exited))
    } finally {
      await db.destroy()
    }
  },
)

test('a video that kills the server at every attempt fails after three attempts, and the server keeps running (R-FORMS-003)', async () => {
  const schoolEnv = await createSchoolEnv()
  const ffmpeg = createFakeFfmpeg('kills the server')
  const env = { ...schoolEnv, ...owner, FFMPEG: ffmpeg.path }
  const db = openBeside(schoolEnv)
  try {
    await addVideo(db, schoolEnv.DATA_DIR, demoFile('writing-ba.mp4').bytes)
    // the state after two killed servers
    await endClaims(db, { attempts: 2 })
    const third = await startServer(env)
    await third.exited
    expect(await readJobs(db)).toMatchObject([{ attempts: 3, failed_at: null }])
    await endClaims(db)

    const next = await startServer(env)

    const readFailure = async () => (await readJobs(db))[0]?.failed_at
    await expect.poll(readFailure).toBeTruthy()
    expect((await fetch(`${next.url}/readyz`)).status).toBe(200)
    next.process.kill('SIGKILL')
    await next.exited
  } finally {
    await db.destroy()
  }
})
