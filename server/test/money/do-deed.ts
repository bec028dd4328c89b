import type { Call } from '../../../contract/call.ts'
import { updateClass } from '../../../contract/classes.ts'
import { enrolInClass, renewSubscription } from '../../../contract/enrolment.ts'
import { claimReward, openRun } from '../../../contract/game.ts'
import { openPayment, recheckPayment, verifyPayment } from '../../../contract/payments.ts'
import { updateAppSettings } from '../../../contract/settings-form.ts'
import { signup } from '../../../contract/sign-up.ts'
import { fundWallet } from '../../../contract/wallet.ts'
import { startSession } from '../../auth/session.ts'
import { now } from '../../kernel/clock.ts'
import { lookAtDue } from '../../payments/recheck.ts'
import type { Notice, Press } from '../../payments/sandbox.ts'
import { charge } from '../../payments/sandbox.ts'
import { signatureOf } from '../../payments/signature.ts'
import { deliverEvent, deliverNotice } from '../a-card.ts'
import { ask } from '../ask.ts'
import { at } from '../at.ts'
import { aJudgedRun, type JudgedRun } from '../judged-run.ts'
import {
  disputeCreated,
  disputeResolved,
  refundFailed,
  refundPending,
  refundProcessed,
} from '../paystack-answers.ts'
import type { Deed } from './deed.ts'
import { type Made, type Model, NO, SECONDS_EACH } from './model.ts'
import type { TornSchool } from './torn-school.ts'

/** The real school, and what a test of it has to remember: whoever is in it, and the provider's notices. */
export type Real = {
  torn: TornSchool
  administrator: number
  /** The real id of each class of the model. */
  classIds: number[]
  /** In the order of the model's. */
  notices: Notice[]
  /** By email. */
  known: Map<string, Known>
  /** The runs of which nine questions are answered, by person's id and level. */
  judged: Map<string, JudgedRun>
  /** The models that explain what was seen so far. */
  candidates: Model[]
  /** How many steps were walked in it. */
  walked: number
  /** By person's id: the token, and the day it was made on. */
  tokens: Map<number, { day: number; text: string }>
}
type Known = { id: number; code: string }

/** What came of a deed: the words that `apply` uses, and what only the real school knows. Null when nobody answered. */
export type Came = { said: string; made: Made } | null

