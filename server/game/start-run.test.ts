import { expect, test } from 'vitest'
import { levelPrices } from '../../contract/game/game.ts'
import { writeSettings } from '../settings/store.ts'
import { callApi } from '../test/call-api.ts'
import { type GameResponse, openSchoolWithQuiz, startQuizRun } from '../test/game/quiz.ts'
import { seedStudent } from '../test/test-school.ts'

type Option = { text: string; isCorrect: boolean }
type Question = { question: string; options: Option[]; estimatedTimeMs: number }

const questionTexts = ({ questions }: GameResponse) => questions.map((it: Question) => it.question)

test('the reward of each level is public: 100, 500 and 1000 naira (R-GAME-024, R-GAME-025)', async () => {
  const school = await openSchoolWithQuiz()
  await writeSettings(school.db, { quizTrustsClient: true, quizReward: 'at_once' })

  // an older client sends its email
  for (const fields of [{}, { email: 'amina@example.org' }]) {
    const { http, level_price }: GameResponse = await callApi(school, levelPrices, fields)

    expect({ http, level_price }).toEqual({
      http: 200,
      level_price: { easy: 100, intermediate: 500, hard: 1000 },
    })
  }
})

test('a run has ten questions, each with four options of which one is correct, and its time (R-GAME-026)', async () => {
  const school = await openSchoolWithQuiz()
  await writeSettings(school.db, { quizTrustsClient: true, quizReward: 'at_once' })
  const amina = await seedStudent(school)
  const bank = await school.db.selectFrom('quiz_questions').selectAll().execute()

  for (const level of ['easy', 'intermediate', 'hard'] as const) {
    const { http, ...run } = await startQuizRun(school, amina, level)
    const questions: Question[] = run.questions

    expect(http).toBe(200)
    expect(questions).toHaveLength(10)
    expect(new Set(questions.map((it) => it.question)).size).toBe(10)
    for (const { question, options, estimatedTimeMs } of questions) {
      const kept = bank.find((it) => it.question === question && it.level === level)
      expect(options.filter((it) => it.isCorrect).map((it) => it.text)).toEqual([kept?.answer])
      expect(new Set(options.map((it) => it.text))).toEqual(
        new Set([kept?.answer, kept?.wrong_option1, kept?.wrong_option2, kept?.wrong_option3]),
      )
      expect(estimatedTimeMs).toBe((kept?.seconds ?? 0) * 1000)
    }
  }
})

test('questions and the position of the correct option are random (R-GAME-022, R-GAME-027)', async () => {
  const school = await openSchoolWithQuiz()
  await writeSettings(school.db, { quizTrustsClient: true, quizReward: 'at_once' })
  const amina = await seedStudent(school)

  const first = await startQuizRun(school, amina)
  const second = await startQuizRun(school, amina)

  expect(questionTexts(first)).not.toEqual(questionTexts(second))
  // in twenty questions the correct option occurs at nearly all four positions
  const answerPositions = [...first.questions, ...second.questions].map((it: Question) =>
    it.options.findIndex((option) => option.isCorrect),
  )
  expect(new Set(answerPositions).size).toBeGreaterThanOrEqual(3)
})

test('a deleted question is not drawn', async () => {
  const school = await openSchoolWithQuiz()
  await writeSettings(school.db, { quizTrustsClient: true, quizReward: 'at_once' })
  const amina = await seedStudent(school)
  const left = await school.db
    .selectFrom('quiz_questions')
    .select('id')
    .where('level', '=', 'easy')
    .limit(10)
    .execute()
  const ids = left.map((it) => it.id)
  await school.db
    .updateTable('quiz_questions')
    .set({ deleted_at: 1 })
    .where('id', 'not in', ids)
    .execute()

  expect(questionTexts(await startQuizRun(school, amina))).toHaveLength(10)

  await school.db
    .updateTable('quiz_questions')
    .set({ deleted_at: 1 })
    .where('id', '=', ids[0] ?? 0)
    .execute()
  const { http, questions, error, message } = await startQuizRun(school, amina)
  expect({ http, questions, error }).toEqual({
    http: 200,
    questions: undefined,
    error: 'too_few_questions',
  })
  expect(message).toContain('too few questions')
})

test('a visitor gets no questions, and an unknown level is rejected (R-GAME-026, R-GAME-040)', async () => {
  const school = await openSchoolWithQuiz()
  await writeSettings(school.db, { quizTrustsClient: true, quizReward: 'at_once' })
  const amina = await seedStudent(school)

  expect(await startQuizRun(school, undefined)).toMatchObject({
    http: 401,
    code: 'sign_in_required',
  })
  expect(await startQuizRun(school, amina, 'impossible')).toMatchObject({
    http: 404,
    status: false,
    code: 'action_not_found',
  })
  expect(await startQuizRun(school, amina, 'easy,hard')).toMatchObject({ http: 404, status: false })
  expect(await school.db.selectFrom('quiz_runs').selectAll().execute()).toEqual([])
})
