import { expect, test } from 'vitest'
import { getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { updateLesson } from '../../contract/lessons/lesson-form.ts'
import { deleteLesson } from '../../contract/lessons/manage-lessons.ts'
import { getLessonDetails } from '../../contract/study/study.ts'
import { callApi } from '../test/call-api.ts'
import {
  NOUN_OR_VERB,
  readExam,
  seedCandidate,
  seedExam,
  submitAnswers,
} from '../test/exams/seed-exam.ts'
import { seedClass, seedLessonRow } from '../test/seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test/test-school.ts'

const CORRECT_ANSWERS = NOUN_OR_VERB.map((it) => it.answer)

/** A class with a lesson, and an exam whose first question the lesson explains. */
async function seedExplainedExam() {
  const school = await openTestSchool()
  const { id: classId } = await seedClass(school)
  const lessonId = await seedLessonRow(school, classId)
  const [noun, verb] = NOUN_OR_VERB.map((it) => ({ option1: '', option2: '', ...it }))
  if (!noun || !verb) throw new Error('two questions')
  const exam = await seedExam(school, {
    classId,
    questions: [{ ...noun, explained_in: String(lessonId) }, verb],
  })
  const maryam = await seedAdministrator(school)
  const listQuestions = async () =>
    (await callApi(school, getLessonQuestions, { lesson_id: String(exam.id) }, maryam)).data
  const update = (questions: object[]) =>
    callApi(
      school,
      updateLesson,
      {
        lesson_id: String(exam.id),
        subject: 'Noun or verb?',
        inputetype: 'Exam',
        scheduled: '0',
        questions,
      },
      maryam,
    )
  const nounQuestion = { ...noun, id: String(exam.questionIds[0]) }
  return { school, exam, lessonId, maryam, listQuestions, update, nounQuestion }
}

test('the lesson that explains a question is shown to the student after the submission, not before', async () => {
  const { school, exam, lessonId } = await seedExplainedExam()
  const amina = await seedCandidate(school, exam)

  expect(JSON.stringify(await readExam(school, exam, amina))).not.toContain('explained_in')

  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })

  const [noun, verb] = (await readExam(school, exam, amina)).questions
  expect(noun).toMatchObject({
    explained_in: String(lessonId),
    explained_in_subject: 'The three kinds of word',
  })
  expect(verb).not.toHaveProperty('explained_in')
})

test('a client that does not send the explaining lesson keeps it, and an empty one removes it', async () => {
  const { lessonId, listQuestions, update, nounQuestion } = await seedExplainedExam()
  expect((await listQuestions())[0]).toMatchObject({ explained_in: String(lessonId) })

  await update([{ ...nounQuestion, question: 'Which one is a noun?' }])
  expect((await listQuestions())[0]).toMatchObject({
    question: 'Which one is a noun?',
    explained_in: String(lessonId),
  })

  expect(await update([{ ...nounQuestion, explained_in: '' }])).toMatchObject({ status: true })
  expect((await listQuestions())[0]).not.toHaveProperty('explained_in')
})

test('an exam, a deleted lesson and a lesson of another class cannot explain a question', async () => {
  const { school, exam, maryam, update, nounQuestion } = await seedExplainedExam()
  const otherClass = await seedClass(school)
  const foreign = await seedLessonRow(school, otherClass.id)
  const deleted = await seedLessonRow(school, exam.classId)
  await callApi(school, deleteLesson, { lesson_id: String(deleted) }, maryam)

  for (const id of [exam.id, foreign, deleted, 999_999]) {
    const response = await update([
      { ...nounQuestion, question: 'Changed', explained_in: String(id) },
    ])
    expect(response).toMatchObject({
      http: 404,
      status: false,
      code: 'explaining_lesson_not_found',
    })
  }
  expect(await update([{ ...nounQuestion, explained_in: 'first' }])).toMatchObject({ http: 400 })
  const { data } = await callApi(school, getLessonQuestions, { lesson_id: String(exam.id) }, maryam)
  expect(data[0].question).toBe('Which is a noun?')
})

test('a deleted lesson no longer explains a question, and one that became a timetable is not linked', async () => {
  const { school, exam, lessonId, maryam, listQuestions, update, nounQuestion } =
    await seedExplainedExam()
  const amina = await seedCandidate(school, exam)
  await submitAnswers(school, exam, amina, { answers: CORRECT_ANSWERS })
  const lesson = { lesson_id: String(lessonId), subject: 'Now a timetable', scheduled: '0' }
  await callApi(school, updateLesson, { ...lesson, inputetype: 'Timetableble' }, maryam)

  const fields = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  const { data } = await callApi(school, getLessonDetails, fields, amina)
  expect(data.questions[0]).not.toHaveProperty('explained_in')
  // the teacher can still save the exam as its editor shows it
  const unchanged = { ...nounQuestion, explained_in: String(lessonId) }
  expect(await update([unchanged])).toMatchObject({ status: true })

  await callApi(school, deleteLesson, { lesson_id: String(lessonId) }, maryam)
  expect((await listQuestions())[0]).not.toHaveProperty('explained_in')
})