/** Does a deed through the front door, as it is done in the world. */
export async function doDeed(real: Real, model: Model, deed: Deed): Promise<Came> {
  switch (deed.do) {
    case 'signUp':
      return call(real, null, signup, await account(real, model, deed))
    case 'fund': {
      const { id } = await knownOf(real, emailOf(model, deed.who))
      const fields = { student_id: String(id), amount: deed.amount / 100 }
      return call(real, real.administrator, fundWallet, fields, (it) => kobo(it.data.wallet))
    }
    case 'enrol':
      return asStudent(real, model, deed.who, enrolInClass, { class_id: classOf(real, deed.what) })
    case 'renew': {
      const fields = { class_id: classOf(real, deed.what) }
      return asStudent(real, model, deed.who, renewSubscription, fields, (it) => it.data.nextSub)
    }
    case 'openRun':
      return asStudent(real, model, deed.who, openRun, { action: deed.level })
    case 'claim': {
      const { level } = deed
      return asStudent(real, model, deed.who, claimReward, { level }, (it) => kobo(it.new_balance))
    }
    case 'play':
      return play(real, model, deed)
    case 'lastAnswer':
      return lastAnswer(real, model, deed)
    case 'open': {
      const fields =
        'amount' in deed ? { amount: deed.amount / 100 } : { class_id: classOf(real, deed.what) }
      return asStudent(real, model, deed.who, openPayment, fields, (it) => kobo(it.data.amount))
    }
    case 'press':
      return pressCard(real, model, deed)
    case 'notice':
      return deliver(real, deed)
    case 'verify': {
      const payment = model.payments[deed.payment]
      const fields = { reference: payment?.reference }
      const who = deed.by ?? payment?.who ?? 0
      return asStudent(real, model, who, verifyPayment, fields, (it) => it.data.state)
    }
    case 'refund':
    case 'dispute':
      return reportReversal(real, model, deed)
    case 'recheck': {
      const fields = { reference: model.payments[deed.payment]?.reference }
      return call(real, real.administrator, recheckPayment, fields)
    }
    case 'look':
      return look(real)
    case 'rules':
      return call(real, real.administrator, updateAppSettings, settingsOf(deed))
    case 'change':
      return call(real, real.administrator, updateClass, changeForm(real, deed))
    case 'wait':
      return { said: 'yes', made: {} }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: a test looks at the wire as an outsider does
type Said = any

const kobo = (naira: number) => Math.round(naira * 100)
const emailOf = (model: Model, who: number) => model.students[who]?.email ?? ''
const classOf = (real: Real, what: number) => String(real.classIds[what])

async function asStudent(
  real: Real,
  model: Model,
  who: number,
  asked: Call,
  fields: Record<string, unknown>,
  about?: (said: Said) => number | string,
) {
  const { id } = await knownOf(real, emailOf(model, who))
  return call(real, id, asked, fields, about)
}

async function call(
  real: Real,
  id: number | null,
  asked: Call,
  fields: Record<string, unknown>,
  about?: (said: Said) => number | string,
): Promise<Came> {
  const as = id === null ? undefined : { token: await tokenOf(real, id) }
  const answer: Said = await ask(real.torn.school, asked, fields, as)
  if (answer.http >= 500) return null
  const isYes = asked.bare ? answer.success || answer.questions : answer.status
  if (!isYes) return { said: NO, made: {} }
  return { said: about ? `yes ${about(answer)}` : 'yes', made: madeOf(answer) }
}

function madeOf({ data, questions }: Said): Made {
  const limit = (questions ?? []).reduce((sum: number, it: Said) => sum + it.estimatedTimeMs, 0)
  return { reference: data?.reference ?? '', limitSeconds: limit / 1000 }
}

/** A person's id and code of referral, read from the database by whoever runs the test. */
export async function knownOf(real: Real, email: string): Promise<Known> {
  const found = real.known.get(email)
  if (found) return found
  const known = await real.torn.school.db
    .selectFrom('people')
    .select(['id', 'referral_code as code'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  real.known.set(email, known)
  return known
}

const DAY = 24 * 3600

/** A session that is good today: the test's clock runs months in seconds. */
async function tokenOf({ torn, tokens }: Real, personId: number): Promise<string> {
  const day = Math.floor(now() / DAY)
  const held = tokens.get(personId)
  if (held?.day === day) return held.text
  const { token } = await startSession(torn.school.db, { personId, now: now() })
  tokens.set(personId, { day, text: token })
  return token
}

async function account(real: Real, model: Model, { email, by }: Deed & { do: 'signUp' }) {
  const friend = by === null ? null : await knownOf(real, emailOf(model, by))
  const refBy = friend ? { refBy: friend.code } : {}
  const person = { name: 'Hauwa Musa', phonenumber: '08031234567', password: 'a long password' }
  return { ...person, ...refBy, email }
}

async function pressCard(
  real: Real,
  model: Model,
  { payment, card, late }: Deed & { do: 'press' },
) {
  const opened = model.payments[payment]
  const outcomes = {
    success: late ? 'late' : 'success',
    failed: 'failure',
    open: 'closed',
  } as const
  const press: Press = {
    reference: opened?.reference ?? '',
    amount: card.amount,
    currency: card.currency,
    email: emailOf(model, opened?.who ?? 0),
    outcome: outcomes[card.status],
  }
  const sent = await charge(real.torn.school.db, press, now())
  real.notices.push(...sent.map((it) => it.notice))
  return { said: 'yes', made: {} }
}

async function deliver(real: Real, { notice, forged }: Deed & { do: 'notice' }): Promise<Came> {
  const genuine = real.notices[notice] ?? { body: '', signature: '' }
  const { http } = await deliverNotice(real.torn.school, forge(genuine, forged))
  if (http >= 500) return null
  return { said: http === 200 ? 'yes' : NO, made: {} }
}

const refundNotices = { pending: refundPending, failed: refundFailed, processed: refundProcessed }
const resolutions = { won: 'declined', lost: 'merchant-accepted' } as const

async function reportReversal(
  real: Real,
  model: Model,
  deed: Deed & { do: 'refund' | 'dispute' },
): Promise<Came> {
  const { amount } = deed
  const about = { reference: model.payments[deed.payment]?.reference ?? '', amount }
  const event =
    deed.do === 'refund'
      ? refundNotices[deed.state]({ ...about, refund: `TRF_${deed.nth}` })
      : deed.state === 'open'
        ? disputeCreated(about)
        : disputeResolved({ ...about, resolution: resolutions[deed.state] })
  const { http } = await deliverEvent(real.torn.school, event)
  return http >= 500 ? null : { said: 'yes', made: {} }
}

function forge({ body, signature }: Notice, how: (Deed & { do: 'notice' })['forged']): Notice {
  if (how === 'unsigned') return { body, signature: '' }
  if (how === 'another key') return { body, signature: signatureOf(body, 'sk_test_another') }
  if (how === 'another sum') return { body: body.replace('"amount":', '"amount":1'), signature }
  return { body, signature }
}

/** Passes of the worker, until nothing is due any more. */
async function look({ torn }: Real): Promise<Came> {
  const troubles: string[] = []
  let found = 0
  do found = await lookAtDue(torn.school, (trouble) => troubles.push(trouble))
  while (found > 0 && troubles.length === 0)
  return troubles.length > 0 ? null : { said: 'yes', made: {} }
}

async function play(real: Real, model: Model, { who, level, slips }: Deed & { do: 'play' }) {
  const { id } = await knownOf(real, emailOf(model, who))
  const token = await tokenOf(real, id)
  const run = await aJudgedRun(real.torn.school, { token }, level).catch(() => null)
  if (!run) return { said: NO, made: {} }
  for (let nth = 0; nth < 9; nth++) {
    const moment = model.now + nth * SECONDS_EACH
    at(new Date(moment * 1000).toISOString())
    const choice = slips && nth === 4 ? run.wrong(nth) : run.right(nth)
    const { success } = await run.answer(nth, choice)
    if (!success) throw new Error(`Question ${nth} was not judged`)
  }
  real.judged.set(`${id} ${level}`, run)
  const seconds = run.questions.map((it) => it.estimatedTimeMs / 1000)
  const limitSeconds = seconds.reduce((sum, it) => sum + it, 0)
  return { said: 'yes', made: { limitSeconds, lastSeconds: seconds[9] ?? 0 } }
}

async function lastAnswer(
  real: Real,
  model: Model,
  { who, level, right }: Deed & { do: 'lastAnswer' },
): Promise<Came> {
  const { id } = await knownOf(real, emailOf(model, who))
  const run = real.judged.get(`${id} ${level}`)
  if (!run) return { said: NO, made: {} }
  const fields = { run: run.id, question: 9, choice: right ? run.right(9) : run.wrong(9) }
  const about = (it: Said) => (it.amount_added ? ` ${kobo(it.new_balance)}` : '')
  const came = await call(real, id, claimReward, fields, about)
  return came && { ...came, said: came.said.replace(/ +/g, ' ').trim() }
}

function settingsOf({ to }: Deed & { do: 'rules' }) {
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

function changeForm(real: Real, { what, to }: Deed & { do: 'change' }) {
  return {
    class_id: classOf(real, what),
    category: 'Grammar',
    name: `Class ${what}`,
    about: 'The grammar of the sentence.',
    premium: to.price > 0 ? '1' : '0',
    amount: String(to.price / 100),
    monthlySub: to.monthly ? '1' : '0',
    status: to.active ? '1' : '0',
    // the first second of 1970 is long past
    regclosedate: to.closed ? '1' : '',
    monthlylimit: 0,
  }
}
