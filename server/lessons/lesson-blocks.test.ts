import { expect, test } from 'vitest'
import { uploadQuestionMedia } from '../../contract/exams/manage-questions.ts'
import { readInterlinear } from '../../contract/lessons/interlinear-text.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate } from '../test/exams/seed-exam.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator, seedStaff } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

async function seedBlocks() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const class_id = String(classId)
  const form = { class_id, subject: 'Greetings', inputetype: 'Lesson', scheduled: '0' }
  const sound = await uploadFile(school, uploadQuestionMedia, {}, demoFile('letters.mp3'), maryam)
  const file = Number(sound.data.id)
  const blocks = [
    {
      ...{ kind: 'lines', title: 'A dialogue' },
      lines: [
        { arabic: 'السَّلَامُ عَلَيْكُمْ', latin: 'as-salāmu ʿalaykum', translation: 'Peace', file },
        { arabic: 'وَعَلَيْكُمُ السَّلَامُ', latin: '', translation: 'And upon you', file: 0 },
      ],
    },
    {
      kind: 'table',
      title: '',
      rows: [
        ['', 'past'],
        ['he', 'كَتَبَ'],
      ],
    },
  ]
  const save = (value: unknown) => callApi(school, addLesson, { ...form, blocks: value }, maryam)
  return { school, maryam, classId, class_id, form, file, blocks, save }
}

test('a lesson has lines with their layers and sounds, and tables (R-LEARN-007, R-LEARN-009)', async () => {
  const { school, maryam, classId, class_id, file, blocks, save, form } = await seedBlocks()
  const { data } = await save(JSON.stringify(blocks))
  const lesson_id = String(data.id)
  const amina = await seedCandidate(school, { id: 0, classId, rand: '', questionIds: [] })
  const read = async () =>
    (await callApi(school, getLessonDetails, { class_id, lesson_id }, amina)).data

  const page = await read()
  expect(page.blocks).toEqual(blocks)
  expect(page.block_files).toMatchObject([{ id: String(file), type: 'audio' }])
  expect(page.block_files[0].url).toContain('/media/')

  // a client of an earlier release keeps what it does not know
  await callApi(school, updateLesson, { ...form, lesson_id, subject: 'Other' }, maryam)
  const managed = (await callApi(school, getManagedLesson, { lesson_id }, maryam)).data
  expect(managed).toMatchObject({ subject: 'Other', blocks })
  expect((await read()).content_version).not.toBe(page.content_version)

  await callApi(school, updateLesson, { ...form, lesson_id, blocks: '[]' }, maryam)
  expect(await read()).not.toHaveProperty('blocks')
})

test('what is no block is refused, naming the field (R-LEARN-009)', async () => {
  const { save } = await seedBlocks()
  for (const [blocks, message] of [
    ['{}', 'Invalid field blocks: it is no block of a lesson.'],
    ['not json', 'Invalid field blocks: it is no block of a lesson.'],
    [[{ kind: 'song' }], 'Invalid field blocks.0: it is no block of a lesson.'],
  ])
    expect(await save(blocks)).toMatchObject({ http: 400, message })
  const empty = [{ kind: 'lines', lines: [{ arabic: '', translation: 'x' }] }]
  expect(await save(empty)).toMatchObject({ http: 400 })
  expect(await save(Array(11).fill({ kind: 'table', rows: [['a']] }))).toMatchObject({ http: 400 })
  const unknown = [{ kind: 'lines', lines: [{ arabic: 'ا', file: 999 }] }]
  expect(await save(unknown)).toMatchObject({ http: 404, code: 'question_media_not_found' })
})

test('lines are read from pasted text and CSV, from either direction (R-LEARN-009)', () => {
  const line = { arabic: 'سلام', latin: 'salām', translation: 'peace', file: 0 }
  expect(readInterlinear('سلام | salām | peace')).toEqual([line])
  expect(readInterlinear('سلام\tsalām\tpeace\n\n')).toEqual([line])
  expect(readInterlinear('سلام,salām,"peace; or greeting"')).toEqual([
    { ...line, translation: 'peace; or greeting' },
  ])
  expect(readInterlinear('Arabic,Latin,English\r\nسلام,salām,"peace"')).toEqual([line])
  expect(readInterlinear('peace; salām; سلام')).toEqual([line])
  expect(readInterlinear('سلام ; peace')).toEqual([{ ...line, latin: '' }])
  expect(readInterlinear('سلام,"peace, and ""mercy"""')).toEqual([
    { ...line, latin: '', translation: 'peace, and "mercy"' },
  ])
})

test('a teacher uses own sounds in contents and lines, and none of a class of another teacher (R-LEARN-001, R-LEARN-009, R-STAFF-006)', async () => {
  const { school, maryam, class_id, form, file, blocks } = await seedBlocks()
  const { id: ownId } = await seedClass(school)
  const hauwa = await seedStaff(school, 'teacher', [ownId])
  const match = (side: number) => ({
    ...{ kind: 'match', question: 'Match.', answer: '-' },
    content: {
      pairs: ['كتاب', 'قلم', 'بيت'].map((text, index) => ({
        left: index === 0 ? { text, file: side } : { text },
        right: { text: `word ${index}` },
      })),
    },
  })
  const save = (fields: object, as = hauwa) =>
    callApi(school, addLesson, { ...form, class_id: String(ownId), ...fields }, as)
  // stands in a lesson of another class
  await callApi(school, addLesson, { ...form, class_id, blocks, checks: [match(file)] }, maryam)
  for (const fields of [{ blocks }, { checks: [match(file)] }])
    expect(await save(fields)).toMatchObject({ http: 404 })

  const own = await uploadFile(school, uploadQuestionMedia, {}, demoFile('greeting-1.mp3'), hauwa)
  const ownFile = Number(own.data.id)
  const line = { arabic: 'السلام', latin: '', translation: '', file: ownFile }
  const ownBlocks = [{ kind: 'lines', title: '', lines: [line] }]
  const saved = await save({ blocks: ownBlocks, checks: [match(ownFile)] })
  expect(saved).toMatchObject({ status: true })
  // and again in a lesson of the same class
  expect(await save({ checks: [match(ownFile)] })).toMatchObject({ status: true })
})
