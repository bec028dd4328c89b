import { login, requestPasswordReset, resetPassword } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { addComment } from '../../contract/comments.ts'
import { DAY, HOUR, MINUTE } from '../../contract/duration.ts'
import { submitExam } from '../../contract/exams.ts'
import { claimReward, openRun } from '../../contract/game.ts'
import { suggestScore } from '../../contract/marking.ts'
import { openPayment, recheckPayment, verifyPayment } from '../../contract/payments.ts'
import { subscribePush } from '../../contract/push.ts'
import { signup } from '../../contract/sign-up.ts'
import { getConfirmedTime } from '../platform/confirmed-time.ts'
import type { Db } from '../platform/db.ts'
import { RateLimited } from '../platform/errors.ts'
import { ipPrefixes } from '../platform/ip-prefix.ts'
import type { Caller } from './handler.ts'
import { consumeAttempt, deleteExpiredLimits, type RateLimit } from './rate-limiter.ts'

type RateLimitInput = {
  ip: string
  caller: Caller | null
  fields: Record<string, unknown>
  /** How many files came with it. */
  fileCount: number
  /** The browser that the account named in `fields` knows; '' for any other (decision 0361). */
  trustedBrowserKey: string
  now: number
}

export type RateLimiter = {
  /** Counts one try of a call; refuses with 429 when there were too many. */
  consume(call: Call, input: RateLimitInput): Promise<void>
}

/** What is counted apart, and how many times the allowance it has; once where that is left out. */
type CounterKey = { subject: string; multiplier?: number }

/** `by` says what is counted apart; nothing for what is not counted. */
type RateLimitRule = RateLimit & {
  keyBy: (input: RateLimitInput) => string | readonly CounterKey[] | undefined
}

/** What the column of a counter holds on PostgreSQL. */
const MAX_POINTS = 2 ** 31 - 1

const byIpPrefix = ({ ip }: RateLimitInput) =>
  ipPrefixes(ip).map(({ prefix, multiplier }) => ({ subject: prefix, multiplier }))
// nothing is decoded yet: a field may be a list or a record without a prototype
const asText = (value: unknown) => (typeof value === 'string' ? value : '')
const byEmail = ({ fields }: RateLimitInput) =>
  asText(fields.email).trim().toLowerCase().slice(0, 254)
const byIpPrefixAndEmail = (input: RateLimitInput) =>
  byIpPrefix(input).map(({ subject, multiplier }) => ({
    subject: `${subject} ${byEmail(input)}`,
    multiplier,
  }))
// a browser that the account knows has attempts of its own, and no stranger's count against it
const byTrustedBrowser = (input: RateLimitInput) =>
  input.trustedBrowserKey ? `${input.trustedBrowserKey} ${byEmail(input)}` : undefined
const unlessTrustedBrowser =
  <T>(keyBy: (input: RateLimitInput) => T) =>
  (input: RateLimitInput) =>
    input.trustedBrowserKey ? undefined : keyBy(input)
const byUser = ({ caller }: RateLimitInput) => (caller ? String(caller.id) : undefined)
const unlessAuthenticated =
  <T>(keyBy: (input: RateLimitInput) => T) =>
  (input: RateLimitInput) =>
    input.caller ? undefined : keyBy(input)
const byUploader = (input: RateLimitInput) => (input.fileCount > 0 ? byUser(input) : undefined)
const byUserWithoutRun = (input: RateLimitInput) =>
  input.fields.run === undefined ? byUser(input) : undefined
const byUserWithImage = (input: RateLimitInput) =>
  input.fields.theory_image ? byUser(input) : undefined

/**
 * What guessing and filling costs: tries per window, by network, account and person (decision 0190). The network
 * comes first, so that whoever is refused there uses up nobody's account.
 */
