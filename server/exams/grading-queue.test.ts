import { expect, test } from 'vitest'
import { getUnmarkedAnswers, getUnmarkedExamsPage, markExam } from '../../contract/exams/marking.ts'
import { callApi } from '../test/call-api.ts'
import { seedCandidate, seedExam, submissionsOf, submitAnswers } from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

/** A school with a function that reads pages of the grading queue. */
async function openGradingQueue() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const readPage = async (fields: object = {}) =>
    (await callApi(school, getUnmarkedExamsPage, { ...fields }, maryam)).data
  return { school, maryam, readPage }
}

test('the grading queue has ten submissions per page, oldest first, with student and time', async () => {
  const { school, readPage } = await openGradingQueue()
  const exam = await seedExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  for (let index = 0; index < 12; index++) {
    const student = await seedCandidate(school, exam, `Student ${index}`)
    freezeClock(new Date(Date.UTC(2026, 10, 21, 9, index)).toISOString())
    await submitAnswers(school, exam, student, { theory: `Answer ${index}` })
  }

  const first = await readPage()
  expect(first).toMatchObject({ total: 12, page: 1, pages: 2, assistant: '0' })
  expect(first.exams).toHaveLength(10)
  expect(first.exams[0]).toEqual({
    lesson_id: String(exam.id),
    result_id: expect.any(String),
    user_id: expect.any(String),
    class_id: String(exam.classId),
    subject: 'Noun or verb?',
    class_name: 'Foundations of Naḥw',
    student_name: 'Student 0',
    submitted_at: Date.UTC(2026, 10, 21, 9, 0) / 1000,
  })
  const names = (await readPage({ page: 2 })).exams.map(
    (it: { student_name: string }) => it.student_name,
  )
  expect(names).toEqual(['Student 10', 'Student 11'])
  expect(await readPage({ page: 99 })).toMatchObject({ page: 2 })
})

test('the search matches subject and class name, ignoring case, accents and vowel marks (R-AEXAM-002)', async () => {
  const { school, readPage } = await openGradingQueue()
  for (const [name, subject] of [
    ['Foundations of Naḥw', 'Noun or verb?'],
    ['Ṣarf', 'The ten forms'],
    ['Reading', 'المُبْتَدَأُ'],
  ]) {
    const { id: classId } = await seedClass(school, { name })
    const exam = await seedExam(school, { classId, subject, theoryAnswer: 'Kitāb.', questions: [] })
    await submitAnswers(school, exam, await seedCandidate(school, exam), { theory: 'Kitāb.' })
  }
  const searchClassNames = async (search: string) =>
    (await readPage({ search })).exams.map((it: { class_name: string }) => it.class_name)

  expect(await searchClassNames('NOUN')).toEqual(['Foundations of Naḥw'])
  expect(await searchClassNames(' ṣARF ')).toEqual(['Ṣarf'])
  expect(await searchClassNames('المُبْتَدَأُ')).toEqual(['Reading'])
  expect(await searchClassNames('nahw')).toEqual(['Foundations of Naḥw'])
  expect(await searchClassNames('المبتدأ')).toEqual(['Reading'])
  expect(await searchClassNames('100%')).toEqual([])
  expect(await searchClassNames('')).toHaveLength(3)
})

test('marked and deleted submissions are neither listed nor counted', async () => {
  const { school, maryam, readPage } = await openGradingQueue()
  const exam = await seedExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  for (const name of ['Amina Bello', 'Bilal Musa', 'Hauwa Sule']) {
    await submitAnswers(school, exam, await seedCandidate(school, exam, name), { theory: 'Kitāb.' })
  }
  const [markedSubmission, submissionOfDeleted] = await submissionsOf(school, exam)
  const fields = {
    lesson_id: String(exam.id),
    result_id: String(markedSubmission?.id),
    theory_score: '50',
  }
  await callApi(school, markExam, fields, maryam)
  const deletion = school.db.updateTable('users').set({ deleted_at: 1 })
  await deletion.where('id', '=', submissionOfDeleted?.student_id ?? 0).execute()

  const remaining = await readPage()
  expect(remaining).toMatchObject({ total: 1, exams: [{ student_name: 'Hauwa Sule' }] })

  await school.db.updateTable('lessons').set({ deleted_at: 1 }).where('id', '=', exam.id).execute()
  expect(await readPage()).toMatchObject({ total: 0, page: 1, pages: 1, exams: [] })
})

test('the answers can be limited to one student', async () => {
  const { school, maryam } = await openGradingQueue()
  const exam = await seedExam(school, { questions: [], theoryAnswer: 'Kitāb.' })
  const [amina, bilal] = [
    await seedCandidate(school, exam),
    await seedCandidate(school, exam, 'Bilal'),
  ]
  for (const student of [amina, bilal])
    await submitAnswers(school, exam, student, { theory: 'Kitāb.' })

  const fields = { lesson_id: String(exam.id), user_id: String(bilal.id) }
  const { data } = await callApi(school, getUnmarkedAnswers, fields, maryam)

  expect(data).toMatchObject([{ student_name: 'Bilal' }])
})
