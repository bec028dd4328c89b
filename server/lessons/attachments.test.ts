import { expect, test } from 'vitest'
import { uploadAttachment } from '../../contract/lessons/attachment-upload.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import { checkKeptLessons } from '../../contract/offline/kept-lessons.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { duplicateLesson } from '../../contract/term/term.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass, seedEnrolment } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff, seedStudent } from '../test/test-school.ts'
import { demoFile, type TestFile, uploadFile } from '../test/uploads/upload-file.ts'

const DOCUMENT: TestFile = {
  name: 'Exercises.docx',
  bytes: Buffer.from('PK\x03\x04 [Content_Types].xml word/document.xml', 'latin1'),
}
const FORM = { subject: 'The noun', about: 'Text', inputetype: 'Lesson', scheduled: '0' }

async function openSchool() {
  const school = await openTestSchool()
  const owner = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const class_id = String(classId)
  const amina = await seedStudent(school, { name: 'Amina Bello' })
  await seedEnrolment(school, { studentId: amina.id, classId })
  const upload = (file: TestFile, as = owner, fields = {}) =>
    uploadFile(school, uploadAttachment, fields, file, as)
  const add = async (fields: object) =>
    callApi(school, addLesson, { class_id, ...FORM, ...fields }, owner)
  const read = async (lesson_id: string) =>
    (await callApi(school, getLessonDetails, { class_id, lesson_id }, amina)).data
  return { school, owner, classId, class_id, amina, upload, add, read }
}

test('a lesson has attachments of each kind in their order, with their sizes, beside its one file (R-FAIR-005)', async () => {
  const { school, owner, upload, add, read } = await openSchool()
  const files = [
    DOCUMENT,
    demoFile('reading-sheet.pdf'),
    demoFile('letter-shapes.png'),
    demoFile('letters.mp3'),
  ]
  const stored: { id: string; type: string }[] = []
  for (const it of files) stored.push((await upload(it)).data)
  expect(stored.map((it) => it.type)).toEqual(['document', 'pdf', 'image', 'audio'])
  const order = [2, 0, 3, 1].flatMap((index) => stored[index] ?? [])
  const { data } = await add({ attachments: order.map((it) => it.id) })
  const page = await read(data.id)
  expect(page.attachments.map((it: { id: string }) => it.id)).toEqual(order.map((it) => it.id))
  expect(page).toMatchObject({ material_url: '', material_size: 0 })
  for (const { url, size } of page.attachments) {
    const file = await school.app.inject({ url })
    expect(file.rawPayload.length).toBe(size)
  }
  const document = await school.app.inject({ url: page.attachments[1].url })
  expect(document.headers['content-disposition']).toBe('attachment')
  const fields = { lesson_id: data.id, ...FORM }
  // a form of an earlier release knows none
  await callApi(school, updateLesson, fields, owner)
  expect((await read(data.id)).attachments).toHaveLength(4)
  await callApi(school, updateLesson, { ...fields, attachments: '' }, owner)
  expect(await read(data.id)).not.toHaveProperty('attachments')
})

test('a lesson has at most ten attachments, and no video and no program is one (R-FAIR-005)', async () => {
  const { upload, add } = await openSchool()
  const ids = []
  for (let index = 0; index < 11; index++)
    ids.push((await upload({ ...DOCUMENT, name: `${index}.docx` })).data.id)
  expect((await add({ attachments: ids })).http).toBe(400)
  expect(await add({ attachments: ids.slice(0, 10) })).toMatchObject({ status: true })
  expect((await add({ attachments: ['999999'] })).http).toBe(404)
  const refused = [
    demoFile('writing-ba.mp4'),
    { ...DOCUMENT, name: 'macros.docm' },
    { ...DOCUMENT, name: 'archive.zip' },
    { name: 'page.html', bytes: Buffer.from('<script>alert(1)</script>') },
    { name: 'notes.txt', bytes: Buffer.from([0xff, 0xfe, 0x00]) },
    { name: 'program.pdf', bytes: Buffer.from('MZ program') },
  ]
  for (const it of refused)
    expect(await upload(it)).toMatchObject({ http: 415, code: 'unsupported_file_type' })
})

test('a repeated upload of an attachment stores one file (R-FAIR-005)', async () => {
  const { upload, owner } = await openSchool()
  const once = { once: 'attachment-0001' }
  const [first, second] = [await upload(DOCUMENT, owner, once), await upload(DOCUMENT, owner, once)]
  expect(second.data.id).toBe(first.data.id)
})

test('a kept lesson has a newer version after a change of its attachments, and a copy of a lesson has them (R-FAIR-005, R-OFFLINE-011)', async () => {
  const { school, owner, classId, class_id, amina, upload, add, read } = await openSchool()
  const { data: file } = await upload(DOCUMENT)
  const { data } = await add({})
  const { content_version: version } = await read(data.id)
  const check = async () => {
    const lessons = [{ id: data.id, version, form: 'original' }]
    return (await callApi(school, checkKeptLessons, { lessons }, amina)).data
  }
  expect((await check()).changed).toEqual([])
  const fields = { lesson_id: data.id, ...FORM, attachments: [file.id] }
  await callApi(school, updateLesson, fields, owner)
  expect((await check()).changed).toMatchObject([{ id: data.id }])
  const copy = await callApi(
    school,
    duplicateLesson,
    { lesson_id: data.id, class_id, shift_days: 0 },
    owner,
  )
  const managed = await callApi(school, getManagedLesson, { lesson_id: copy.data.id }, owner)
  expect(managed.data.attachments).toMatchObject([{ id: file.id, name: 'Exercises.docx' }])
  expect(classId).toBeGreaterThan(0)
})

test('a teacher of another class gets no attachment by its number (R-FAIR-005, R-STAFF-006)', async () => {
  const { school, upload, add } = await openSchool()
  const { data: file } = await upload(DOCUMENT)
  await add({ attachments: [file.id] })
  const other = await seedClass(school)
  const teacher = await seedStaff(school, 'teacher', [other.id])
  const fields = { class_id: String(other.id), ...FORM, attachments: [file.id] }
  expect((await callApi(school, addLesson, fields, teacher)).http).toBe(404)
})
