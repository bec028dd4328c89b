import { mkdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { addLesson, deleteLesson } from '../../contract/lessons.ts'
import { uploadLogo } from '../../contract/settings-form.ts'
import { verbs } from '../app.ts'
import { backUp } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { openServer } from '../http/server.ts'
import { aBucket } from '../test/a-bucket.ts'
import { aClass } from '../test/a-class.ts'
import { aCandidate, anExam, handIn } from '../test/an-exam.ts'
import { at } from '../test/at.ts'
import { openTestDb } from '../test/databases.ts'
import { aFolder } from '../test/place.ts'
import { anAdministrator, openSchool, type TestSchool } from '../test/school.ts'
import { demoFile, send } from '../test/send-file.ts'
import { openFolder } from './files.ts'
import { openCollector } from './orphans.ts'
import { newRand } from './random.ts'
import { openBucket } from './s3-files.ts'

const HOUR_MS = 3600 * 1000
const DAY_MS = 24 * HOUR_MS

/** A store, and ways to put a file there that no row names and to let days pass in it. */
const stores = [
  [
    'a folder',
    async () => {
      const { DATA_DIR } = aFolder()
      const pathOf = (key: string) => join(DATA_DIR, key)
      return {
        files: openFolder(DATA_DIR),
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
      const { config, objects, storedAt } = await aBucket()
      return {
        files: openBucket(config),
        put(key: string) {
          objects.set(key, Buffer.from('orphan'))
          storedAt.set(key, Date.now())
        },
        age: (key: string, ms: number) => void storedAt.set(key, Date.now() - ms),
      }
    },
  ],
] as const

const listed = async (files: TestSchool['files']) => {
  const keys: string[] = []
  for (const folder of ['logo', 'material', 'theory'])
    for await (const page of files.list(folder)) keys.push(...page.map((it) => it.key))
  return keys
}

/** A school with a file of every kind. */
async function schoolWith(files: TestSchool['files']) {
  const plain = await openSchool()
  const school = { ...plain, files }
  const app = await openServer(school, verbs)
  const full = { ...school, app }
  const maryam = await anAdministrator(full)
  const picture = demoFile('letter-shapes.png')
  await send(full, uploadLogo, {}, { ...picture, field: 'logo' }, maryam)
  const { id } = await aClass(full)
  const lesson = { class_id: String(id), subject: 'Letters', inputetype: 'Lesson', scheduled: '0' }
  const { data } = await send(full, addLesson, { ...lesson, fileType: 'image' }, picture, maryam)
  const exam = await anExam(full, { questions: [] })
  const image = `data:image/png;base64,${picture.bytes.toString('base64')}`
  await handIn(full, exam, await aCandidate(full, exam), { theory_image: image })
  return { school: full, maryam, lessonId: String(data.id) }
}

test.each(stores)(
  '%s keeps every file that a row names and loses one that none has named for a day',
  async (_name, open) => {
    const { files, put, age } = await open()
    const { school } = await schoolWith(files)
    const named = await listed(files)
    expect(named.map((key) => key.split('/')[0])).toEqual(['logo', 'material', 'theory'])
    const orphans = ['material', 'theory', 'logo'].map((folder) => `${folder}/${newRand()}.png`)
    const young = `material/${newRand()}.png`
    const foreign = `letters/${newRand()}.png`
    for (const key of [...orphans, young, foreign]) put(key)
    for (const key of [...named, ...orphans, foreign]) age(key, 2 * DAY_MS)
    const warnings: string[] = []
    const collect = openCollector(school, (sentence) => warnings.push(sentence))

    expect(await collect(0)).toBe(0)
    expect(await collect(HOUR_MS - 1)).toBe(0)
    expect(await collect(HOUR_MS)).toBe(3)

    expect((await listed(files)).sort()).toEqual([...named, young].sort())
    expect(await files.size(foreign)).toBe(6)
    expect(warnings).toEqual([])
    expect(await collect(3 * HOUR_MS)).toBe(0)
  },
)

test.each(stores)('a clock that is a year ahead takes no file out of %s', async (_name, open) => {
  const { files, put } = await open()
  const { school } = await schoolWith(files)
  const key = `material/${newRand()}.png`
  put(key)
  const collect = openCollector(school, () => {})
  if (_name === 'a folder') at(new Date(Date.now() + 365 * DAY_MS).toISOString())

  for (const hours of [0, 1, 2, 3]) expect(await collect(hours * HOUR_MS)).toBe(0)
  expect(await files.size(key)).toBe(6)
})

test.each(stores)(
  'a file that its row names in the meantime stays in %s, and many processes collect at once',
  async (_name, open) => {
    const { files, put, age } = await open()
    const { school, lessonId } = await schoolWith(files)
    const [late = '', ...others] = Array.from({ length: 12 }, () => `material/${newRand()}.png`)
    for (const key of [late, ...others]) {
      put(key)
      age(key, 2 * DAY_MS)
    }
    const collectors = Array.from({ length: 4 }, () => openCollector(school, () => {}))
    await Promise.all(collectors.map((collect) => collect(0)))

    const change = school.db.updateTable('lessons').set({ material: late })
    await change.where('id', '=', Number(lessonId)).execute()
    await Promise.all(collectors.map((collect) => collect(2 * HOUR_MS)))

    expect(await files.size(late)).toBe(6)
    for (const key of others) expect(await files.size(key)).toBeNull()
  },
)

test('a store full of files that no row names belongs to another school, and is left alone', async () => {
  const { files, put, age } = await stores[1][1]()
  const school = await openSchool()
  const keys = Array.from({ length: 1100 }, () => `material/${newRand()}.png`)
  for (const key of keys) {
    put(key)
    age(key, 2 * DAY_MS)
  }
  const warnings: string[] = []
  const collect = openCollector({ ...school, files }, (sentence) => warnings.push(sentence))
  await collect(0)

  expect(await collect(2 * HOUR_MS)).toBe(0)
  expect(await listed(files)).toHaveLength(1100)
  expect(warnings).toEqual(['1100 of 1100 files in material belong to no row, and were left alone'])
})

test('a deleted lesson leaves no file behind, and a backup holds every file that a row names', async () => {
  const { school, maryam, lessonId } = await schoolWith(openFolder(aFolder().DATA_DIR))
  const { DATA_DIR } = aFolder()
  await backUp({ ...school, dataDir: DATA_DIR }, join(DATA_DIR, 'school.tar'), 0)
  const there = await openTestDb()
  const files = openFolder(join(DATA_DIR, 'media'))

  await restore({ db: there.db, files, dataDir: DATA_DIR }, join(DATA_DIR, 'school.tar'))
  await there.close()
  expect(await listed(files)).toEqual(await listed(school.files))

  await send(school, deleteLesson, { lesson_id: lessonId }, null, maryam)
  expect((await listed(school.files)).map((key) => key.split('/')[0])).toEqual(['logo', 'theory'])
})
