import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { addLesson } from '../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import { openCuttingProxy } from '../test/http/cutting-proxy.ts'
import { portOf } from '../test/process/listen-locally.ts'
import { seedClass } from '../test/seed-class.ts'
import { isShortRun } from '../test/short-run.ts'
import { seedAdministrator, type TestSchool } from '../test/test-school.ts'
import { uploadWithLibrary } from '../test/uploads/tus-client.ts'
import { createVideo, schoolsByStore } from '../test/uploads/upload-schools.ts'

const MB = 1024 * 1024
const CUTS = isShortRun ? 3 : 10

async function openLine(school: TestSchool, times: number, everyBytes: number) {
  await school.app.listen({ port: 0, host: '127.0.0.1' })
  const port = portOf(school.app.server)
  const line = await openCuttingProxy({ host: '127.0.0.1', port }, { everyBytes, times })
  onTestFinished(line.close)
  return line
}

test.each(schoolsByStore)(
  'an upload to %s over a connection that is cut repeatedly is complete, sends at most 5 % twice and becomes the file of the lesson that was saved meanwhile',
  async (_name, open) => {
    const { school } = await open()
    const teacher = await seedAdministrator(school)
    const course = await seedClass(school)
    // each cut loses what the server has not read yet, some 100 KB on a busy machine
    const video = createVideo(CUTS * 6 * MB + 12_345)
    const line = await openLine(school, CUTS, 5 * MB)
    let saved: Promise<{ data: { id: string } }> | undefined

    await uploadWithLibrary(line.url, teacher, video, {
      metadata: { filename: 'الدَّرْسُ.mp4', kind: 'video' },
      chunkSize: Number.POSITIVE_INFINITY,
      onCreated: (url) => {
        const fields = {
          class_id: String(course.id),
          subject: 'Kāna',
          inputetype: 'Lesson',
          scheduled: '0',
          upload: url.split('/').at(-1) ?? '',
        }
        // `saved` has the type of the library's callback
        saved ??= callApi(school, addLesson, fields, teacher) as never
      },
    })

    expect(line.cuts()).toBe(CUTS)
    expect(line.sentBytes() / video.length).toBeLessThan(1.05)
    const lessonId = (await saved)?.data.id ?? ''
    const { data } = await callApi(school, getManagedLesson, { lesson_id: lessonId }, teacher)
    expect(data).toMatchObject({
      material_name: 'الدَّرْسُ.mp4',
      material_size: video.length,
      materialExtension: 'mp4',
    })
    expect(data).not.toHaveProperty('upload')
    const { material } = await school.db
      .selectFrom('lessons')
      .select('material')
      .executeTakeFirstOrThrow()
    expect(video.equals(await buffer(await school.files.read(material)))).toBe(true)
    for await (const page of school.files.list('uploads')) expect(page).toEqual([])
  },
)
