import * as z from 'zod/mini'
import { call } from './call.ts'
import { naira } from './wire.ts'

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

/** Decisions §8: opens a run of ten questions drawn at random; `error` is 'daily_limit_reached' after a win. */
export const openRun = call({
  method: 'GET',
  path: '/game.php',
  action: LEVELS,
  may: 'student',
  answers: z.object({
    questions: z.optional(
      z.array(
        z.object({
          question: z.string(),
          options: z.array(z.object({ text: z.string(), isCorrect: z.boolean() })),
          estimatedTimeMs: z.int(),
        }),
      ),
    ),
    error: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
  bare: true,
})

/** Wallet-and-admin §7, decisions §8: one credit per run, one win per day. */
export const claimReward = call({
  method: 'POST',
  path: '/game.php',
  may: 'student',
  asks: { level },
  answers: z.object({
    success: z.boolean(),
    amount_added: z.optional(naira),
    new_balance: z.optional(naira),
    error: z.optional(z.string()),
    message: z.optional(z.string()),
  }),
  bare: true,
})
