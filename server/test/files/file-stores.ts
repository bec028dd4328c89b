import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { uploadLogo } from '../../../contract/settings/settings-form.ts'
import { handlers } from '../../handlers.ts'
import { createHttpServer } from '../../http-server.ts'
import { openFolderStore } from '../../platform/file-store.ts'
import { openS3Store } from '../../platform/s3-file-store.ts'
import { seedCandidate, seedExam, submitAnswers } from '../exams/seed-exam.ts'
import { createTempDir } from '../process/temp-dir.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test-school.ts'
import { demoFile, uploadFile } from '../uploads/upload-file.ts'
import { openTempBucket } from './s3-stub.ts'

/** An hour in milliseconds. */
export const HOUR_MS = 3600 * 1000

/** A day in milliseconds. */
export const DAY_MS = 24 * HOUR_MS

/** File stores, each with functions to add a file without a row and to age it. */
export const stores = [
  [
    'a folder',
    async () => {
      const { DATA_DIR } = createTempDir()
      const pathOf = (key: string) => join(DATA_DIR, key)
      return {
        files: openFolderStore(DATA_DIR),
        put(key: string) {
          mkdirSync(join(pathOf(key), '..'), { recursive: true })
          writeFileSync(pathOf(key), 'orphan')
        },
        age(key: string, ms: number) {
          const then = new Date(Date.now() - ms)
          utimesSync(pathOf(key), then, then)
        },
      }
    },
  ],
  [
    'a bucket',
    async () => {
      const { config, objects, storedAt } = await openTempBucket()
      return {
        files: openS3Store(config),
        put(key: string) {
          objects.set(key, Buffer.from('orphan'))
          storedAt.set(key, Date.now())
        },
        age: (key: string, ms: number) => void storedAt.set(key, Date.now() - ms),
      }
    },
  ],
] as const

export const listKeys = async (files: TestSchool['files']) => {
  const keys: string[] = []
  for (const folder of ['logo', 'material', 'theory'])
    for await (const page of files.list(folder)) keys.push(...page.map((it) => it.key))
  return keys
}

/** Creates a school with a file of every kind. */
export async function openSchoolWith(files: TestSchool['files']) {
  const base = await openTestSchool()
  const school = { ...base, files }
  const app = await createHttpServer(school, handlers)
  const running = { ...school, app }
  const maryam = await seedAdministrator(running)
  const picture = demoFile('letter-shapes.png')
  await uploadFile(running, uploadLogo, {}, { ...picture, field: 'logo' }, maryam)
  const { id } = await seedClass(running)
  const lesson = { class_id: String(id), subject: 'Letters', inputetype: 'Lesson', scheduled: '0' }
  const { data } = await uploadFile(
    running,
    addLesson,
    { ...lesson, fileType: 'image' },
    picture,
    maryam,
  )
  const exam = await seedExam(running, { questions: [] })
  const image = `data:image/png;base64,${picture.bytes.toString('base64')}`
  await submitAnswers(running, exam, await seedCandidate(running, exam), { theory_image: image })
  return { school: running, maryam, lessonId: String(data.id) }
}
