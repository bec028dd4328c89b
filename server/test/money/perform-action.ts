import { randomUUID } from 'node:crypto'
import { signup } from '../../../contract/auth/sign-up.ts'
import { updateClass } from '../../../contract/classes/classes.ts'
import { endCoupon } from '../../../contract/enrolment/coupons.ts'
import { enrolInClass, renewSubscription } from '../../../contract/enrolment/enrolment.ts'
import { settlePart } from '../../../contract/enrolment/owed.ts'
import { claimReward, openRun } from '../../../contract/game/game.ts'
import { recheckPayment } from '../../../contract/payments/card-payments.ts'
import { openPayment, verifyPayment } from '../../../contract/payments/payments.ts'
import { updateAppSettings } from '../../../contract/settings/settings-form.ts'
import { correctWallet, fundWallet } from '../../../contract/wallet/wallet.ts'
import type { MoneyAction } from './action.ts'
import type { Model } from './model-state.ts'
import { deliver, pressCard, reportReversal, runRecheckWorker } from './perform-payment.ts'
import { formatWin, lastAnswer, playNineQuestions } from './perform-quiz.ts'
import { performRecord } from './perform-record.ts'
import { eraseStudent, performContinuation, performRefund } from './perform-refund.ts'
import {
  deliverLost,
  deliverTransfer,
  loseTransfer,
  performCloseCase,
  runTransferWorker,
} from './perform-transfer.ts'
import {
  type ActionOutcome,
  accountOf,
  callAs,
  callAsStudent,
  classOf,
  emailOf,
  kobo,
  type RealSchool,
} from './real-school.ts'

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
    case 'correct':
      return correct(real, model, moneyAction)
    case 'record':
      return performRecord(real, model, moneyAction)
    case 'enrol':
      return callAsStudent(real, model, moneyAction.who, enrolInClass, {
        class_id: classOf(real, moneyAction.what),
        ...joinFields(real, moneyAction),
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
    case 'settlePart':
      return performSettlement(real, model, moneyAction)
    case 'endCoupon': {
      const fields = { coupon_id: real.coupons[moneyAction.coupon]?.id }
      return callAs(real, real.administrator, endCoupon, fields)
    }
    case 'transfer':
      return deliverTransfer(real, model, moneyAction)
    case 'lose':
      return loseTransfer(real, model, moneyAction)
    case 'lateReport':
      return deliverLost(real, model, moneyAction)
    case 'scan':
      return runTransferWorker(real)
    case 'closeCase':
      return performCloseCase(real, model, moneyAction)
    case 'openRun':
      return callAsStudent(real, model, moneyAction.who, openRun, { action: moneyAction.level })
    case 'claim': {
      const { level } = moneyAction
      return callAsStudent(real, model, moneyAction.who, claimReward, { level }, (it) =>
        formatWin(it).trim(),
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
          : {
              class_id: classOf(real, moneyAction.what),
              ...joinFields(real, moneyAction),
            }
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
    case 'giveBack':
      return performRefund(real, model, moneyAction)
    case 'continue':
      return performContinuation(real, model, moneyAction)
    case 'erase':
      return eraseStudent(real, model, moneyAction)
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
      return { result: 'yes', made: {} }
  }
}

const joinFields = (
  { coupons }: RealSchool,
  { inParts, coupon }: { inParts: boolean; coupon: number | null },
) => ({
  in_parts: inParts ? '1' : '0',
  ...(coupon !== null && { coupon: coupons[coupon]?.code }),
})

/** Settles a part as an accountant. */
async function performSettlement(
  real: RealSchool,
  model: Model,
  { who, what, waives, seenDue }: MoneyAction & { do: 'settlePart' },
) {
  const { id } = await accountOf(real, emailOf(model, who))
  const fields = {
    ...{ student_id: String(id), class_id: classOf(real, what), seen_due: seenDue },
    ...(waives ? { payment: 'waived', waiver: 'scholarship' } : { payment: 'wallet' }),
  }
  return callAs(real, real.administrator, settlePart, fields)
}

/** Corrects a wallet; a repeated request must have the same reply. */
async function correct(
  real: RealSchool,
  model: Model,
  { who, amount, twice }: MoneyAction & { do: 'correct' },
): Promise<ActionOutcome> {
  const { id } = await accountOf(real, emailOf(model, who))
  const fields = {
    ...{ student_id: String(id), amount: amount / 100 },
    ...{ reason: 'Entered twice', once: randomUUID() },
  }
  const send = () =>
    callAs(real, real.administrator, correctWallet, fields, (it) => kobo(it.data.wallet))
  const first = await send()
  const second = twice && first?.result.startsWith('yes') ? await send() : null
  if (second && second.result !== first?.result)
    throw new Error(`A repeated correction: ${first?.result}, then ${second.result}`)
  return first
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
    quiz_reward: to.quizReward,
    quiz_trusts_client: to.trustsClient ? '1' : '0',
    part_grace_days: to.graceDays,
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
