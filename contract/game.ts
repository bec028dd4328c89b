import * as z from 'zod/mini'
import { call } from './call.ts'
import { count, id, naira, requestFlag, text } from './wire.ts'

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
/** Between an answer and the next question (R-GAME-014). */
export const QUESTION_PAUSE_MS = 1_500
/** For so long at least the verdict of the server is shown, however late it came (decision 0351). */
export const VERDICT_MIN_MS = 700
/** The `error` of a run that only the browser judged, where the school does not credit one (decision 0351). */
export const JUDGED_RUNS_ONLY = 'judged_only'
/** The `error` of an answer that came before its question could be seen; the same answer may be sent again. */
export const TOO_FAST = 'answered_too_fast'
/** The `error` of whoever has won today, and its words (R-GAME-018). */
export const DAILY_LIMIT = 'daily_limit_reached'
export const ALREADY_WON = 'You have already won today! Come back tomorrow for another chance.'

/** The reward of each level (R-GAME-024). */
export const levelPrices = call({
  method: 'GET',
  path: '/game.php',
  access: 'anyone',
  // older clients send it; only the token counts
  request: { email: z.optional(z.string()) },
  response: z.object({ level_price: z.object({ easy: naira, intermediate: naira, hard: naira }) }),
  withoutEnvelope: true,
})

/**
 * Opens a run of ten questions drawn at random (R-GAME-026); `error` is 'daily_limit_reached' after a win. With
 * `judged` '1' the server judges the run: `run` names it and no option has `isCorrect` (decision 0351).
 */
export const openRun = call({
  method: 'GET',
  path: '/game.php',
  action: LEVELS,
  access: 'student',
  request: { judged: z.optional(requestFlag) },
  fieldNames: { isJudged: 'judged' },
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
 * Answers a question of a judged run, or claims the reward of a run that the browser judged (`level`; R-GAME-029).
 * `question` is its position from 0, `choice` the text of the chosen option or its position. The response says if
 * the choice is right and which option is; the last right answer of a perfect run credits the reward. One credit per
 * run, one win per day. The same choice sent again gets the same verdict (decision 0351).
 */
export const claimReward = call({
  method: 'POST',
  path: '/game.php',
  access: 'student',
  request: {
    level: z.optional(level),
    run: z.optional(id),
    question: z.optional(count),
    choice: z.optional(z.union([z.int(), text(500)])),
  },
  fieldNames: { runId: 'run', position: 'question' },
  response: z.object({
    success: z.boolean(),
    right: z.optional(z.boolean()),
    answer: z.optional(z.string()),
    amount_added: z.optional(naira),
    new_balance: z.optional(naira),
    error: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
  withoutEnvelope: true,
})
