import { findEnrolments } from '../../contract/admin/admin-overview.ts'
import {
  enrolInClass,
  getClassStudents,
  getJoinPrice,
  renewSubscription,
} from '../../contract/enrolment/enrolment.ts'
import * as manageCalls from '../../contract/enrolment/manage-enrolments.ts'
import { findOwed, remindOfPart, settlePart } from '../../contract/enrolment/owed.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import { PAGE_SIZES } from '../../contract/platform/page-size.ts'
import { may } from '../../contract/staff/permissions.ts'
import { say } from '../../messages/message.ts'
import { findClassByRef } from '../classes/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { type Context, handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { type EnrolmentPage, findEnrolmentPage, findLapsingPage } from './enrolment-list-store.ts'
import { readEnrolmentPayments } from './enrolment-payments.ts'
import { extendForStudent } from './extend-subscription.ts'
import { joinTerms } from './join-terms.ts'
import { addStudents, moveStudents, removeStudents } from './manage-enrolments.ts'
import { readRemovalEffects } from './manage-store.ts'
import { monthBoundsOf } from './month-bounds.ts'
import { findOwedPage } from './owed-store.ts'
import { enrolFromWallet, renewFromWallet, type WalletPurchase } from './pay-from-wallet.ts'
import { withPartReminders, withReminders } from './payment-reminders.ts'
import { remindStudentOfPart } from './remind-of-part.ts'
import { listRoster } from './roster.ts'
import { settlePartForStudent } from './settle-part.ts'

export const enrolmentRoutes = {
  enrolInClass: handle(
    enrolInClass,
    { auditDetail: ({ classId }) => say('audited_act_joined_class', { id: `${classId}` }) },
    async (context) => {
      const purchase = toWalletPurchase(context)
      const receipt = await enrolFromWallet(context.school.db, purchase)
      // older clients expect no data
      return purchase.seenPrice === undefined ? null : receipt
    },
  ),

  getJoinPrice: handle(
    getJoinPrice,
    // each call tries a coupon
    { limits: [{ points: 60, seconds: HOUR, keyBy: byUser }] },
    async (context) => {
      const { school, caller, input } = context
      const target = await findClassByRef(school.db, input.classId)
      if (!target?.active && caller.staff !== 'owner')
        httpError('class_not_found', say('rules_classes_class_not_found'))
      if (!target) httpError('class_not_found', say('rules_classes_class_not_found'))
      const terms = await joinTerms(school.db, target, choiceOf(context))
      const { coupon, total, dueNow, parts } = terms
      const off = target.price - total
      return {
        ...{ price: target.price, total, dueNow, parts },
        coupon: coupon && { code: coupon.code, kind: coupon.kind, off },
      }
    },
  ),

  renewSubscription: handle(
    renewSubscription,
    { auditDetail: ({ classId }) => say('audited_act_renewed_class', { id: `${classId}` }) },
    async (context) => {
      const purchase = toWalletPurchase(context)
      const { paidUntil, receipt } = await renewFromWallet(context.school.db, purchase)
      return purchase.seenPrice === undefined ? { paidUntil } : { paidUntil, receipt }
    },
  ),

  getClassStudents: handle(getClassStudents, ({ school, caller, input, now }) =>
    listRoster(school.db, input.classId, {
      ...{ now, timezone: school.config.SITE_TIMEZONE },
      withPayments: input.withPayments === true && may(caller.staff, 'viewMoney'),
    }),
  ),

  findEnrolments: handle(findEnrolments, async ({ school, input, siteUrl, now }) => {
    const { month, state, how, page = 1, size = PAGE_SIZES[0] } = input
    const { SITE_TIMEZONE: timezone } = school.config
    const found =
      state === 'lapsing'
        ? await findLapsingPage(school.db, { page, size, now })
        : await findEnrolmentPage(school.db, {
            ...{ ...monthBoundsOf(month, timezone), how: how || undefined, now, page, size },
            withSums: how !== undefined,
          })
    const paid = how === undefined ? withoutSums(found) : await withPayments(school, found, now)
    return state === 'lapsing' ? withReminders(school.db, paid, { siteUrl, timezone }) : paid
  }),

  // enrolments that administrators change
  addStudentsToClass: handle(manageCalls.addStudentsToClass, (context) =>
    addStudents(context.school.db, { ...actor(context), ...context.input }),
  ),

  moveStudentsToClass: handle(manageCalls.moveStudentsToClass, (context) =>
    moveStudents(context.school.db, { ...actor(context), ...context.input }),
  ),

  extendSubscription: handle(manageCalls.extendSubscription, async (context) => ({
    paidUntil: await inTransaction(context.school.db, (tx) =>
      extendForStudent(tx, { ...actor(context), ...context.input }),
    ),
  })),

  previewRemoval: handle(manageCalls.previewRemoval, ({ school, input }) =>
    readRemovalEffects(school.db, input),
  ),

  removeStudentsFromClass: handle(manageCalls.removeStudentsFromClass, (context) =>
    removeStudents(context.school.db, { ...actor(context), ...context.input }),
  ),

  // what students owe of classes that are paid in parts (R-PAY-006)
  findOwed: handle(findOwed, async ({ school, input, siteUrl, now }) => {
    const { state, classId, page = 1, size = PAGE_SIZES[0] } = input
    const filter = { dueOnly: state !== 'all', classId, page, size, now }
    const found = await findOwedPage(school.db, filter)
    const timezone = school.config.SITE_TIMEZONE
    return withPartReminders(school.db, found, { siteUrl, timezone, now })
  }),

  remindOfPart: handle(remindOfPart, async ({ school, caller, input, now }) => {
    const timezone = school.config.SITE_TIMEZONE
    const change = { ...input, actorId: caller.id, now, timezone }
    await inTransaction(school.db, (tx) => remindStudentOfPart(tx, change))
    return { reminded: now }
  }),

  settlePart: handle(settlePart, async ({ school, caller, input, now }) => {
    const timezone = school.config.SITE_TIMEZONE
    const change = { ...input, actorId: caller.id, now, timezone }
    await inTransaction(school.db, (tx) => settlePartForStudent(tx, change))
  }),
}

const withoutSums = ({ rows, total, page }: EnrolmentPage) => ({ rows, total, page })

/** The enrolments with how each was paid (R-PAY-002). */
async function withPayments({ db, config }: AppContext, found: EnrolmentPage, now: number) {
  const ids = found.rows.map(({ id }) => id)
  const payments = await readEnrolmentPayments(db, ids, { now, timezone: config.SITE_TIMEZONE })
  return { ...found, rows: found.rows.map((it) => ({ ...it, payment: payments.get(it.id) })) }
}

const choiceOf = ({ input, now, school }: EnrolmentContext | Context<typeof getJoinPrice>) => ({
  ...('coupon' in input && { coupon: input.coupon }),
  ...('inParts' in input && { inParts: input.inParts }),
  now,
  timezone: school.config.SITE_TIMEZONE,
})

type EnrolmentContext = Context<typeof enrolInClass> | Context<typeof renewSubscription>

function toWalletPurchase(context: EnrolmentContext): WalletPurchase {
  const { caller, input } = context
  return {
    studentId: caller.id,
    classRef: input.classId,
    seenPrice: input.seenPrice,
    ...choiceOf(context),
  }
}

type ChangeContext = {
  school: { config: { SITE_TIMEZONE: string } }
  caller: { id: number }
  now: number
}

const actor = ({ school, caller, now }: ChangeContext) => ({
  actorId: caller.id,
  now,
  timezone: school.config.SITE_TIMEZONE,
})
