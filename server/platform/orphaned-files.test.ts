import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addLesson } from '../../contract/lesson-form.ts'
import { deleteLesson } from '../../contract/lessons.ts'
import { uploadLogo } from '../../contract/settings-form.ts'
import { createBackup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { openTestDb } from '../test/databases.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedCandidate, seedExam, submitAnswers } from '../test/seed-exam.ts'
import { openTempBucket } from '../test/temp-bucket.ts'
import { createTempDir } from '../test/temp-dir.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/upload-file.ts'
import { openFolderStore } from './file-store.ts'
import { createOrphanCollector } from './orphaned-files.ts'
import { newPublicId } from './random.ts'
import { openS3Store } from './s3-file-store.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

/** File stores, each with functions to add a file without a row and to age it. */
const stores = [
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

const listKeys = async (files: TestSchool['files']) => {
  const keys: string[] = []
  for (const folder of ['logo', 'material', 'theory'])
    for await (const page of files.list(folder)) keys.push(...page.map((it) => it.key))
  return keys
}

/** Creates a school with a file of every kind. */
async function openSchoolWith(files: TestSchool['files']) {
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

test.each(stores)(
  '%s keeps every file that a row refers to and deletes one without a row after a day',
  async (_name, open) => {
    const { files, put, age } = await open()
    const { school } = await openSchoolWith(files)
    const named = await listKeys(files)
    expect(named.map((key) => key.split('/')[0])).toEqual(['logo', 'material', 'theory'])
    const orphans = ['material', 'theory', 'logo'].map((folder) => `${folder}/${newPublicId()}.png`)
    const young = `material/${newPublicId()}.png`
    const foreign = `letters/${newPublicId()}.png`
    for (const key of [...orphans, young, foreign]) put(key)
    for (const key of [...named, ...orphans, foreign]) age(key, 2 * DAY_MS)
    const warnings: string[] = []
    const collect = createOrphanCollector(school, (sentence) => warnings.push(sentence))

    expect(await collect(0)).toBe(0)
    expect(await collect(HOUR_MS - 1)).toBe(0)
    expect(await collect(HOUR_MS)).toBe(3)

    expect((await listKeys(files)).sort()).toEqual([...named, young].sort())
    expect(await files.size(foreign)).toBe(6)
    expect(warnings).toEqual([])
    expect(await collect(3 * HOUR_MS)).toBe(0)
  },
)

test.each(stores)('a clock that is a year ahead deletes no file from %s', async (_name, open) => {
  const { files, put } = await open()
  const { school } = await openSchoolWith(files)
  const key = `material/${newPublicId()}.png`
  put(key)
  const collect = createOrphanCollector(school, () => {})
  if (_name === 'a folder') freezeClock(new Date(Date.now() + 365 * DAY_MS).toISOString())

  for (const hours of [0, 1, 2, 3]) expect(await collect(hours * HOUR_MS)).toBe(0)
  expect(await files.size(key)).toBe(6)
})

test.each(stores)(
  'a file that a row refers to in the meantime stays in %s, while several processes delete orphans',
  async (_name, open) => {
    const { files, put, age } = await open()
    const { school, lessonId } = await openSchoolWith(files)
    const [late = '', ...others] = Array.from({ length: 12 }, () => `material/${newPublicId()}.png`)
    for (const key of [late, ...others]) {
      put(key)
      age(key, 2 * DAY_MS)
    }
    const collectors = Array.from({ length: 4 }, () => createOrphanCollector(school, () => {}))
    await Promise.all(collectors.map((collect) => collect(0)))

    const change = school.db.updateTable('lessons').set({ material: late })
    await change.where('id', '=', Number(lessonId)).execute()
    await Promise.all(collectors.map((collect) => collect(2 * HOUR_MS)))

    expect(await files.size(late)).toBe(6)
    for (const key of others) expect(await files.size(key)).toBeNull()
  },
)

test('a store full of files without rows belongs to another school and is left alone', async () => {
  const { files, put, age } = await stores[1][1]()
  const school = await openTestSchool()
  const keys = Array.from({ length: 1100 }, () => `material/${newPublicId()}.png`)
  for (const key of keys) {
    put(key)
    age(key, 2 * DAY_MS)
  }
  const warnings: string[] = []
  const collect = createOrphanCollector({ ...school, files }, (sentence) => warnings.push(sentence))
  await collect(0)

  expect(await collect(2 * HOUR_MS)).toBe(0)
  expect(await listKeys(files)).toHaveLength(1100)
  expect(warnings).toEqual(['1100 of 1100 files in material belong to no row, and were left alone'])
})

test('a backup contains every file that a row refers to, and a deleted lesson keeps its files while it is in the bin', async () => {
  const { school, maryam, lessonId } = await openSchoolWith(
    openFolderStore(createTempDir().DATA_DIR),
  )
  const { DATA_DIR } = createTempDir()
  await createBackup({ ...school, dataDir: DATA_DIR }, join(DATA_DIR, 'school.tar'), 0)
  const there = await openTestDb()
  const files = openFolderStore(join(DATA_DIR, 'media'))

  await restore({ db: there.db, files, dataDir: DATA_DIR }, join(DATA_DIR, 'school.tar'))
  await there.close()
  expect(await listKeys(files)).toEqual(await listKeys(school.files))

  await uploadFile(school, deleteLesson, { lesson_id: lessonId }, null, maryam)
  expect((await listKeys(school.files)).map((key) => key.split('/')[0])).toEqual([
    'logo',
    'material',
    'theory',
  ])
})
