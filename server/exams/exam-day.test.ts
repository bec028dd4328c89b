import { expect, test } from 'vitest'
import {
  CORRECT_ANSWERS,
  readExam,
  seedCandidate,
  seedExam,
  submissionsOf,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { openTestSchool } from '../test/test-school.ts'

/** `npm run soak -- exam-day` has 3,000, over connections of their own. */
const STUDENTS = 100

test('when all students of a class open the same exam at once and submit it at once, nobody reads an error and no submission is lost (R-SAFE-008)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const students = []
  for (let index = 0; index < STUDENTS; index++)
    students.push(await seedCandidate(school, exam, `Student ${index}`))

  const pages = await Promise.all(students.map((it) => readExam(school, exam, it)))
  expect(pages.map((it) => it.questions.length)).toEqual(students.map(() => 2))

  const answers = [...CORRECT_ANSWERS]
  const responses = await Promise.all(
    students.map((it) => submitAnswers(school, exam, it, { answers })),
  )
  expect(responses.filter((it) => it.http !== 200 || !it.status)).toEqual([])
  const stored = await submissionsOf(school, exam)
  expect(stored.map((it) => it.student_id).sort()).toEqual(students.map((it) => it.id).sort())
})
