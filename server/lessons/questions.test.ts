import { expect, test } from 'vitest'
import { deleteQuestion, getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { addLesson, updateLesson } from '../../contract/lessons/lesson-form.ts'
import { getLessons } from '../../contract/lessons/manage-lessons.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const verbLesson = { subject: 'Signs of the verb', inputetype: 'Lesson', scheduled: '0' }

/** A school with one class and an administrator. */
async function openSchoolWithClass() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const nahw = await seedClass(school)
  return { school, maryam, class_id: String(nahw.id) }
}

test('saving an exam updates known questions, appends new ones and keeps the others (R-ALESSON-009, R-ALESSON-013, R-ALESSON-019, R-ALESSON-021)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  const exam = { class_id, ...verbLesson, inputetype: 'Exam' }
  const { data: added } = await callApi(
    school,
    addLesson,
    {
      ...exam,
      questions: [
        { id: 'new-1', question: 'Which is a noun?', answer: 'قلم', option1: 'كتب', option2: 'من' },
        { question: 'Which is a verb?', answer: 'كتب' },
      ],
    },
    maryam,
  )
  const lesson_id = added.id
  const listQuestions = async () =>
    (await callApi(school, getLessonQuestions, { email: maryam.email, lesson_id }, maryam)).data
  const [noun, verb] = await listQuestions()
  expect(noun).toMatchObject({
    question: 'Which is a noun?',
    answer: 'قلم',
    answer1: 'كتب',
    answer2: 'من',
    answer3: '',
    answer4: '',
  })

  const changed = await callApi(
    school,
    updateLesson,
    {
      lesson_id,
      ...exam,
      subject: 'The first exam',
      questions: [
        { id: 'new-7', question: 'Which is a particle?', answer: 'من' },
        { id: verb.id, question: 'Which of these is a verb?', answer: 'كتب', option1: 'قلم' },
      ],
    },
    maryam,
  )

  expect(changed).toMatchObject({ status: true, message: 'Lesson updated successfully!' })
  expect(await listQuestions()).toMatchObject([
    { id: noun.id, question: 'Which is a noun?' },
    { id: verb.id, question: 'Which of these is a verb?', answer1: 'قلم' },
    { question: 'Which is a particle?', answer: 'من' },
  ])
  const removed = await callApi(
    school,
    deleteQuestion,
    { admin_email: maryam.email, obj_id: noun.id },
    maryam,
  )
  expect(removed).toMatchObject({ status: true, message: 'Objective removed successfully!' })
  expect(await listQuestions()).toHaveLength(2)
  expect(await callApi(school, deleteQuestion, { obj_id: noun.id }, maryam)).toMatchObject({
    status: false,
    code: 'question_not_found',
    message: 'Question not found',
  })
})

test('a question without an answer, of another exam, or outside an exam changes nothing (R-ALESSON-009)', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  const exam = { class_id, ...verbLesson, inputetype: 'Exam' }
  const nounQuestion = { question: 'Which is a noun?', answer: 'قلم' }
  const { data: first } = await callApi(
    school,
    addLesson,
    { ...exam, questions: [nounQuestion] },
    maryam,
  )
  const { data: second } = await callApi(
    school,
    addLesson,
    { ...exam, questions: [nounQuestion] },
    maryam,
  )
  const { data } = await callApi(school, getLessonQuestions, { lesson_id: first.id }, maryam)

  const unanswered = await callApi(
    school,
    addLesson,
    { ...exam, questions: [{ question: 'Which?', answer: ' ' }] },
    maryam,
  )
  const foreignQuestion = await callApi(
    school,
    updateLesson,
    {
      lesson_id: second.id,
      ...exam,
      subject: 'Changed',
      questions: [{ ...nounQuestion, question: 'Taken over', id: data[0].id }],
    },
    maryam,
  )
  const outsideExam = await callApi(
    school,
    addLesson,
    { class_id, ...verbLesson, questions: [nounQuestion] },
    maryam,
  )

  expect(unanswered).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'questions.0.answer is required',
  })
  expect(foreignQuestion).toMatchObject({
    http: 404,
    status: false,
    code: 'question_not_found',
    message: 'Question not found',
  })
  expect(outsideExam).toMatchObject({
    http: 400,
    code: 'invalid_request',
    message: 'questions belong to an exam',
  })
  const lessons = (await callApi(school, getLessons, { class_id }, maryam)).data
  expect(lessons.map((it: { subject: string }) => it.subject)).toEqual([
    'Signs of the verb',
    'Signs of the verb',
  ])
  const unchanged = await callApi(school, getLessonQuestions, { lesson_id: first.id }, maryam)
  expect(unchanged.data).toEqual(data)
})

test('the list of a class has the number of questions of each exam, without those that check a lesson', async () => {
  const { school, maryam, class_id } = await openSchoolWithClass()
  const questions = [
    { question: 'Which is a noun?', answer: 'قلم', option1: 'كتب' },
    { question: 'Which is a verb?', answer: 'كتب', option1: 'قلم' },
  ]
  const add = (fields: object) =>
    callApi(school, addLesson, { class_id, ...verbLesson, ...fields }, maryam)
  await add({ inputetype: 'Exam', questions })
  await add({ inputetype: 'Exam', theoryAnswer: 'A noun.' })
  await add({ checks: questions })

  const { data } = await callApi(school, getLessons, { class_id }, maryam)

  const counts = data.map((it: { question_count?: number }) => it.question_count)
  expect(counts).toEqual([2, 0, undefined])
})
