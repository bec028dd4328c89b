import { expect, test } from 'vitest'
import {
  type ExamWithQuestions,
  exportQuestions,
  findExams,
  readQuestionsCsv,
  uploadQuestionMedia,
} from '../../contract/exams/manage-questions.ts'
import { callApi } from '../test/call-api.ts'
import { recordStatements } from '../test/databases/record-statements.ts'
import { seedExam } from '../test/exams/seed-exam.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'
import { demoFile, uploadFile } from '../test/uploads/upload-file.ts'

async function openSchoolWithClass() {
  const school = await openTestSchool()
  const { id: classId } = await seedClass(school)
  const maryam = await seedAdministrator(school)
  const find = async (fields: object = {}) =>
    (await callApi(school, findExams, { ...fields }, maryam)).data
  return { school, classId, maryam, find }
}

test('exams with questions are listed by pages of ten, newest first', async () => {
  const { school, classId, find } = await openSchoolWithClass()
  for (let index = 1; index <= 12; index++)
    await seedExam(school, { classId, subject: `Exam ${index}` })
  const subjects = ({ exams }: { exams: ExamWithQuestions[] }) => exams.map((it) => it.subject)

  const first = await find()
  expect(first).toMatchObject({ total: 12, page: 1, pages: 2 })
  expect(subjects(first)).toEqual(Array.from({ length: 10 }, (_, index) => `Exam ${12 - index}`))
  const last = await find({ page: 2 })
  expect(subjects(last)).toEqual(['Exam 2', 'Exam 1'])
  expect(await find({ page: 99 })).toEqual(last)
})

test('a search for exams that finds none returns one empty page', async () => {
  const { school, classId, find } = await openSchoolWithClass()
  await seedExam(school, { classId })

  const statements = await recordStatements(school, async () => {
    expect(await find({ search: 'nothing' })).toEqual({ exams: [], total: 0, page: 1, pages: 1 })
  })
  // PostgreSQL rejects an empty list, which SQLite accepts
  expect(statements.filter(({ sql }) => sql.includes('in ()'))).toEqual([])
})

test('a question is imported with its picture if the school has it (R-ARABIC-012)', async () => {
  const { school, classId, maryam } = await openSchoolWithClass()
  const file = demoFile('letters.mp3')
  const { data: media } = await uploadFile(school, uploadQuestionMedia, {}, file, maryam)
  const csv = `question,answer,option1,media\nWhich?,a,b,${media.id}\nWhich?,a,b,999999`

  const fields = { class_id: String(classId), csv }
  const { data } = await callApi(school, readQuestionsCsv, fields, maryam)

  expect(data.rows).toMatchObject([
    { reason: '', question: { media: { id: media.id, name: 'letters.mp3' } } },
    { reason: 'Its picture or sound is not in this school.', question: { question: 'Which?' } },
  ])
  expect(data.rows[0].question).not.toHaveProperty('explained_in')
  expect(data.rows[1].question).not.toHaveProperty('media')
})

test('the questions of an unknown exam cannot be exported', async () => {
  const { school, maryam } = await openSchoolWithClass()
  expect(await callApi(school, exportQuestions, { lesson_id: '999999' }, maryam)).toMatchObject({
    http: 404,
    code: 'lesson_not_found',
  })
})
