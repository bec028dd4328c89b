import { claimReward, type Level, openRun } from '../../../contract/game/game.ts'
import { writeSettings } from '../../settings/store.ts'
import { callApi } from '../call-api.ts'
import { freezeClock } from '../freeze-clock.ts'
import { seedStudent, type TestSchool, type TestUser, walletOf } from '../test-school.ts'
import { type GameResponse, openSchoolWithQuiz } from './quiz.ts'

export type JudgedRun = {
  id: string
  questions: { question: string; options: { text: string }[]; estimatedTimeMs: number }[]
  /** The correct option of a question, by its position. */
  rightOption(question: number): string
  wrongOption(question: number): string
  answer(question: number, choice: string | number): Promise<GameResponse>
}

/** Opens a run that the server judges; the correct options are read from the question bank. */
export async function startJudgedRun(
  school: TestSchool,
  student: Pick<TestUser, 'token'>,
  level: Level = 'easy',
  { isPractice = false } = {},
): Promise<JudgedRun> {
  const opened: GameResponse = await callApi(
    school,
    openRun,
    { action: level, judged: '1', ...(isPractice && { practice: '1' }) },
    student,
  )
  if (!opened.questions) throw new Error(opened.message)
  const bank = await school.db
    .selectFrom('quiz_questions')
    .select(['question', 'answer', 'wrong_option1'])
    .where('level', '=', level)
    .execute()
  const questions: JudgedRun['questions'] = opened.questions
  const bankEntry = (index: number) => bank.find((it) => it.question === questions[index]?.question)
  return {
    id: opened.run,
    questions: questions,
    rightOption: (index) => bankEntry(index)?.answer ?? '',
    wrongOption: (index) => bankEntry(index)?.wrong_option1 ?? '',
    answer: async (question, choice) => {
      const fields = { run: opened.run, question, choice }
      const { headers: _, ...verdict } = await callApi(school, claimReward, fields, student)
      return verdict
    },
  }
}

/** The start of the runs of `openSchoolWithRun`. */
export const START = '2026-12-02T10:00:00.000Z'

/** Sets the clock to this many seconds after a start. */
export const atSeconds = (seconds: number, start = START) => freezeClock(start, seconds)

/** A student with a judged run, started now. */
export async function openSchoolWithRun(level: 'easy' | 'intermediate' | 'hard' = 'easy') {
  freezeClock(START)
  const school = await openSchoolWithQuiz()
  await writeSettings(school.db, { quizReward: 'at_once' })
  const amina = await seedStudent(school)
  const run = await startJudgedRun(school, amina, level)
  const balance = async () => (await walletOf(school.db, amina.id)).balance
  return { school, amina, run, balance }
}

/** Answers questions two seconds apart, starting two seconds after the start of the run, all correctly except one. */
export async function answerQuestions(
  run: JudgedRun,
  { from = 0, upTo = 10, wrong = -1, start = START } = {},
) {
  const verdicts: GameResponse[] = []
  for (let index = from; index < upTo; index++) {
    atSeconds(2 + index * 2, start)
    verdicts.push(
      await run.answer(index, index === wrong ? run.wrongOption(index) : run.rightOption(index)),
    )
  }
  return verdicts
}
