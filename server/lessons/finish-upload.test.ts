import { expect, test, vi } from 'vitest'
import { deleteLesson, getLessons } from '../../contract/lessons/manage-lessons.ts'
import { getUploads } from '../../contract/uploads/uploads.ts'
import type { FileStore } from '../platform/file-store.ts'
import { callApi } from '../test/call-api.ts'
import { seedAdministrator } from '../test/test-school.ts'
import { createUpload, readOffset, sendPart } from '../test/uploads/tus-client.ts'
import { demoFile } from '../test/uploads/upload-file.ts'
import { createVideo, schoolsByStore, storedKeys } from '../test/uploads/upload-schools.ts'
import { idOf, openSchool, save, upload } from '../test/uploads/uploaded-video.ts'

test.each(schoolsByStore)(
  'a complete upload on %s waits for its lesson, loses its metadata, replaces the file once and is recorded',
  async (_name, open) => {
    const { school, teacher, classId, lesson } = await openSchool(open)
    const picture = demoFile('letter-shapes.png')
    const first = await upload(school, teacher, picture.name, picture.bytes, 'image')
    expect(first.response.statusCode).toBe(204)
    const { data } = await callApi(school, getUploads, {}, teacher)
    expect(data.uploads).toMatchObject([{ state: 'stored', name: picture.name }])

    const saving = { class_id: classId, upload: idOf(first.url), once: 'abcdefghijklmnopqrst' }
    const { data: added } = await save(school, teacher, saving)
    expect((await save(school, teacher, saving)).data).toEqual(added)
    expect(await lesson(added.id)).toMatchObject({
      material_name: picture.name,
      materialExtension: 'png',
    })
    expect((await storedKeys(school)).join()).toMatch(/^material\/[\w-]{22}-\d+x\d+\.png$/)

    const sound = demoFile('letters.mp3')
    const second = await upload(school, teacher, sound.name, sound.bytes)
    const change = { lesson_id: added.id, upload: idOf(second.url) }
    expect(await save(school, teacher, change)).toMatchObject({ status: true })
    expect(await save(school, teacher, change)).toMatchObject({ status: true })
    expect(await lesson(added.id)).toMatchObject({ materialExtension: 'mp3' })
    expect((await storedKeys(school)).join()).toMatch(/^material\/[\w-]{22}\.mp3$/)
    const entries = await school.db.selectFrom('audit').select(['action', 'changes']).execute()
    expect(entries.filter(({ changes }) => changes.includes('letters.mp3'))).toMatchObject([
      { action: 'editLesson', changes: expect.stringContaining(picture.name) },
    ])
  },
)

test.each(schoolsByStore)(
  'content that lessons cannot have is refused on %s with a reason on the lesson, and nothing of it stays',
  async (_name, open) => {
    const { school, teacher, classId, lesson } = await openSchool(open)
    const program = Buffer.concat([Buffer.from('MZ\x90'), Buffer.alloc(9_000_000, 'x')])
    const url = await createUpload(school, teacher, program.length, { filename: 'video.mp4' })
    const { data: added } = await save(school, teacher, { class_id: classId, upload: idOf(url) })
    expect(await lesson(added.id)).toMatchObject({
      material: '',
      upload: { name: 'video.mp4', size: program.length, received: 0, state: 'receiving' },
    })

    const response = await sendPart(school, teacher, url, { offset: 0, bytes: program })

    expect(response.json()).toMatchObject({ code: 'unsupported_file_type' })
    expect(await readOffset(school, teacher, url)).toBeUndefined()
    const reason = 'The file is not a PDF, an image, an MP4 video or an audio recording.'
    const { data: lessons } = await callApi(school, getLessons, { class_id: classId }, teacher)
    expect(lessons[0].upload).toMatchObject({ state: 'refused', problem: reason })
    expect(await save(school, teacher, { lesson_id: added.id, upload: idOf(url) })).toMatchObject({
      code: 'unsupported_file_type',
      message: reason,
    })
    expect(await storedKeys(school)).toEqual([])

    const sheet = demoFile('reading-sheet.pdf')
    const wrongKind = await upload(school, teacher, sheet.name, sheet.bytes, 'video')
    expect(wrongKind.response.json()).toMatchObject({ code: 'file_kind_mismatch' })
    const next = await upload(school, teacher, sheet.name, sheet.bytes, 'pdf')
    await save(school, teacher, { lesson_id: added.id, upload: idOf(next.url) })
    expect(await lesson(added.id)).not.toHaveProperty('upload')
    expect(await storedKeys(school)).toHaveLength(1)
  },
)

/** The steps of a finish that can fail in a file store. */
const failAt: [string, (files: FileStore) => unknown][] = [
  ['assemble', ({ partials }) => vi.spyOn(partials, 'complete').mockRejectedValueOnce(AWAY)],
  ['store', (files) => vi.spyOn(files, 'put').mockRejectedValueOnce(AWAY)],
  ['remove parts', ({ partials }) => vi.spyOn(partials, 'remove').mockRejectedValueOnce(AWAY)],
]
const AWAY = new Error('The store is away')

test.each(schoolsByStore)(
  'an upload whose finish on %s fails at any step is finished by the next request, leaves no parts, and two at once attach it once',
  async (_name, open) => {
    const { school, teacher, classId, lesson } = await openSchool(open)
    // the metadata of a picture is removed, so that each store writes it
    const picture = demoFile('letter-shapes.png')
    for (const [step, fail] of failAt) {
      const metadata = { filename: `${step}.png` }
      const url = await createUpload(school, teacher, picture.bytes.length, metadata)
      const { data: added } = await save(school, teacher, { class_id: classId, upload: idOf(url) })
      fail(school.files)
      const part = { offset: 0, bytes: picture.bytes }
      expect((await sendPart(school, teacher, url, part)).statusCode, step).toBe(500)
      expect(await lesson(added.id), step).toMatchObject({ material: '' })

      const offsets = await Promise.all([1, 2].map(() => readOffset(school, teacher, url)))

      expect(offsets, step).toContain(picture.bytes.length)
      expect(await lesson(added.id), step).toMatchObject({ material_name: metadata.filename })
    }
    const attached = await school.db
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', 'attachFile')
      .orderBy('id')
      .execute()
    expect(attached).toMatchObject(
      failAt.map(([step]) => ({ changes: expect.stringContaining(step) })),
    )
    const keys = await storedKeys(school)
    expect(keys.map((it) => it.split('/')[0])).toEqual(failAt.map(() => 'material'))
  },
)

test.each(schoolsByStore)(
  'an upload to %s whose lesson was deleted, or that another lesson replaced, leaves no file',
  async (_name, open) => {
    const { school, teacher, classId } = await openSchool(open)
    const video = createVideo(30_000)
    const url = await createUpload(school, teacher, video.length)
    const { data: added } = await save(school, teacher, { class_id: classId, upload: idOf(url) })
    await callApi(school, deleteLesson, { lesson_id: added.id }, teacher)

    await sendPart(school, teacher, url, { offset: 0, bytes: video })

    const { data } = await callApi(school, getUploads, {}, teacher)
    expect(data.uploads).toMatchObject([
      { state: 'refused', problem: 'The lesson was deleted before its file was complete.' },
    ])
    expect(await storedKeys(school)).toEqual([])
    const stranger = await seedAdministrator(school)
    const foreign = await upload(school, stranger, 'video.mp4', video)
    const taking = { class_id: classId, upload: idOf(foreign.url) }
    expect(await save(school, teacher, taking)).toMatchObject({ code: 'upload_not_found' })
  },
)
