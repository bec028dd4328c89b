import { claimReward, type Level, openRun } from '../../contract/game.ts'
import { callApi } from './call-api.ts'
import type { GameResponse } from './quiz.ts'
import type { TestSchool, TestUser } from './test-school.ts'

export type JudgedRun = {
  id: string
  questions: { question: string; options: { text: string }[]; estimatedTimeMs: number }[]
  /** The right option of a question by its position, as the bank has it. */
  rightOption(question: number): string
  wrongOption(question: number): string
  answer(question: number, choice: string | number): Promise<GameResponse>
}

/** Opens a run that the server judges, as the site does; its right answers come from the bank. */
export async function startJudgedRun(
  school: TestSchool,
  student: Pick<TestUser, 'token'>,
  level: Level = 'easy',
): Promise<JudgedRun> {
  const opened = (await callApi(
    school,
    openRun,
    { action: level, judged: '1' },
    student,
  )) as GameResponse
  if (!opened.questions) throw new Error(opened.message)
  const bank = await school.db
    .selectFrom('quiz_questions')
    .select(['question', 'answer', 'wrong_option1'])
    .where('level', '=', level)
    .execute()
  const questions = opened.questions as JudgedRun['questions']
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
