import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { count, id, naira, requestFlag, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

export const LEVELS = ['easy', 'intermediate', 'hard'] as const
export const level = z.enum(LEVELS)
export type Level = z.output<typeof level>

/** The default rewards, in kobo (R-GAME-025). */
export const DEFAULT_REWARDS: Record<Level, number> = {
  easy: 100_00,
  intermediate: 500_00,
  hard: 1000_00,
}
export const RUN_LENGTH = 10
/** The pause between an answer and the next question (R-GAME-014). */
export const QUESTION_PAUSE_MS = 1_500
/** The minimum time for which the verdict of the server is shown (decision 0351). */
export const VERDICT_MIN_MS = 700
/** `error` of a run judged by the browser while the school does not accept such runs (decision 0351). */
export const JUDGED_RUNS_ONLY = 'judged_only'
/** `error` of an answer that arrived before its question could be displayed. The client may send it again. */
export const TOO_FAST = 'answered_too_fast'
/** `error` after a win on the same day (R-GAME-018). */
export const DAILY_LIMIT = 'daily_limit_reached'

/** The reward of each level (R-GAME-024). */
export const levelPrices = call({
  method: 'GET',
  path: '/game.php',
  access: 'anyone',
  effect: 'read',
  // sent by older clients and ignored; the token identifies the caller
  request: { email: z.optional(z.string()) },
  response: withFieldNames(
    z.object({ level_price: z.object({ easy: naira, intermediate: naira, hard: naira }) }),
    { rewards: 'level_price' },
  ),
  withoutEnvelope: true,
})

/** Whether the caller has won today, after which the server opens no further run until tomorrow (R-GAME-035). */
export const quizDay = call({
  path: '/api.php',
  action: 'quizDay',
  access: 'student',
  effect: 'read',
  response: withFieldNames(z.object({ won_today: z.boolean() }), { hasWon: 'won_today' }),
})

/**
 * Starts a run of ten random questions (R-GAME-026). `error` is 'daily_limit_reached' after a win on the same day. With
 * `judged` '1' the server judges the run: the response has the id of the run and no `isCorrect` (decision 0351). Without it,
 * `error` is 'judged_only' unless the school trusts browsers. `practice` '1' with `judged` opens a round without a reward, on
 * any day (decision 0350).
 */
export const openRun = call({
  method: 'GET',
  path: '/game.php',
  action: LEVELS,
  access: 'student',
  effect: 'change',
  request: { judged: z.optional(requestFlag), practice: z.optional(requestFlag) },
  fieldNames: { isJudged: 'judged', isPractice: 'practice' },
  response: z.object({
    run: z.optional(id),
    questions: z.optional(
      z.array(
        z.object({
          question: z.string(),
          options: z.array(z.object({ text: z.string(), isCorrect: z.optional(z.boolean()) })),
          estimatedTimeMs: z.int(),
        }),
      ),
    ),
    error: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
  withoutEnvelope: true,
})

/**
 * Answers a question of a run judged by the server, or claims the reward of a run judged by the browser (`level`;
 * R-GAME-029). `question` is the position of the question from 0, `choice` the text or the position of the chosen
 * option. The response has the verdict and the correct option. The last correct answer of a perfect run credits the
 * reward, or keeps it until the first payment (setting `quiz_reward`): once per run, and one win per day. Repeating a choice returns the same verdict (decision 0351).
 */
export const claimReward = call({
  path: '/game.php',
  access: 'student',
  effect: 'change',
  request: {
    level: z.optional(level),
    run: z.optional(id),
    question: z.optional(count),
    choice: z.optional(z.union([z.int(), text(500)])),
  },
  fieldNames: { runId: 'run', position: 'question' },
  response: withFieldNames(
    z.object({
      success: z.boolean(),
      right: z.optional(z.boolean()),
      answer: z.optional(z.string()),
      amount_added: z.optional(naira),
      new_balance: z.optional(naira),
      // the reward that waits for the first payment; nothing was added then
      kept: z.optional(naira),
      error: z.optional(z.string()),
      message: z.optional(z.string()),
    }),
  ),
  withoutEnvelope: true,
})
