import { expect, test } from 'vitest'
import { deleteClass } from '../../contract/classes/classes.ts'
import { getSemesterGrades } from '../../contract/exams/exams.ts'
import { markExam } from '../../contract/exams/marking.ts'
import { callApi } from '../test/call-api.ts'
import {
  NOUN_OR_VERB,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedClass } from '../test/seed-class.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
} from '../test/test-school.ts'

const [NOUN = '', VERB = ''] = NOUN_OR_VERB.map((it) => it.answer)
const GRADES = { 100: [NOUN, VERB], 50: [NOUN, NOUN], 0: [VERB, NOUN] }

/** A class in which Amina can submit one exam after another. */
async function openExamSeries(school: TestSchool) {
  const course = await seedClass(school, { name: 'Foundations of Naḥw' })
  const first = await seedExam(school, { classId: course.id, subject: 'Exam 1' })
  const amina = await seedCandidate(school, first)
  let count = 0
  return {
    course,
    amina,
    async submitNextExam(moment: string, grade: keyof typeof GRADES) {
      count += 1
      const exam =
        count === 1
          ? first
          : await seedExam(school, { classId: course.id, subject: `Exam ${count}` })
      const now = freezeClock(moment)
      await school.db
        .updateTable('sessions')
        .set({ expires_at: now + 1000 })
        .execute()
      expect(await submitAnswers(school, exam, amina, { answers: GRADES[grade] })).toMatchObject({
        status: true,
      })
      return now
    },
  }
}

test('exams are grouped by month, newest first, with the mean of each month (R-SEM-010, R-SEM-011, R-SEM-013)', async () => {
  const school = await openTestSchool()
  const { amina, submitNextExam } = await openExamSeries(school)
  const october = await submitNextExam('2026-10-05T09:00:00Z', 50)
  const november = await submitNextExam('2026-11-02T09:00:00Z', 100)
  await submitNextExam('2026-11-12T09:00:00Z', 50)
  await submitNextExam('2026-11-20T09:00:00Z', 0)

  const { data } = await callApi(school, getSemesterGrades, { email: amina.email }, amina)

  const row = (exam_name: string, date_formatted: string, score: number) => ({
    exam_name,
    class_name: 'Foundations of Naḥw',
    date_formatted,
    score,
  })
  expect(data).toEqual([
    {
      start_date: november,
      average_score: 50,
      exam_count: 3,
      exams: [
        row('Exam 4', '20 Nov 2026', 0),
        row('Exam 3', '12 Nov 2026', 50),
        row('Exam 2', '2 Nov 2026', 100),
      ],
    },
    {
      start_date: october,
      average_score: 50,
      exam_count: 1,
      exams: [row('Exam 1', '5 Oct 2026', 50)],
    },
  ])
})

test('months follow the time zone of the school (R-SEM-013)', async () => {
  const lagos = await openTestSchool()
  const inLagos = await openExamSeries(lagos)
  // 00:30 on 1 November in Lagos
  await inLagos.submitNextExam('2026-10-31T23:30:00Z', 100)
  expect((await callApi(lagos, getSemesterGrades, {}, inLagos.amina)).data[0].exams).toMatchObject([
    { date_formatted: '1 Nov 2026' },
  ])

  const dakar = await openTestSchool({ SITE_TIMEZONE: 'Africa/Dakar' })
  const inDakar = await openExamSeries(dakar)
  await inDakar.submitNextExam('2026-10-31T23:30:00Z', 100)
  await inDakar.submitNextExam('2026-11-01T00:30:00Z', 100)
  const months = (await callApi(dakar, getSemesterGrades, {}, inDakar.amina)).data
  expect(months.map((it: { exam_count: number }) => it.exam_count)).toEqual([1, 1])
})

test('an unmarked exam is not listed until it has a total', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school, { theoryAnswer: 'Kitāb is a noun.' })
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, { answers: [NOUN, VERB], theory: 'Kitāb.' })
  expect((await callApi(school, getSemesterGrades, {}, amina)).data).toEqual([])

  const [submission] = await submissionsOf(school, exam)
  const mark = { lesson_id: String(exam.id), result_id: String(submission?.id), theory_score: '75' }
  await callApi(school, markExam, mark, await seedAdministrator(school))

  expect((await callApi(school, getSemesterGrades, {}, amina)).data).toMatchObject([
    { average_score: 87.5, exam_count: 1, exams: [{ score: 87.5 }] },
  ])
})

test('exams of a deleted class stay in the list', async () => {
  const school = await openTestSchool()
  const { course, amina, submitNextExam } = await openExamSeries(school)
  await submitNextExam('2026-11-02T09:00:00Z', 100)

  const maryam = await seedAdministrator(school)
  await callApi(school, deleteClass, { class_id: String(course.id) }, maryam)

  expect((await callApi(school, getSemesterGrades, {}, amina)).data).toMatchObject([
    { exams: [{ exam_name: 'Exam 1', class_name: 'Foundations of Naḥw', score: 100 }] },
  ])
})

test('a student without exams gets an empty list, and students get only their own (R-SEM-012)', async () => {
  const school = await openTestSchool()
  const { amina, submitNextExam } = await openExamSeries(school)
  await submitNextExam('2026-11-02T09:00:00Z', 100)
  const bilal = await seedStudent(school)

  expect(await callApi(school, getSemesterGrades, {}, bilal)).toMatchObject({
    status: true,
    data: [],
  })
  expect((await callApi(school, getSemesterGrades, { email: amina.email }, bilal)).http).toBe(403)
  expect((await callApi(school, getSemesterGrades)).http).toBe(401)
})
