import { relative } from 'node:path'
import { beforeEach, inject } from 'vitest'
import { RACE } from './test-files.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The files of which only the tests with races run, as paths from the root. */
    onlyRaces: string[]
  }
  interface TaskMeta {
    /** Left to `npm run test:full`, and not counted as skipped. */
    isLeftToFull?: true
  }
}

const files = new Set(inject('onlyRaces'))

beforeEach(({ skip, task }) => {
  if (RACE.test(task.name) || !files.has(relative(process.cwd(), task.file.filepath))) return
  task.meta.isLeftToFull = true
  skip()
})
