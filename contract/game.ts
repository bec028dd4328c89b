import * as z from 'zod/mini'
import { call } from './call.ts'
import { count, flagAsked, id, naira, text } from './wire.ts'

export const LEVELS = ['easy', 'intermediate', 'hard'] as const
export const level = z.enum(LEVELS)
export type Level = z.output<typeof level>

/** Wallet-and-admin §9, in kobo. */
export const DEFAULT_REWARDS: Record<Level, number> = {
  easy: 100_00,
  intermediate: 500_00,
  hard: 1000_00,
}
export const RUN_LENGTH = 10
/** Between an answer and the next question (wallet-and-admin §9). */
export const PAUSE_MS = 1_500
/** For so long at least the verdict of the server is shown, however late it came (decision 0351). */
export const REVEAL_MS = 700
/** The `error` of a run that only the browser judged, where the school does not credit one (decisions §14). */
export const JUDGED_ONLY = 'judged_only'
/** The `error` of an answer that came before its question could be seen; the same answer may be sent again. */
export const TOO_FAST = 'answered_too_fast'
/** The `error` of whoever has won today, and its words (wallet-and-admin §8). */
export const DAILY_LIMIT = 'daily_limit_reached'
export const ALREADY_WON = 'You have already won today! Come back tomorrow for another chance.'

/** Wallet-and-admin §7: the reward of each level. */
export const levelPrices = call({
  method: 'GET',
  path: '/game.php',
  may: 'anyone',
  // older clients send it; only the token counts
  asks: { email: z.optional(z.string()) },
  answers: z.object({ level_price: z.object({ easy: naira, intermediate: naira, hard: naira }) }),
  bare: true,
})

/**
 * Decisions §8: opens a run of ten questions drawn at random; `error` is 'daily_limit_reached' after a win. With
 * `judged` '1' the server judges the run: `run` names it and no option has `isCorrect` (decisions §14).
 */
export const openRun = call({
  method: 'GET',
  path: '/game.php',
  action: LEVELS,
  may: 'student',
  asks: { judged: z.optional(flagAsked) },
  answers: z.object({
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
  bare: true,
})

/**
 * Answers a question of a judged run, or claims the reward of a run that the browser judged (`level`; wallet-and-admin
 * §7). `question` is its position from 0, `choice` the text of the chosen option or its position. The response says if
 * the choice is right and which option is; the last right answer of a perfect run credits the reward. One credit per
 * run, one win per day. The same choice sent again gets the same verdict (decision 0351).
 */
export const claimReward = call({
  method: 'POST',
  path: '/game.php',
  may: 'student',
  asks: {
    level: z.optional(level),
    run: z.optional(id),
    question: z.optional(count),
    choice: z.optional(z.union([z.int(), text(500)])),
  },
  answers: z.object({
    success: z.boolean(),
    right: z.optional(z.boolean()),
    answer: z.optional(z.string()),
    amount_added: z.optional(naira),
    new_balance: z.optional(naira),
    error: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
  bare: true,
})
