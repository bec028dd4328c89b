import { expect, test } from 'vitest'
import {
  exportQuestions,
  findExams,
  getLessonQuestions,
  readQuestionsCsv,
} from '../../contract/exams/manage-questions.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { callApi } from '../test/call-api.ts'
import { NOUN_OR_VERB, seedExam } from '../test/exams/seed-exam.ts'
import { seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

async function openSchoolWithExam() {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const maryam = await seedAdministrator(school)
  const class_id = String(exam.classId)
  const read = (csv: string) => callApi(school, readQuestionsCsv, { class_id, csv }, maryam)
  const list = async () =>
    (await callApi(school, getLessonQuestions, { lesson_id: String(exam.id) }, maryam)).data
  return { school, exam, maryam, read, list }
}

test('a file of questions is read row by row, wrong rows are reported by line, and nothing is stored (R-ARABIC-012)', async () => {
  const { school, exam, read, list } = await openSchoolWithExam()
  const lesson = await seedLessonRow(school, exam.classId)
  const before = await list()
  const header = 'Question;Correct answer;Option 1;option2;Points;Explained in;Kind\r\n'
  const rows = [
    '"Which is\na noun?";قلم;كتب;من;3;The three kinds of word;choice',
    'Which is a verb?;كتب;قلم;;;Unknown lesson;',
    ';قلم;;;;;',
    'Which?;a;a;;;;',
    'Which?;a;b;;101;;',
    'Which?;a;b;;;;essay',
  ]

  const { data } = await read(`sep=;\r\n${header}${rows.join('\r\n')}\r\n`)

  expect(data.rows).toMatchObject([
    {
      line: 3,
      reason: '',
      question: {
        question: 'Which is\na noun?',
        answer: 'قلم',
        answer1: 'كتب',
        answer2: 'من',
        points: 3,
        explained_in: String(lesson),
      },
    },
    {
      line: 5,
      reason: "No lesson of this class is called 'Unknown lesson'.",
      question: { question: 'Which is a verb?' },
    },
    { line: 6, reason: 'Enter the question.' },
    { line: 7, reason: 'This is the correct answer again. Write a wrong one.' },
    { line: 8, reason: 'The points must be a whole number from 1 to 100.' },
    {
      line: 9,
      reason:
        'The kind must be one of: choice, typed, dictation, hear, gap, order, match, marks, table, parse.',
    },
  ])
  expect(data.rows.map((it: object) => 'question' in it)).toEqual([
    ...[true, true],
    ...[false, false, false, false],
  ])
  expect(await list()).toEqual(before)
})

test('an export is read back to the same questions (R-ARABIC-012)', async () => {
  const { school, exam, maryam, read, list } = await openSchoolWithExam()
  const questions = [{ question: '=1+1, "really"?', answer: 'two\nlines', points: '7' }]
  const form = { lesson_id: String(exam.id), subject: 'E', inputetype: 'Exam', scheduled: '0' }
  await callApi(school, updateLesson, { ...form, questions }, maryam)
  const fields = { lesson_id: String(exam.id) }

  const { data } = await callApi(school, exportQuestions, fields, maryam)

  const { rows } = (await read(data.csv)).data
  const withoutId = ({ id: _, ...it }: Record<string, unknown>) => it
  expect(rows.map((it: { question: Record<string, unknown> }) => withoutId(it.question))).toEqual(
    (await list()).map(withoutId),
  )
})

test('a file without the columns, with too many rows or broken quotes is declined (R-ARABIC-012)', async () => {
  const { read } = await openSchoolWithExam()
  expect(await read('name,email\nA,b')).toMatchObject({ code: 'csv_columns_missing' })
  expect(await read('')).toMatchObject({ code: 'csv_columns_missing' })
  expect(await read(`question,answer\n${'Which?,a\n'.repeat(501)}`)).toMatchObject({
    code: 'csv_too_many_rows',
  })
  expect(await read('question,answer\nWhich?,a\nWhich "one"?,"a b\n')).toMatchObject({
    code: 'csv_unreadable',
    message: 'Line 3 of this file cannot be read: misplaced quotation mark.',
  })
  expect(await read('question,answer\n"Which?,a\n')).toMatchObject({ code: 'csv_unreadable' })
})

test('exams with questions are found by subject and class, in any spelling', async () => {
  const { school, exam, maryam } = await openSchoolWithExam()
  await seedExam(school, { questions: [], subject: 'Without questions' })
  await seedExam(school, { subject: 'اختبار النحو' })
  const find = async (search: string) => (await callApi(school, findExams, { search }, maryam)).data

  expect(await find('')).toMatchObject({ total: 2, page: 1, pages: 1 })
  expect(await find('اِخْتِبَار')).toMatchObject({
    exams: [{ subject: 'اختبار النحو', questions: NOUN_OR_VERB.length }],
  })
  expect(await find('noun')).toMatchObject({ exams: [{ lesson_id: String(exam.id) }] })
})
