import type { Call } from '../../../contract/call.ts'
import { updateClass } from '../../../contract/classes.ts'
import { DAY } from '../../../contract/duration.ts'
import { enrolInClass, renewSubscription } from '../../../contract/enrolment.ts'
import { claimReward, openRun } from '../../../contract/game.ts'
import { openPayment, recheckPayment, verifyPayment } from '../../../contract/payments.ts'
import { updateAppSettings } from '../../../contract/settings-form.ts'
import { signup } from '../../../contract/sign-up.ts'
import { fundWallet } from '../../../contract/wallet.ts'
import { startSession } from '../../auth/session.ts'
import { recheckDuePayments } from '../../payments/recheck-worker.ts'
import type { SandboxRequest, SignedEvent } from '../../payments/sandbox.ts'
import { chargeCard } from '../../payments/sandbox.ts'
import { signBody } from '../../payments/signature.ts'
import { now } from '../../platform/clock.ts'
import { callApi } from '../call-api.ts'
import { deliverEvent, deliverNotice } from '../card-payments.ts'
import { freezeClock } from '../freeze-clock.ts'
import { type JudgedRun, startJudgedRun } from '../judged-run.ts'
import {
  disputeCreated,
  disputeResolved,
  refundFailed,
  refundPending,
  refundProcessed,
} from '../paystack-responses.ts'
import type { MoneyAction } from './action.ts'
import type { CrashableSchool } from './crash-injection.ts'
import { DECLINED, type Model, SECONDS_EACH, type ServerDetails } from './model.ts'

/** The real school, and state of the test: accounts, notices and open runs. */
export type RealSchool = {
  crashable: CrashableSchool
  administrator: number
  /** The real id of each class of the model. */
  classIds: number[]
  /** In the order of the model's. */
  notices: SignedEvent[]
  /** By email. */
  accounts: Map<string, AccountRef>
  /** Runs with nine answered questions, by user id and level. */
  judgedRuns: Map<string, JudgedRun>
  /** The models that explain all observations so far. */
  candidates: Model[]
  /** Number of steps executed. */
  stepCount: number
  /** Session token and the day of its creation, by user id. */
  tokens: Map<number, { day: number; text: string }>
}
type AccountRef = { id: number; code: string }

/** The outcome of an action in the notation of `apply`, and values that only the server knows. Null without a response. */
export type ActionOutcome = { said: string; made: ServerDetails } | null

