import { login, requestPasswordReset, resetPassword } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { addComment } from '../../contract/comments.ts'
import { submitExam } from '../../contract/exams.ts'
import { claimReward, openRun } from '../../contract/game.ts'
import { suggestScore } from '../../contract/marking.ts'
import { openPayment, recheckPayment, verifyPayment } from '../../contract/payments.ts'
import { subscribePush } from '../../contract/push.ts'
import { signup } from '../../contract/sign-up.ts'
import { confirmedTime } from '../kernel/confirmed-time.ts'
import type { Db } from '../kernel/db.ts'
import { TooMany } from '../kernel/refusal.ts'
import type { Person } from './answers.ts'
import { networksOf } from './network-of.ts'
import { type Allowance, forgetTries, takeTry } from './tries.ts'

type Who = {
  ip: string
  asker: Person | null
  fields: Record<string, unknown>
  /** How many files came with it. */
  files: number
  /** The browser that the account named in `fields` knows; '' for any other (decision 0361). */
  trusted: string
  now: number
}

export type Limiter = {
  /** Counts one try of a call; refuses with 429 when there were too many. */
  take(call: Call, who: Who): Promise<void>
}

/** What is counted apart, and how many times the allowance it has; once where that is left out. */
type Counted = { of: string; times?: number }

/** `by` says what is counted apart; nothing for what is not counted. */
type Rule = Allowance & { by: (who: Who) => string | readonly Counted[] | undefined }

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** What the column of a counter holds on PostgreSQL. */
const MOST_POINTS = 2 ** 31 - 1

const byNetwork = ({ ip }: Who) =>
  networksOf(ip).map(({ network, times }) => ({ of: network, times }))
// nothing is decoded yet: a field may be a list or a record without a prototype
const textOf = (value: unknown) => (typeof value === 'string' ? value : '')
const byAccount = ({ fields }: Who) => textOf(fields.email).trim().toLowerCase().slice(0, 254)
const byBoth = (who: Who) =>
  byNetwork(who).map(({ of, times }) => ({ of: `${of} ${byAccount(who)}`, times }))
// a browser that the account knows has attempts of its own, and no stranger's count against it
const byTrusted = (who: Who) => (who.trusted ? `${who.trusted} ${byAccount(who)}` : undefined)
const unlessTrusted =
  <T>(by: (who: Who) => T) =>
  (who: Who) =>
    who.trusted ? undefined : by(who)
const byPerson = ({ asker }: Who) => (asker ? String(asker.id) : undefined)
const unlessSignedIn =
  <T>(by: (who: Who) => T) =>
  (who: Who) =>
    who.asker ? undefined : by(who)
const bySender = (who: Who) => (who.files > 0 ? byPerson(who) : undefined)
const byClaimer = (who: Who) => (who.fields.run === undefined ? byPerson(who) : undefined)
const byPhotographer = (who: Who) => (who.fields.theory_image ? byPerson(who) : undefined)

/**
 * What guessing and filling costs: tries per window, by network, account and person (decision 0190). The network
 * comes first, so that whoever is refused there uses up nobody's account.
 */
