import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { deleteLesson } from '../../contract/lessons/manage-lessons.ts'
import { DAY, HOUR_MS } from '../../contract/platform/duration.ts'
import { duplicateClass } from '../../contract/term/term.ts'
import { purgeBin } from '../bin/store.ts'
import { handlers } from '../handlers.ts'
import { createHttpServer } from '../http-server.ts'
import { now } from '../platform/clock.ts'
import { openFolderStore } from '../platform/file-store.ts'
import { createOrphanCollector } from '../platform/orphaned-files.ts'
import { openS3Store } from '../platform/s3-file-store.ts'
import { callApi } from '../test/call-api.ts'
import { openTempBucket } from '../test/files/s3-stub.ts'
import { copyRequest, lessonsOf, openSchoolWithTerm } from '../test/lessons/term-class.ts'
import { createTempDir } from '../test/process/temp-dir.ts'
import { openTestSchool } from '../test/test-school.ts'

/** File stores, each with a function that ages a file beyond the age of an orphan. */
const stores = [
  [
    'a folder',
    async () => {
      const { DATA_DIR } = createTempDir()
      const age = (key: string) => utimesSync(join(DATA_DIR, key), 0, 0)
      return { files: openFolderStore(DATA_DIR), age }
    },
  ],
  [
    'a bucket',
    async () => {
      const { config, storedAt } = await openTempBucket()
      return { files: openS3Store(config), age: (key: string) => void storedAt.set(key, 0) }
    },
  ],
] as const

test.each(stores)(
  'the file of a copy stays in %s when its original is deleted, and goes with the last lesson that has it',
  async (_name, openStore) => {
    const { files, age } = await openStore()
    const base = await openTestSchool()
    const running = { ...base, files }
    const school = { ...running, app: await createHttpServer(running, handlers) }
    const { maryam, term, firstLesson } = await openSchoolWithTerm(school)
    const request = copyRequest({ class_id: term.id })
    const { data } = await callApi(school, duplicateClass, request, maryam)
    const [copy] = await lessonsOf(school, data.id, maryam)
    const { material } = await school.db
      .selectFrom('lessons')
      .select('material')
      .where('id', '=', Number(copy?.id))
      .executeTakeFirstOrThrow()

    await callApi(school, deleteLesson, { lesson_id: firstLesson }, maryam)
    age(material)
    const collect = createOrphanCollector(school, () => {})
    for (const hours of [0, 1, 2]) await collect(hours * HOUR_MS)
    await purgeBin(school, now() + 31 * DAY)
    expect(await files.size(material)).toBeGreaterThan(0)

    await callApi(school, deleteLesson, { lesson_id: copy?.id }, maryam)
    expect(await files.size(material)).toBeGreaterThan(0)
    await purgeBin(school, now() + 31 * DAY)
    expect(await files.size(material)).toBeNull()
  },
)
