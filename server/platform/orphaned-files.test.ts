import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteLesson } from '../../contract/lessons/manage-lessons.ts'
import { createBackup } from '../backup/backup.ts'
import { restore } from '../backup/restore.ts'
import { openTestDb } from '../test/databases/databases.ts'
import { DAY_MS, HOUR_MS, listKeys, openSchoolWith, stores } from '../test/files/file-stores.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { openTestSchool } from '../test/test-school.ts'
import { uploadFile } from '../test/uploads/upload-file.ts'
import { openFolderStore } from './file-store.ts'
import { createOrphanCollector } from './orphaned-files.ts'
import { newPublicId } from './random.ts'

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