const rules = new Map<Call, Rule[]>([
  [
    login,
    [
      { points: 300, seconds: 15 * MINUTE, by: byNetwork },
      // a stranger elsewhere who guesses at an account does not keep its owner out
      { points: 20, seconds: 15 * MINUTE, by: unlessTrusted(byBoth) },
      { points: 100, seconds: 15 * MINUTE, by: unlessTrusted(byAccount) },
      { points: 20, seconds: 15 * MINUTE, by: byTrusted },
      { points: 100, seconds: DAY, by: byTrusted },
    ],
  ],
  [
    signup,
    [
      { points: 100, seconds: HOUR, by: byNetwork },
      // by account alone a stranger could keep somebody from signing up
      { points: 10, seconds: HOUR, by: byBoth },
    ],
  ],
  [
    requestPasswordReset,
    [
      { points: 50, seconds: 15 * MINUTE, by: byNetwork },
      { points: 5, seconds: 15 * MINUTE, by: unlessTrusted(byBoth) },
      { points: 10, seconds: 15 * MINUTE, by: unlessTrusted(byAccount) },
      { points: 20, seconds: DAY, by: unlessTrusted(byAccount) },
      { points: 5, seconds: 15 * MINUTE, by: byTrusted },
      { points: 10, seconds: DAY, by: byTrusted },
    ],
  ],
  [
    resetPassword,
    [
      { points: 60, seconds: 15 * MINUTE, by: byNetwork },
      { points: 30, seconds: 15 * MINUTE, by: unlessSignedIn(unlessTrusted(byBoth)) },
      { points: 150, seconds: DAY, by: unlessSignedIn(unlessTrusted(byAccount)) },
      { points: 30, seconds: 15 * MINUTE, by: unlessSignedIn(byTrusted) },
      { points: 60, seconds: DAY, by: unlessSignedIn(byTrusted) },
      { points: 20, seconds: 15 * MINUTE, by: byPerson },
    ],
  ],
  // each asks the card provider
  [openPayment, [{ points: 60, seconds: HOUR, by: byPerson }]],
  [verifyPayment, [{ points: 300, seconds: HOUR, by: byPerson }]],
  [recheckPayment, [{ points: 300, seconds: HOUR, by: byPerson }]],
  // each asks an assistant that somebody pays for
  [suggestScore, [{ points: 200, seconds: HOUR, by: byPerson }]],
  [addComment, [{ points: 40, seconds: 10 * MINUTE, by: byPerson }]],
  // a run takes a quarter of a minute at least
  [openRun, [{ points: 120, seconds: HOUR, by: byPerson }]],
  [
    claimReward,
    [
      { points: 60, seconds: HOUR, by: byClaimer },
      // ten answers of each run, and some of them sent again on a bad line
      { points: 2400, seconds: HOUR, by: byPerson },
    ],
  ],
  // each photograph is drawn anew
  [submitExam, [{ points: 60, seconds: HOUR, by: byPhotographer }]],
  [subscribePush, [{ points: 120, seconds: HOUR, by: byPerson }]],
])

/** True for the calls that count a browser apart which the account knows. */
export const knowsBrowsers = (call: Call): boolean =>
  call === login || call === requestPasswordReset || call === resetPassword

/** Of every call that takes files: many lessons in an evening, and no full disk. */
const uploads: Rule[] = [{ points: 300, seconds: HOUR, by: bySender }]

const countedBy = (it: ReturnType<Rule['by']>): readonly Counted[] =>
  typeof it === 'string' ? [{ of: it }] : (it ?? [])

const rulesOf = (call: Call) => rules.get(call) ?? (call.files ? uploads : undefined)

/** Makes the limiter; `scale` multiplies every limit and 0 switches them off (decisions §13). */
export function openLimiter(db: Db, scale: number): Limiter {
  let sweepAt = 0

  async function count(call: Call, list: Rule[], who: Who) {
    const { now } = who
    for (const [nth, { points, seconds, by }] of list.entries()) {
      for (const { of: whose, times = 1 } of countedBy(by(who))) {
        const of = `${call.path} ${call.action} ${nth} ${whose}`
        const allowed = Math.min(MOST_POINTS, Math.max(1, Math.round(points * times * scale)))
        const wait = await takeTry(db, { of, points: allowed, seconds, now })
        if (wait > 0) throw new TooMany(wait, { points: allowed, seconds })
      }
    }
    if (now < sweepAt) return
    sweepAt = now + MINUTE
    await forgetTries(db, await confirmedTime(db))
  }

  return {
    async take(call, who) {
      const list = scale > 0 ? rulesOf(call) : undefined
      if (list) await count(call, list, who)
    },
  }
}
