import { type Call, REAUTHENTICATION_SECONDS } from '../../../contract/platform/call.ts'
import { startSession } from '../../auth/session.ts'
import type { SignedEvent } from '../../payments/sandbox/sandbox.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'
import type { JudgedRun } from '../game/judged-run.ts'
import type { CrashableSchool } from './crash-injection.ts'
import { DECLINED, type Model, type ServerDetails } from './model-state.ts'

/** The real school, and state of the test: accounts, notices and open runs. */
export type RealSchool = {
  crashable: CrashableSchool
  administrator: number
  /** The real id of each class of the model. */
  classIds: number[]
  /** In the order of the model's. */
  coupons: { id: string; code: string }[]
  /** In the order of the model's. */
  notices: SignedEvent[]
  /** By email. */
  accounts: Map<string, AccountRef>
  /** The former emails of erased accounts, by id. */
  erased: Map<number, string>
  /** Runs with nine answered questions, by user id and level. */
  judgedRuns: Map<string, JudgedRun>
  /** The models that explain all observations so far. */
  candidates: Model[]
  /** Number of steps executed. */
  stepCount: number
  /** Session token and the time of its creation, by user id. */
  tokens: Map<number, { since: number; text: string }>
}

type AccountRef = { id: number; code: string }

/** The outcome of an action in the notation of `apply`, and values that only the server knows. Null without a response. */
export type ActionOutcome = { result: string; made: ServerDetails } | null

// biome-ignore lint/suspicious/noExplicitAny: wire responses are asserted as they arrive
export type AnyResponse = any

/** Naira of a response in kobo. */
export const kobo = (naira: number) => Math.round(naira * 100)

/** The email of a student of the model. */
export const emailOf = (model: Model, who: number) => model.students[who]?.email ?? ''

/** The id of a class of the model, as a field. */
export const classOf = (real: RealSchool, what: number) => String(real.classIds[what])

/** Makes a call as a student of the model. */
export async function callAsStudent(
  real: RealSchool,
  model: Model,
  who: number,
  apiCall: Call,
  fields: Record<string, unknown>,
  summarize?: (response: AnyResponse) => number | string,
) {
  const { id } = await accountOf(real, emailOf(model, who))
  return callAs(real, id, apiCall, fields, summarize)
}

/** Makes a call as a user, or as a visitor if the id is null. */
export async function callAs(
  real: RealSchool,
  id: number | null,
  apiCall: Call,
  fields: Record<string, unknown>,
  summarize?: (response: AnyResponse) => number | string,
): Promise<ActionOutcome> {
  const as = id === null ? undefined : { token: await tokenOf(real, id) }
  const response: AnyResponse = await callApi(real.crashable.school, apiCall, fields, as)
  if (response.http >= 500) return null
  const isAccepted = apiCall.withoutEnvelope
    ? response.success || response.questions
    : response.status
  if (!isAccepted) return { result: DECLINED, made: {} }
  return { result: summarize ? `yes ${summarize(response)}` : 'yes', made: detailsOf(response) }
}

function detailsOf({ data, questions }: AnyResponse): ServerDetails {
  const limit = (questions ?? []).reduce(
    (sum: number, it: AnyResponse) => sum + it.estimatedTimeMs,
    0,
  )
  return { reference: data?.reference ?? '', limitSeconds: limit / 1000 }
}

/** Id and referral code of a user. */
export async function accountOf(real: RealSchool, email: string): Promise<AccountRef> {
  const cached = real.accounts.get(email)
  if (cached) return cached
  const accountRef = await real.crashable.school.db
    .selectFrom('users')
    .select(['id', 'referral_code as code'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  real.accounts.set(email, accountRef)
  return accountRef
}

/** A session token with a recent sign-in; the clock of the test passes months in seconds. */
export async function tokenOf(
  { crashable: torn, tokens }: RealSchool,
  userId: number,
): Promise<string> {
  const existing = tokens.get(userId)
  // moving money needs a sign-in within the last ten minutes
  if (existing && now() - existing.since < REAUTHENTICATION_SECONDS) return existing.text
  const { token } = await startSession(torn.school.db, { userId, now: now() })
  tokens.set(userId, { since: now(), text: token })
  return token
}
