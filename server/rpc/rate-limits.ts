import { dialledPhone } from '../../contract/auth/phone.ts'
import { phoneOfName, signInName } from '../../contract/auth/sign-in-name.ts'
import type { Call } from '../../contract/platform/call.ts'
import { HOUR, MINUTE } from '../../contract/platform/duration.ts'
import { getConfirmedTime } from '../platform/confirmed-time.ts'
import type { Db } from '../platform/db.ts'
import { RateLimited } from '../platform/errors.ts'
import { ipPrefixes } from '../platform/ip-prefix.ts'
import type { Caller } from './authenticate.ts'
import {
  consumeAttempt,
  deleteExpiredLimits,
  deleteLimits,
  type RateLimit,
} from './rate-limiter.ts'

type RateLimitInput = {
  ip: string
  caller: Caller | null
  /** The fields of the request before decoding. */
  fields: Record<string, unknown>
  /** The number of uploaded files. */
  fileCount: number
  /** The browser that the account in `fields` trusts; '' for none (decision 0361). */
  trustedBrowserKey: string
  now: number
}

/** A counter of a rule. `multiplier` multiplies its points; the default is 1. */
type CounterKey = { subject: string; multiplier?: number }

type KeyFunction = (input: RateLimitInput) => string | readonly CounterKey[] | undefined

/** A limit and the key that it counts by. A request without a key is not counted. */
export type RateLimitRule = RateLimit & { keyBy: KeyFunction }

/** The largest value of a counter's column on PostgreSQL. */
const MAX_POINTS = 2 ** 31 - 1

/** Counts by IPv4 address or IPv6 prefix. The first rule, so that a rejected network uses up no account's attempts. */
export const byIpPrefix = ({ ip }: RateLimitInput) =>
  ipPrefixes(ip).map(({ prefix, multiplier }) => ({ subject: prefix, multiplier }))

// the fields are not decoded: a value can be a list or a record without a prototype
const asText = (value: unknown) => (typeof value === 'string' ? value : '')

/** Counts by the email address in the request; a student code or a phone number counts however it is spelled (R-PAY-009). */
export function byEmail({ fields }: Pick<RateLimitInput, 'fields'>): string {
  const name = signInName(asText(fields.email).slice(0, 300))
  const phone = phoneOfName(name)
  const key = phone === undefined ? name : dialledPhone(phone).replace('+', '')
  return key.toLowerCase().slice(0, 254)
}

/**
 * Counts by network and email address together, so that a stranger does not lock out the owner of an account. A /48 has no more
 * attempts at one account than an IPv4 address: one person has either.
 */
export const byIpPrefixAndEmail = (input: RateLimitInput) =>
  byIpPrefix(input).map(({ subject }) => ({ subject: `${subject} ${byEmail(input)}` }))

/** Counts the attempts of a browser that the account trusts, separately from those of strangers. */
export const byTrustedBrowser = (input: RateLimitInput) =>
  input.trustedBrowserKey ? `${input.trustedBrowserKey} ${byEmail(input)}` : undefined

/** Counts by signed-in user. */
export const byUser = ({ caller }: RateLimitInput) => (caller ? String(caller.id) : undefined)

export const unlessTrustedBrowser =
  (keyBy: KeyFunction): KeyFunction =>
  (input) =>
    input.trustedBrowserKey ? undefined : keyBy(input)

export const unlessAuthenticated =
  (keyBy: KeyFunction): KeyFunction =>
  (input) =>
    input.caller ? undefined : keyBy(input)

/** Counts only requests whose fields, by their wire names, meet a condition. */
export const ifFields =
  (condition: (fields: Record<string, unknown>) => boolean, keyBy: KeyFunction): KeyFunction =>
  (input) =>
    condition(input.fields) ? keyBy(input) : undefined

const byUploader: KeyFunction = (input) => (input.fileCount > 0 ? byUser(input) : undefined)

/** For calls that take files: enough for many lessons in an evening, too few to fill a disk. */
const uploadLimits: RateLimitRule[] = [{ points: 300, seconds: HOUR, keyBy: byUploader }]

const counterKeys = (keys: ReturnType<KeyFunction>): readonly CounterKey[] =>
  typeof keys === 'string' ? [{ subject: keys }] : (keys ?? [])

type LimitedCall = { call: Call; limits?: readonly RateLimitRule[]; countsAs?: Call }

/** The name of one of a call's counters. */
const counterOf = ({ call, countsAs = call }: LimitedCall, index: number, subject: string) =>
  `${countsAs.path} ${countsAs.action} ${index} ${subject}`

/**
 * Deletes the counters of an account that are keyed by its id or by its email addresses. Counters by network and address together
 * are hashed and cannot be found; they expire within a day.
 */
export async function forgetAttempts(
  db: Db,
  routes: readonly LimitedCall[],
  { id, emails }: { id: number; emails: readonly string[] },
): Promise<void> {
  const now = 0
  const subjects = routes.flatMap((route) =>
    (route.limits ?? []).flatMap(({ keyBy }, index) =>
      ['', ...emails].flatMap((email) =>
        counterKeys(
          keyBy({
            // the counters of this address are not the account's
            ip: '0.0.0.0',
            // the keys read nothing else of the caller
            caller: { id } as Caller,
            fields: { email },
            fileCount: 1,
            trustedBrowserKey: '',
            now,
          }),
        ).flatMap(({ subject }) =>
          subject === String(id) || subject === email ? [counterOf(route, index, subject)] : [],
        ),
      ),
    ),
  )
  await deleteLimits(db, [...new Set(subjects)])
}

export type RateLimiter = {
  /** Counts one attempt of a call. Throws 429 above a limit. */
  consume(route: LimitedCall, input: RateLimitInput): Promise<void>
}

/** Creates the rate limiter. `scale` multiplies every limit; 0 disables them (decision 0361). */
export function createRateLimiter(db: Db, scale: number): RateLimiter {
  let nextCleanupAt = 0

  async function consumeAll(
    route: LimitedCall,
    limits: readonly RateLimitRule[],
    input: RateLimitInput,
  ) {
    const { now } = input
    for (const [index, { points, seconds, keyBy }] of limits.entries()) {
      for (const { subject: subjectKey, multiplier = 1 } of counterKeys(keyBy(input))) {
        const subject = counterOf(route, index, subjectKey)
        const limit = Math.min(MAX_POINTS, Math.max(1, Math.round(points * multiplier * scale)))
        const waitSeconds = await consumeAttempt(db, { subject, points: limit, seconds, now })
        if (waitSeconds > 0) throw new RateLimited(waitSeconds, { points: limit, seconds })
      }
    }
    if (now < nextCleanupAt) return
    nextCleanupAt = now + MINUTE
    await deleteExpiredLimits(db, await getConfirmedTime(db))
  }

  return {
    async consume(route, input) {
      const { call, limits = call.fileFields ? uploadLimits : [] } = route
      if (scale > 0 && limits.length > 0) await consumeAll(route, limits, input)
    },
  }
}
