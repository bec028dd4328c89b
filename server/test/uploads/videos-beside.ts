import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { updateLessonRow } from '../../lessons/store.ts'
import { now } from '../../platform/clock.ts'
import { readConfig } from '../../platform/config.ts'
import { type Db, inTransaction, openSqlite } from '../../platform/db.ts'
import { newPublicId } from '../../platform/random.ts'
import { openTestPostgres } from '../databases/test-postgres.ts'
import { seedClass, seedLessonRow } from '../seed-class.ts'

/** Opens a separate connection to the database of running servers and commands. */
export function openBeside(env: Record<string, string>): Db {
  const { DATABASE_URL: url, DATA_DIR } = readConfig(env)
  return url ? openTestPostgres(url, 2) : openSqlite(join(DATA_DIR, 'lisan.sqlite'))
}

/** Stores a video as the file of a lesson without a request to a server. */
export async function addVideo(db: Db, dataDir: string, bytes: Buffer): Promise<void> {
  const { id: classId } = await seedClass({ db })
  const lessonId = await seedLessonRow({ db }, classId)
  const material = `material/${newPublicId()}.mp4`
  mkdirSync(join(dataDir, 'media/material'), { recursive: true })
  writeFileSync(join(dataDir, 'media', material), bytes)
  const file = { material, material_bytes: bytes.length, material_extension: 'mp4' }
  await inTransaction(db, (tx) => updateLessonRow(tx, lessonId, file, now()))
}
