import type * as z from 'zod/mini'
import {
  ALREADY_WON,
  DAILY_LIMIT,
  type Level,
  type openRun,
  RUN_LENGTH,
} from '../../contract/game.ts'
import { dayOf } from '../../contract/school-time.ts'
import type { Db } from '../kernel/db.ts'
import { shuffled } from '../kernel/random.ts'
import type { JudgedQuestion } from './judged-store.ts'
import { findQuestions, hasWon, insertRun, listQuestionIds, type QuestionRow } from './store.ts'

export type DealRequest = {
  studentId: number
  level: Level
  /** True if the server judges the run, so that no right answer is sent (decisions §14). */
  isJudged: boolean
  /** Unix seconds. */
  now: number
  timezone: string
}
type Dealt = z.output<typeof openRun.answers>

/**
 * Opens a run of ten questions drawn at random from a level's bank, in place of the student's earlier run of that
 * level (decisions §8). Answers an error and its words, and opens nothing, after today's win and when the bank
 * has too few questions.
 */
export async function deal(db: Db, request: DealRequest): Promise<Dealt> {
  const { studentId, level, isJudged, now, timezone } = request
  if (await hasWon(db, studentId, dayOf(now, timezone))) {
    return { error: DAILY_LIMIT, message: ALREADY_WON }
  }
  const drawn = shuffled(await listQuestionIds(db, level)).slice(0, RUN_LENGTH)
  const questions = drawn.length < RUN_LENGTH ? [] : await findQuestions(db, drawn)
  // one may have been removed since it was drawn
  if (questions.length < RUN_LENGTH) {
    return {
      error: 'too_few_questions',
      message: 'This level has too few questions at the moment. Please choose another one.',
    }
  }
  const dealt = shuffled(questions).map(asDealt)
  const run = await insertRun(db, {
    studentId,
    level,
    openedAt: now,
    questions: questions.length,
    limitSeconds: questions.reduce((sum, it) => sum + it.seconds, 0),
    dealt: isJudged ? JSON.stringify(dealt.map(asJudged)) : '',
  })
  return isJudged ? { run, questions: dealt.map(withoutAnswer) } : { questions: dealt }
}

type DealtQuestion = ReturnType<typeof asDealt>

function asJudged({ options, estimatedTimeMs }: DealtQuestion): JudgedQuestion {
  return {
    options: options.map((it) => it.text),
    answer: options.find((it) => it.isCorrect)?.text ?? '',
    seconds: estimatedTimeMs / 1000,
  }
}

const withoutAnswer = ({ options, ...question }: DealtQuestion) => ({
  ...question,
  options: options.map(({ text }) => ({ text })),
})

/** A question with its options in a random order; wallet-and-admin §5. */
function asDealt(it: QuestionRow) {
  const others = [it.other1, it.other2, it.other3].filter((text) => text !== '')
  return {
    question: it.question,
    options: shuffled([
      { text: it.answer, isCorrect: true },
      ...others.map((text) => ({ text, isCorrect: false })),
    ]),
    estimatedTimeMs: it.seconds * 1000,
  }
}
