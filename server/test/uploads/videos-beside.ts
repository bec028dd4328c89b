import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { updateLessonRow } from '../../lessons/store.ts'
import { now } from '../../platform/clock.ts'
import { type Db, inTransaction } from '../../platform/db.ts'
import { newPublicId } from '../../platform/random.ts'
import { seedClass, seedLessonRow } from '../seed-class.ts'

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
