import type * as z from 'zod/mini'
import { DAILY_LIMIT, type Level, type openRun, RUN_LENGTH } from '../../contract/game/game.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { type Message, say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { shuffle } from '../platform/random.ts'
import { readSettings } from '../settings/store.ts'
import { UNTRUSTED_CLIENT } from './claim-errors.ts'
import type { JudgedQuestion } from './judged-run-store.ts'
import { findQuestions, hasWon, insertRun, listQuestionIds, type QuestionRow } from './store.ts'

export type StartRunRequest = {
  studentId: number
  level: Level
  /** True if the server judges the run, so that no correct option is sent (decision 0351). */
  isJudged: boolean
  /** True for a judged round without a reward. */
  isPractice: boolean
  /** Unix seconds. */
  now: number
  timezone: string
}
type StartedRun = Omit<z.output<typeof openRun.response>, 'message'> & { message?: Message }

/**
 * Starts a run of ten random questions of a level, replacing the student's earlier run of that level (R-GAME-026).
 * After a win on the same day, unless it is a round without a reward, when the level has too few questions, and for a run that the
 * browser would judge while the school does not trust browsers, returns an error and starts nothing (decision 0350).
 */
export async function startRun(db: Db, request: StartRunRequest): Promise<StartedRun> {
  const { studentId, level, isJudged, now, timezone } = request
  const isPractice = isJudged && request.isPractice
  if (!isJudged && !(await readSettings(db)).quizTrustsClient) {
    const { error, message } = UNTRUSTED_CLIENT
    return { error, message }
  }
  if (!isPractice && (await hasWon(db, studentId, isoDay(now, timezone)))) {
    return { error: DAILY_LIMIT, message: say('rules_game_already_won') }
  }
  const drawnIds = shuffle(await listQuestionIds(db, level)).slice(0, RUN_LENGTH)
  const questions = drawnIds.length < RUN_LENGTH ? [] : await findQuestions(db, drawnIds)
  // one may have been deleted since it was drawn
  if (questions.length < RUN_LENGTH) {
    return {
      error: 'too_few_questions',
      message: say('rules_game_too_few_questions'),
    }
  }
  const runQuestions = shuffle(questions).map(toRunQuestion)
  const run = await insertRun(db, {
    studentId,
    level,
    isPractice,
    openedAt: now,
    questions: questions.length,
    limitSeconds: questions.reduce((sum, it) => sum + it.seconds, 0),
    questionsJson: isJudged ? JSON.stringify(runQuestions.map(toJudgedQuestion)) : '',
  })
  return isJudged
    ? { run, questions: runQuestions.map(withoutAnswer) }
    : { questions: runQuestions }
}

type RunQuestion = ReturnType<typeof toRunQuestion>

function toJudgedQuestion({ options, estimatedTimeMs }: RunQuestion): JudgedQuestion {
  return {
    options: options.map((it) => it.text),
    answer: options.find((it) => it.isCorrect)?.text ?? '',
    seconds: estimatedTimeMs / 1000,
  }
}

const withoutAnswer = ({ options, ...question }: RunQuestion) => ({
  ...question,
  options: options.map(({ text }) => ({ text })),
})

/** A question with its options in random order (R-GAME-022). */
function toRunQuestion(it: QuestionRow) {
  const wrongOptions = [it.wrong_option1, it.wrong_option2, it.wrong_option3].filter(
    (text) => text !== '',
  )
  return {
    question: it.question,
    options: shuffle([
      { text: it.answer, isCorrect: true },
      ...wrongOptions.map((text) => ({ text, isCorrect: false })),
    ]),
    estimatedTimeMs: it.seconds * 1000,
  }
}
