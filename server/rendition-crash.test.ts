import { globSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { expect } from 'vitest'
import { updateLessonRow } from './lessons/store.ts'
import { now } from './platform/clock.ts'
import { readConfig } from './platform/config.ts'
import { type Db, inTransaction, openPostgres, openSqlite } from './platform/db.ts'
import { newPublicId } from './platform/random.ts'
import { mediaFile, testWithFfmpeg } from './test/films.ts'
import { seedClass, seedLessonRow } from './test/seed-class.ts'
import { startServer } from './test/start-server.ts'
import { createSchoolEnv } from './test/temp-dir.ts'

/** `npm test` kills a few times, `npm run soak -- rendition-kill` fifty times on each engine. */
const KILLS = Number(process.env.RENDITION_KILLS ?? 2)
const LONGEST_LIFE_MS = 2_000
const FILMS = 3

const owner = { ADMIN_EMAIL: 'owner@example.org', ADMIN_PASSWORD: 'a good password' }

/** Opens the database beside the servers. */
function openBeside(place: Record<string, string>): Db {
  const { DATABASE_URL: url, DATA_DIR } = readConfig(place)
  return url ? openPostgres(url, { max: 2 }) : openSqlite(join(DATA_DIR, 'lisan.sqlite'))
}

/** Stores a film as the file of a lesson. */
async function addFilm(db: Db, dataDir: string) {
  const { id: classId } = await seedClass({ db })
  const lessonId = await seedLessonRow({ db }, classId)
  const material = `material/${newPublicId()}.mp4`
  const { bytes } = mediaFile('film.mp4')
  mkdirSync(join(dataDir, 'media/material'), { recursive: true })
  writeFileSync(join(dataDir, 'media', material), bytes)
  const file = { material, material_bytes: bytes.length, material_extension: 'mp4' }
  await inTransaction(db, (tx) => updateLessonRow(tx, lessonId, file, now()))
}

const readJobs = (db: Db) =>
  db.selectFrom('rendition_jobs').select(['finished_at', 'failed_at', 'attempts']).execute()

/** Lets the claims of killed processes end, without waiting for it. */
const endClaims = (db: Db) =>
  db.updateTable('rendition_jobs').set({ claimed_until: 0, attempts: 0 }).execute()

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
  'a server that is killed while it makes smaller forms loses no job, makes no form twice and leaves no file or program (R-FORMS-003)',
  { timeout: 60_000 + KILLS * 20_000 },
  async () => {
    const place = await createSchoolEnv()
    const env = { ...place, ...owner }
    const first = await startServer(env)
    const db = openBeside(place)
    try {
      for (let film = 0; film < FILMS; film++) await addFilm(db, place.DATA_DIR)
      first.process.kill('SIGKILL')
      await first.exited

      for (let kill = 1; kill <= KILLS; kill++) {
        await endClaims(db)
        // so that every kill meets a job
        if (!(await readJobs(db)).some((it) => it.finished_at === null))
          await addFilm(db, place.DATA_DIR)
        const running = await startServer(env)
        await delay(Math.random() * LONGEST_LIFE_MS)
        running.process.kill('SIGKILL')
        await running.exited
        await expect.poll(() => childrenOf(place.DATA_DIR)).toEqual([])
        expect((await readJobs(db)).every((it) => it.failed_at === null)).toBe(true)
      }

      await endClaims(db)
      const last = [await startServer(env), await startServer(env)]
      await expect
        .poll(async () => (await readJobs(db)).every((it) => it.finished_at), { timeout: 60_000 })
        .toBe(true)
      // no job was claimed by both
      expect((await readJobs(db)).every((it) => it.attempts <= 1)).toBe(true)
      const rows = await db.selectFrom('renditions').select(['source', 'form', 'file']).execute()
      const jobs = await readJobs(db)
      expect(jobs.length).toBeGreaterThanOrEqual(FILMS)
      expect(rows).toHaveLength(jobs.length * 3)
      const files = readdirSync(join(place.DATA_DIR, 'media/rendition'))
      expect(files.map((it) => `rendition/${it}`).toSorted()).toEqual(
        rows.map((it) => it.file).toSorted(),
      )
      expect(readdirSync(join(place.DATA_DIR, 'uploads'))).toEqual([])
      for (const { process } of last) process.kill('SIGKILL')
      await Promise.all(last.map((it) => it.exited))
    } finally {
      await db.destroy()
    }
  },
)