const rules = new Map<Call, RateLimitRule[]>([
  [
    login,
    [
      { points: 300, seconds: 15 * MINUTE, keyBy: byIpPrefix },
      // a stranger elsewhere who guesses at an account does not keep its owner out
      { points: 20, seconds: 15 * MINUTE, keyBy: unlessTrustedBrowser(byIpPrefixAndEmail) },
      { points: 100, seconds: 15 * MINUTE, keyBy: unlessTrustedBrowser(byEmail) },
      { points: 20, seconds: 15 * MINUTE, keyBy: byTrustedBrowser },
      { points: 100, seconds: DAY, keyBy: byTrustedBrowser },
    ],
  ],
  [
    signup,
    [
      { points: 100, seconds: HOUR, keyBy: byIpPrefix },
      // by account alone a stranger could keep somebody from signing up
      { points: 10, seconds: HOUR, keyBy: byIpPrefixAndEmail },
    ],
  ],
  [
    requestPasswordReset,
    [
      { points: 50, seconds: 15 * MINUTE, keyBy: byIpPrefix },
      { points: 5, seconds: 15 * MINUTE, keyBy: unlessTrustedBrowser(byIpPrefixAndEmail) },
      { points: 10, seconds: 15 * MINUTE, keyBy: unlessTrustedBrowser(byEmail) },
      { points: 20, seconds: DAY, keyBy: unlessTrustedBrowser(byEmail) },
      { points: 5, seconds: 15 * MINUTE, keyBy: byTrustedBrowser },
      { points: 10, seconds: DAY, keyBy: byTrustedBrowser },
    ],
  ],
  [
    resetPassword,
    [
      { points: 60, seconds: 15 * MINUTE, keyBy: byIpPrefix },
      {
        points: 30,
        seconds: 15 * MINUTE,
        keyBy: unlessAuthenticated(unlessTrustedBrowser(byIpPrefixAndEmail)),
      },
      { points: 150, seconds: DAY, keyBy: unlessAuthenticated(unlessTrustedBrowser(byEmail)) },
      { points: 30, seconds: 15 * MINUTE, keyBy: unlessAuthenticated(byTrustedBrowser) },
      { points: 60, seconds: DAY, keyBy: unlessAuthenticated(byTrustedBrowser) },
      { points: 20, seconds: 15 * MINUTE, keyBy: byUser },
    ],
  ],
  // each asks the card provider
  [openPayment, [{ points: 60, seconds: HOUR, keyBy: byUser }]],
  [verifyPayment, [{ points: 300, seconds: HOUR, keyBy: byUser }]],
  [recheckPayment, [{ points: 300, seconds: HOUR, keyBy: byUser }]],
  // each asks an assistant that somebody pays for
  [suggestScore, [{ points: 200, seconds: HOUR, keyBy: byUser }]],
  [addComment, [{ points: 40, seconds: 10 * MINUTE, keyBy: byUser }]],
  // a run takes a quarter of a minute at least
  [openRun, [{ points: 120, seconds: HOUR, keyBy: byUser }]],
  [
    claimReward,
    [
      { points: 60, seconds: HOUR, keyBy: byUserWithoutRun },
      // ten answers of each run, and some of them sent again on a bad line
      { points: 2400, seconds: HOUR, keyBy: byUser },
    ],
  ],
  // each photograph is drawn anew
  [submitExam, [{ points: 60, seconds: HOUR, keyBy: byUserWithImage }]],
  [subscribePush, [{ points: 120, seconds: HOUR, keyBy: byUser }]],
])

/** True for the calls that count a browser apart which the account knows. */
export const hasTrustedBrowserLimits = (call: Call): boolean =>
  call === login || call === requestPasswordReset || call === resetPassword

/** Of every call that takes files: many lessons in an evening, and no full disk. */
const uploadRules: RateLimitRule[] = [{ points: 300, seconds: HOUR, keyBy: byUploader }]

const counterKeys = (it: ReturnType<RateLimitRule['keyBy']>): readonly CounterKey[] =>
  typeof it === 'string' ? [{ subject: it }] : (it ?? [])

const rulesOf = (call: Call) => rules.get(call) ?? (call.fileFields ? uploadRules : undefined)

/** Makes the limiter; `scale` multiplies every limit and 0 switches them off (decision 0301). */
export function createRateLimiter(db: Db, scale: number): RateLimiter {
  let nextCleanupAt = 0

  async function consumeAll(call: Call, callRules: RateLimitRule[], input: RateLimitInput) {
    const { now } = input
    for (const [index, { points, seconds, keyBy }] of callRules.entries()) {
      for (const { subject: subjectKey, multiplier = 1 } of counterKeys(keyBy(input))) {
        const subject = `${call.path} ${call.action} ${index} ${subjectKey}`
        const limit = Math.min(MAX_POINTS, Math.max(1, Math.round(points * multiplier * scale)))
        const waitSeconds = await consumeAttempt(db, { of: subject, points: limit, seconds, now })
        if (waitSeconds > 0) throw new RateLimited(waitSeconds, { points: limit, seconds })
      }
    }
    if (now < nextCleanupAt) return
    nextCleanupAt = now + MINUTE
    await deleteExpiredLimits(db, await getConfirmedTime(db))
  }

  return {
    async consume(call, input) {
      const callRules = scale > 0 ? rulesOf(call) : undefined
      if (callRules) await consumeAll(call, callRules, input)
    },
  }
}
