import { expect } from 'vitest'
import { mediaFile, testWithFfmpeg } from '../test/films.ts'
import { seedLessonWithFile } from '../test/lesson-with-file.ts'
import { demoFile } from '../test/upload-file.ts'
import { countJobs, enqueueExistingFiles, measureDataCost } from './existing-files.ts'

testWithFfmpeg(
  'files from before this release get their forms, and what they cost is measured (R-FORMS-012)',
  async () => {
    const film = await seedLessonWithFile(mediaFile('film.mp4'))
    const { school } = film
    await seedLessonWithFile(demoFile('reading-sheet.pdf'), school)
    // as before the release
    await school.db.deleteFrom('rendition_jobs').execute()
    const before = await measureDataCost(school, 475_00)

    expect(await enqueueExistingFiles(school)).toBe(1)
    expect(await enqueueExistingFiles(school)).toBe(0)
    await film.runJobs()

    expect(await countJobs(school)).toEqual({ open: 0, failed: 0 })
    expect(before.cheapest).toEqual(before.uploaded)
    const after = await measureDataCost(school, 475_00)
    expect(after.uploaded).toEqual(before.uploaded)
    expect(after.small.bytes).toBeLessThan(after.uploaded.bytes)
    expect(after.cheapest.bytes).toBeLessThan(after.small.bytes)
    expect(after.cheapest.kobo).toBeCloseTo((after.cheapest.bytes / 1e9) * 475_00)
  },
)
