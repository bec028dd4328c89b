import { expect, test } from 'vitest'
import { getClassDetails, getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import { CORRECT_ANSWERS, seedCandidate, seedExam, submitAnswers } from '../test/exams/seed-exam.ts'
import { seedTypedExam } from '../test/exams/typed-exam.ts'
import { seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool } from '../test/test-school.ts'

test('a submitted exam opens the lessons after it and is marked as done (R-EXAM-020, R-EXAM-030)', async () => {
  const school = await openTestSchool()
  const exam = await seedExam(school)
  const next = await seedLessonRow(school, exam.classId)
  await school.db.updateTable('lessons').set({ position: 2 }).where('id', '=', next).execute()
  const amina = await seedCandidate(school, exam)
  const nextLesson = { class_id: String(exam.classId), lesson_id: String(next) }
  const listExamDone = async () => {
    const { data } = await callApi(
      school,
      getClassDetails,
      { class_id: String(exam.classId) },
      amina,
    )
    return data.lessons.map((it: { examDone: number }) => it.examDone)
  }

  expect((await callApi(school, getLessonDetails, nextLesson, amina)).message).toBe(
    'You cannot continue unless you submit the above exam. You cannot skip an exam.',
  )
  expect(await listExamDone()).toEqual([0, 0])

  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })

  expect(await callApi(school, getLessonDetails, nextLesson, amina)).toMatchObject({
    status: true,
    // it is not an exam
    data: { questions: [], has_theory: false },
  })
  expect(await listExamDone()).toEqual([1, 0])
})

test('a question without a stored answer is shown with its key and without a verdict', async () => {
  const { school, exam, pageOf } = await seedTypedExam()
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, { answers: ['مدرسة'] })
  await school.db.updateTable('exam_results').set({ answers: '{}' }).execute()

  const page = await pageOf(amina)

  expect(page?.questions).toMatchObject([{ kind: 'typed', answer: 'مَدْرَسَة', earned: 0 }])
  expect(page?.questions[0]).not.toHaveProperty('typed')
  expect(page?.examResult).toMatchObject({ objective_answers: '{}' })
})
