import { login, requestPasswordReset, resetPassword, signup } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { addComment } from '../../contract/comments.ts'
import { submitExam } from '../../contract/exams.ts'
import { claimReward, openRun } from '../../contract/game.ts'
import { suggestScore } from '../../contract/marking.ts'
import { openPayment, recheckPayment, verifyPayment } from '../../contract/payments.ts'
import { subscribePush } from '../../contract/push.ts'
import { confirmedTime } from '../kernel/confirmed-time.ts'
import type { Db } from '../kernel/db.ts'
import { TooMany } from '../kernel/refusal.ts'
import type { Person } from './answers.ts'
import { networkOf } from './network-of.ts'
import { type Allowance, forgetTries, takeTry } from './tries.ts'

type Who = {
  ip: string
  asker: Person | null
  fields: Record<string, unknown>
  /** How many files came with it. */
  files: number
  now: number
}

export type Limiter = {
  /** Counts one try of a call; refuses with 429 when there were too many. */
  take(call: Call, who: Who): Promise<void>
}

/** `by` says what is counted apart; undefined for what is not counted. */
type Rule = Allowance & { by: (who: Who) => string | undefined }

const MINUTE = 60
const HOUR = 60 * MINUTE

const byNetwork = ({ ip }: Who) => networkOf(ip)
const byAccount = ({ fields }: Who) =>
  String(fields.email ?? '')
    .trim()
    .toLowerCase()
    .slice(0, 254)
const byBoth = (who: Who) => `${byNetwork(who)} ${byAccount(who)}`
const byPerson = ({ asker }: Who) => (asker ? String(asker.id) : undefined)
const byStranger = (who: Who) => (who.asker ? undefined : byAccount(who))
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
      { points: 20, seconds: 15 * MINUTE, by: byBoth },
      { points: 100, seconds: 15 * MINUTE, by: byAccount },
    ],
  ],
  [
    signup,
    [
      { points: 100, seconds: HOUR, by: byNetwork },
      { points: 10, seconds: HOUR, by: byAccount },
    ],
  ],
  [
    requestPasswordReset,
    [
      { points: 50, seconds: 15 * MINUTE, by: byNetwork },
      { points: 5, seconds: 15 * MINUTE, by: byAccount },
    ],
  ],
  [
    resetPassword,
    [
      { points: 60, seconds: 15 * MINUTE, by: byNetwork },
      { points: 30, seconds: 15 * MINUTE, by: byStranger },
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

/** Of every call that takes files: many lessons in an evening, and no full disk. */
const uploads: Rule[] = [{ points: 300, seconds: HOUR, by: bySender }]

const rulesOf = (call: Call) => rules.get(call) ?? (call.files ? uploads : undefined)

/** Makes the limiter; `scale` multiplies every limit and 0 switches them off (decisions §13). */
export function openLimiter(db: Db, scale: number): Limiter {
  let sweepAt = 0

  async function count(call: Call, list: Rule[], who: Who) {
    const { now } = who
    for (const [nth, { points, seconds, by }] of list.entries()) {
      const whose = by(who)
      if (whose === undefined) continue
      const of = `${call.path} ${call.action} ${nth} ${whose}`
      const allowed = Math.max(1, Math.round(points * scale))
      const wait = await takeTry(db, { of, points: allowed, seconds, now })
      if (wait > 0) throw new TooMany(wait)
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
