import { claimReward, type Level, openRun } from '../../contract/game.ts'
import type { Said } from './a-quiz.ts'
import { ask } from './ask.ts'
import type { TestPerson, TestSchool } from './school.ts'

export type JudgedRun = {
  id: string
  questions: { question: string; options: { text: string }[]; estimatedTimeMs: number }[]
  /** The right option of a question by its position, as the bank has it. */
  right(question: number): string
  wrong(question: number): string
  answer(question: number, choice: string | number): Promise<Said>
}

/** Opens a run that the server judges, as the site does; its right answers come from the bank. */
export async function aJudgedRun(
  school: TestSchool,
  student: Pick<TestPerson, 'token'>,
  level: Level = 'easy',
): Promise<JudgedRun> {
  const dealt = (await ask(school, openRun, { action: level, judged: '1' }, student)) as Said
  if (!dealt.questions) throw new Error(dealt.message)
  const bank = await school.db
    .selectFrom('quiz_questions')
    .select(['question', 'answer', 'other1'])
    .where('level', '=', level)
    .execute()
  const asked = dealt.questions as JudgedRun['questions']
  const known = (nth: number) => bank.find((it) => it.question === asked[nth]?.question)
  return {
    id: dealt.run,
    questions: asked,
    right: (nth) => known(nth)?.answer ?? '',
    wrong: (nth) => known(nth)?.other1 ?? '',
    answer: async (question, choice) => {
      const fields = { run: dealt.run, question, choice }
      const { headers: _, ...verdict } = await ask(school, claimReward, fields, student)
      return verdict
    },
  }
}
