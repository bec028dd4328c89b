import { audit } from '../kernel/audit.ts'
import { now } from '../kernel/clock.ts'
import { confirmedTime } from '../kernel/confirmed-time.ts'
import { inTransaction } from '../kernel/db.ts'
import { refuse } from '../kernel/refusal.ts'
import { safeMessage } from '../kernel/safe-error.ts'
import type { School } from '../kernel/school.ts'
import { startWorker, type Worker } from '../kernel/worker.ts'
import { providerOf } from './configured.ts'
import { isOnTime, nextLook } from './due.ts'
import { claimLook, findDue, giveUp, lookAgainAt, markTold, resetFutureLooks } from './due-store.ts'
import type { Provider } from './provider.ts'
import { takeQuestion } from './question-budget.ts'
import { lookInto } from './settle.ts'
import { findPayment, type Payment } from './store.ts'
import { tellArrival } from './tell.ts'

/**
 * Asks the provider what became of one payment because an administrator wants to know, and settles it if it was paid. The
 * asking is audited before it is done, so that nothing is settled by a hand that nobody can name. Refuses a reference that
 * is not known, and when the provider does not answer.
 */
export async function recheck(
  school: School,
  { reference, actorId, now }: { reference: string; actorId: number; now: number },
): Promise<void> {
  const payment = (await findPayment(school.db, reference)) ?? refuse('This payment is not known.')
  const deed = { actorId, deed: 'recheckPayment', subjectId: payment.personId, detail: reference }
  await inTransaction(school.db, (tx) => audit(tx, { ...deed, now }))
  const { finding } = await lookInto(school, { reference, by: 'the school', now })
  if (finding === 'silent') refuse('The card provider did not answer. Please try again.')
}

const AT_ONCE = 10
/** Longer than the provider may take: when a process dies, another takes over after this time. */
const CLAIM_SECONDS = 300
const HOUR = 3600

/** Says what kept a payment from being looked at. */
type Trouble = (sentence: string) => void

/**
 * Looks at a handful of the payments that are due and answers how many it could look at: the provider is asked about those that
 * stayed open, and students are told of those that arrived while no page of theirs asked (decision 0161). Each
 * is claimed by a conditional update first, so any number of processes may do this at once.
 */
export async function lookAtDue(school: School, trouble: Trouble): Promise<number> {
  const provider = providerOf(school)
  if (!provider) return 0
  const due = await findDue(school.db, provider.name, now(), AT_ONCE)
  const looked = await Promise.all(
    due.map(async (payment) => {
      const claimed = { ...payment, dueAt: now() + CLAIM_SECONDS }
      if (!(await claimLook(school.db, payment, claimed.dueAt))) return true
      if (!(await mayAsk(school, provider, payment))) return false
      await lookAt(school, claimed, payment.dueAt).catch((fault: unknown) =>
        trouble(`payment ${payment.reference} could not be looked at: ${safeMessage(fault)}`),
      )
      return true
    }),
  )
  return looked.filter(Boolean).length
}

/** Takes one of the minute's questions for a payment that is not settled; where none is left, it is due in the next minute. */
async function mayAsk(
  { db }: School,
  provider: Provider,
  { id, settledAt }: Payment,
): Promise<boolean> {
  if (settledAt !== null || (await takeQuestion(db, provider, 'schedule', now()))) return true
  await lookAgainAt(db, id, now() + 60)
  return false
}

async function lookAt(school: School, payment: Payment, wasDueAt: number | null): Promise<void> {
  const { db } = school
  if (payment.settledAt !== null) {
    return inTransaction(db, async (tx) => {
      if (await markTold(tx, payment)) await tellArrival(tx, payment, now())
    })
  }
  const at = now()
  const report = { reference: payment.reference, by: 'the school' as const, now: at, mayAsk: true }
  const { finding } = await lookInto(school, report)
  if (finding === 'paid') return
  const next = nextLook(payment, at)
  // a provider that does not answer has not said that nothing was paid
  const isLast = next === null && finding !== 'silent' && isOnTime(wasDueAt, at)
  if (isLast && nextLook(payment, await confirmedTime(db)) === null) await giveUp(db, payment.id)
  else await lookAgainAt(db, payment.id, next ?? at + HOUR)
}

const LOOK_EVERY_MS = 15_000

/** Looks at due payments in the background until `stop` is called, which waits for those that are under way. */
export function startRechecks(school: School, trouble: Trouble): Pick<Worker, 'stop'> {
  return startWorker({
    pass: () => lookAtDue(school, trouble),
    everyMs: LOOK_EVERY_MS,
    whenTheClockWentBack: (at) => resetFutureLooks(school.db, at),
    onFault: (fault) => trouble(`payments could not be looked up: ${safeMessage(fault)}`),
  })
}
