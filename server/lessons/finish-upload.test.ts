import { expect, test, vi } from 'vitest'
import { deleteLesson, getLessons } from '../../contract/lessons.ts'
import { getUploads } from '../../contract/uploads.ts'
import { callApi } from '../test/call-api.ts'
import { seedAdministrator } from '../test/test-school.ts'
import { createUpload, readOffset, sendPart, tusHeaders } from '../test/tus-client.ts'
import { demoFile } from '../test/upload-file.ts'
import { createFilm, schoolsByStore, storedKeys } from '../test/upload-schools.ts'
import { idOf, openSchool, save, upload } from '../test/uploaded-film.ts'
import { findOwnUpload } from '../uploads/store.ts'
import { finishUpload } from './finish-upload.ts'

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
    const url = await createUpload(school, teacher, program.length, { filename: 'film.mp4' })
    const { data: added } = await save(school, teacher, { class_id: classId, upload: idOf(url) })
    expect(await lesson(added.id)).toMatchObject({
      material: '',
      upload: { name: 'film.mp4', size: program.length, received: 0, state: 'receiving' },
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

test.each(schoolsByStore)(
  'an upload whose finish on %s fails at any step is finished by the next request, and two at once attach it once',
  async (_name, open) => {
    const { school, teacher, classId, lesson } = await openSchool(open)
    const film = createFilm(9 * 1024 * 1024)
    const url = await createUpload(school, teacher, film.length)
    const { data: added } = await save(school, teacher, { class_id: classId, upload: idOf(url) })
    const { files } = school
    for (const method of ['size', 'put', 'remove'] as const) {
      const fail = vi.spyOn(files, method).mockRejectedValueOnce(new Error('The store is away'))
      const offset = (await readOffset(school, teacher, url)) ?? film.length
      if (offset < film.length)
        await sendPart(school, teacher, url, { offset, bytes: film.subarray(offset) })
      fail.mockRestore()
    }

    const headers = tusHeaders(teacher)
    await Promise.all([1, 2].map(() => school.app.inject({ method: 'HEAD', url, headers })))
    const row = await findOwnUpload(school.db, { publicId: idOf(url), ownerId: teacher.id })
    if (row) await finishUpload(school, row)

    expect(await readOffset(school, teacher, url)).toBe(film.length)
    expect(await lesson(added.id)).toMatchObject({ material_size: film.length })
    expect((await storedKeys(school)).join()).toMatch(/^material\/[\w-]{22}\.mp4$/)
    const attached = await school.db
      .selectFrom('audit')
      .select('changes')
      .where('action', '=', 'attachFile')
      .execute()
    expect(attached).toMatchObject([{ changes: expect.stringContaining('film.mp4') }])
  },
)

test.each(schoolsByStore)(
  'an upload to %s whose lesson was deleted, or that another lesson replaced, leaves no file',
  async (_name, open) => {
    const { school, teacher, classId } = await openSchool(open)
    const film = createFilm(30_000)
    const url = await createUpload(school, teacher, film.length)
    const { data: added } = await save(school, teacher, { class_id: classId, upload: idOf(url) })
    await callApi(school, deleteLesson, { lesson_id: added.id }, teacher)

    await sendPart(school, teacher, url, { offset: 0, bytes: film })

    const { data } = await callApi(school, getUploads, {}, teacher)
    expect(data.uploads).toMatchObject([
      { state: 'refused', problem: 'The lesson was deleted before its file was complete.' },
    ])
    expect(await storedKeys(school)).toEqual([])
    const stranger = await seedAdministrator(school)
    const foreign = await upload(school, stranger, 'film.mp4', film)
    const taking = { class_id: classId, upload: idOf(foreign.url) }
    expect(await save(school, teacher, taking)).toMatchObject({ code: 'upload_not_found' })
  },
)
