import { expect, test } from 'vitest'
import { getLessonQuestions } from '../../contract/exams/manage-questions.ts'
import { callApi } from '../test/call-api.ts'
import { NOUN_OR_VERB } from '../test/exams/seed-exam.ts'
import { seedSubmittedExam } from '../test/exams/submitted-exam.ts'

test('a save without a change of the questions makes no version, and a repeated save makes one (decision 0501)', async () => {
  const { school, exam, maryam, verb, update, versions } = await seedSubmittedExam()
  const once = 'save-of-the-exam-1'
  const added = { id: 'new-1', question: 'Which is a particle?', answer: 'مِنْ', points: '3' }
  const save = { once, questions: [added, { ...NOUN_OR_VERB[1], id: verb }] }
  await update({ subject: 'Nouns' })
  expect((await versions()).versions).toHaveLength(1)

  await update(save)
  const list = async () =>
    (await callApi(school, getLessonQuestions, { lesson_id: String(exam.id) }, maryam)).data
  const saved = await list()
  await update(save)

  expect((await versions()).versions).toHaveLength(2)
  expect(await list()).toEqual(saved)
  expect(saved).toMatchObject([{}, { id: verb }, { question: 'Which is a particle?', points: 3 }])
})

test('questions are saved in the requested order', async () => {
  const { school, exam, maryam, noun, verb, update } = await seedSubmittedExam()
  await update({
    questions: [
      { id: 'new-1', question: 'First?', answer: 'a', position: '1' },
      { ...NOUN_OR_VERB[1], id: verb, position: '2' },
      { ...NOUN_OR_VERB[0], id: noun, position: '3' },
    ],
  })
  const { data } = await callApi(school, getLessonQuestions, { lesson_id: String(exam.id) }, maryam)
  expect(data).toMatchObject([{ question: 'First?' }, { id: verb }, { id: noun }])
})

test('an exam with problems is declined with a description, if its client requests the check', async () => {
  const { update, noun, verb } = await seedSubmittedExam()
  const oneOption = { id: noun, question: 'Which is a noun?', answer: 'قَلَمٌ' }
  const warned = await update({ accept_warnings: '0', questions: [oneOption] })
  expect(warned).toMatchObject({
    status: false,
    code: 'invalid_exam',
    message: 'Question 1: There is only one option, so every student is right. Add a wrong option.',
  })
  expect(await update({ accept_warnings: '1', questions: [oneOption] })).toMatchObject({
    status: true,
  })
  const equal = { id: verb, question: 'Which is a verb?', answer: 'كَتَبَ', option1: 'كَتَبَ' }
  expect(await update({ accept_warnings: '1', questions: [equal] })).toMatchObject({
    code: 'invalid_exam',
  })
  expect(await update({ questions: [equal] })).toMatchObject({ status: true })
})