/** Performs an action through the API. */
export async function performAction(
  real: RealSchool,
  model: Model,
  moneyAction: MoneyAction,
): Promise<ActionOutcome> {
  switch (moneyAction.do) {
    case 'signUp':
      return callAs(real, null, signup, await signUpFields(real, model, moneyAction))
    case 'fund': {
      const { id } = await accountOf(real, emailOf(model, moneyAction.who))
      const fields = { student_id: String(id), amount: moneyAction.amount / 100 }
      return callAs(real, real.administrator, fundWallet, fields, (it) => kobo(it.data.wallet))
    }
    case 'enrol':
      return callAsStudent(real, model, moneyAction.who, enrolInClass, {
        class_id: classOf(real, moneyAction.what),
      })
    case 'renew': {
      const fields = { class_id: classOf(real, moneyAction.what) }
      return callAsStudent(
        real,
        model,
        moneyAction.who,
        renewSubscription,
        fields,
        (it) => it.data.nextSub,
      )
    }
    case 'openRun':
      return callAsStudent(real, model, moneyAction.who, openRun, { action: moneyAction.level })
    case 'claim': {
      const { level } = moneyAction
      return callAsStudent(real, model, moneyAction.who, claimReward, { level }, (it) =>
        kobo(it.new_balance),
      )
    }
    case 'play':
      return playNineQuestions(real, model, moneyAction)
    case 'lastAnswer':
      return lastAnswer(real, model, moneyAction)
    case 'open': {
      const fields =
        'amount' in moneyAction
          ? { amount: moneyAction.amount / 100 }
          : { class_id: classOf(real, moneyAction.what) }
      return callAsStudent(real, model, moneyAction.who, openPayment, fields, (it) =>
        kobo(it.data.amount),
      )
    }
    case 'press':
      return pressCard(real, model, moneyAction)
    case 'notice':
      return deliver(real, moneyAction)
    case 'verify': {
      const payment = model.payments[moneyAction.payment]
      const closed = moneyAction.closed ? { closed: '1' } : {}
      const fields = { reference: payment?.reference, ...closed }
      const who = moneyAction.by ?? payment?.who ?? 0
      return callAsStudent(real, model, who, verifyPayment, fields, (it) => it.data.state)
    }
    case 'refund':
    case 'dispute':
      return reportReversal(real, model, moneyAction)
    case 'recheck': {
      const fields = { reference: model.payments[moneyAction.payment]?.reference }
      return callAs(real, real.administrator, recheckPayment, fields)
    }
    case 'look':
      return runRecheckWorker(real)
    case 'rules':
      return callAs(real, real.administrator, updateAppSettings, settingsForm(moneyAction))
    case 'change':
      return callAs(real, real.administrator, updateClass, classForm(real, moneyAction))
    case 'wait':
      return { said: 'yes', made: {} }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: wire responses are asserted as they arrive
type AnyResponse = any

const kobo = (naira: number) => Math.round(naira * 100)
const emailOf = (model: Model, who: number) => model.students[who]?.email ?? ''
const classOf = (real: RealSchool, what: number) => String(real.classIds[what])

async function callAsStudent(
  real: RealSchool,
  model: Model,
  who: number,
  apiCall: Call,
  fields: Record<string, unknown>,
  summarize?: (said: AnyResponse) => number | string,
) {
  const { id } = await accountOf(real, emailOf(model, who))
  return callAs(real, id, apiCall, fields, summarize)
}

async function callAs(
  real: RealSchool,
  id: number | null,
  apiCall: Call,
  fields: Record<string, unknown>,
  summarize?: (said: AnyResponse) => number | string,
): Promise<ActionOutcome> {
  const as = id === null ? undefined : { token: await tokenOf(real, id) }
  const answer: AnyResponse = await callApi(real.crashable.school, apiCall, fields, as)
  if (answer.http >= 500) return null
  const isAccepted = apiCall.withoutEnvelope ? answer.success || answer.questions : answer.status
  if (!isAccepted) return { said: DECLINED, made: {} }
  return { said: summarize ? `yes ${summarize(answer)}` : 'yes', made: detailsOf(answer) }
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

/** A session token that is valid today; the clock of the test passes months in seconds. */
async function tokenOf({ crashable: torn, tokens }: RealSchool, userId: number): Promise<string> {
  const day = Math.floor(now() / DAY)
  const existing = tokens.get(userId)
  if (existing?.day === day) return existing.text
  const { token } = await startSession(torn.school.db, { userId, now: now() })
  tokens.set(userId, { day, text: token })
  return token
}

async function signUpFields(
  real: RealSchool,
  model: Model,
  { email, by }: MoneyAction & { do: 'signUp' },
) {
  const friend = by === null ? null : await accountOf(real, emailOf(model, by))
  const refBy = friend ? { refBy: friend.code } : {}
  const person = { name: 'Hauwa Musa', phonenumber: '08031234567', password: 'a long password' }
  return { ...person, ...refBy, email }
}

async function pressCard(
  real: RealSchool,
  model: Model,
  { payment, card, late }: MoneyAction & { do: 'press' },
) {
  const opened = model.payments[payment]
  const outcomes = {
    success: late ? 'late' : 'success',
    failed: 'failure',
    open: 'closed',
  } as const
  const press: SandboxRequest = {
    reference: opened?.reference ?? '',
    amount: card.amount,
    currency: card.currency,
    email: emailOf(model, opened?.who ?? 0),
    outcome: outcomes[card.status],
  }
  const sent = await chargeCard(real.crashable.school.db, press, now())
  real.notices.push(...sent.map((it) => it.event))
  return { said: 'yes', made: {} }
}

async function deliver(
  real: RealSchool,
  { notice, forged }: MoneyAction & { do: 'notice' },
): Promise<ActionOutcome> {
  const genuine = real.notices[notice] ?? { body: '', signature: '' }
  const { http } = await deliverNotice(real.crashable.school, forge(genuine, forged))
  if (http >= 500) return null
  return { said: http === 200 ? 'yes' : DECLINED, made: {} }
}

const refundNotices = { pending: refundPending, failed: refundFailed, processed: refundProcessed }
const resolutions = { won: 'declined', lost: 'merchant-accepted' } as const

async function reportReversal(
  real: RealSchool,
  model: Model,
  moneyAction: MoneyAction & { do: 'refund' | 'dispute' },
): Promise<ActionOutcome> {
  const { amount } = moneyAction
  const paymentRef = { reference: model.payments[moneyAction.payment]?.reference ?? '', amount }
  const event =
    moneyAction.do === 'refund'
      ? refundNotices[moneyAction.state]({ ...paymentRef, refund: `TRF_${moneyAction.index}` })
      : moneyAction.state === 'open'
        ? disputeCreated(paymentRef)
        : disputeResolved({ ...paymentRef, resolution: resolutions[moneyAction.state] })
  const { http } = await deliverEvent(real.crashable.school, event)
  return http >= 500 ? null : { said: 'yes', made: {} }
}

function forge(
  { body, signature }: SignedEvent,
  how: (MoneyAction & { do: 'notice' })['forged'],
): SignedEvent {
  if (how === 'unsigned') return { body, signature: '' }
  if (how === 'another key') return { body, signature: signBody(body, 'sk_test_another') }
  if (how === 'another sum') return { body: body.replace('"amount":', '"amount":1'), signature }
  return { body, signature }
}

/** Runs the worker until no payment is due. */
async function runRecheckWorker({ crashable: torn }: RealSchool): Promise<ActionOutcome> {
  const errors: string[] = []
  let found = 0
  do found = await recheckDuePayments(torn.school, (trouble) => errors.push(trouble))
  while (found > 0 && errors.length === 0)
  return errors.length > 0 ? null : { said: 'yes', made: {} }
}

async function playNineQuestions(
  real: RealSchool,
  model: Model,
  { who, level, slips }: MoneyAction & { do: 'play' },
) {
  const { id } = await accountOf(real, emailOf(model, who))
  const token = await tokenOf(real, id)
  const run = await startJudgedRun(real.crashable.school, { token }, level).catch(() => null)
  if (!run) return { said: DECLINED, made: {} }
  for (let index = 0; index < 9; index++) {
    const moment = model.now + index * SECONDS_EACH
    freezeClock(new Date(moment * 1000).toISOString())
    const choice = slips && index === 4 ? run.wrongOption(index) : run.rightOption(index)
    const { success } = await run.answer(index, choice)
    if (!success) throw new Error(`Question ${index} was not judged`)
  }
  real.judgedRuns.set(`${id} ${level}`, run)
  const seconds = run.questions.map((it) => it.estimatedTimeMs / 1000)
  const limitSeconds = seconds.reduce((sum, it) => sum + it, 0)
  return { said: 'yes', made: { limitSeconds, lastSeconds: seconds[9] ?? 0 } }
}

async function lastAnswer(
  real: RealSchool,
  model: Model,
  { who, level, right }: MoneyAction & { do: 'lastAnswer' },
): Promise<ActionOutcome> {
  const { id } = await accountOf(real, emailOf(model, who))
  const run = real.judgedRuns.get(`${id} ${level}`)
  if (!run) return { said: DECLINED, made: {} }
  const fields = {
    run: run.id,
    question: 9,
    choice: right ? run.rightOption(9) : run.wrongOption(9),
  }
  const summarize = (it: AnyResponse) => (it.amount_added ? ` ${kobo(it.new_balance)}` : '')
  const outcome = await callAs(real, id, claimReward, fields, summarize)
  return outcome && { ...outcome, said: outcome.said.replace(/ +/g, ' ').trim() }
}

function settingsForm({ to }: MoneyAction & { do: 'rules' }) {
  const { referral, quiz } = to
  return {
    siteName: 'Lisan',
    referralCredit: referral.on ? '1' : '0',
    quizCredit: quiz.on ? '1' : '0',
    referralDailyMax: referral.dailyMax / 100,
    quizDailyMax: quiz.dailyMax / 100,
    referralStudentDailyMax: referral.studentMax / 100,
    quizStudentDailyMax: quiz.studentMax / 100,
    rewardDailyMax: to.totalMax / 100,
    referral_credit: to.moment,
    quiz_trusts_client: to.trustsClient ? '1' : '0',
  }
}

function classForm(real: RealSchool, { what, to }: MoneyAction & { do: 'change' }) {
  return {
    class_id: classOf(real, what),
    category: 'Grammar',
    name: `Class ${what}`,
    about: 'The grammar of the sentence.',
    premium: to.price > 0 ? '1' : '0',
    amount: String(to.price / 100),
    monthlySub: to.monthly ? '1' : '0',
    status: to.active ? '1' : '0',
    // a time in the past
    regclosedate: to.closed ? '1' : '',
    monthlylimit: 0,
  }
}
