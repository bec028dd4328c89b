import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { isDay } from '../platform/school-time.ts'
import { count, flag, id, naira, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { COUPON_KINDS, COUPON_PATTERN, normalizeCoupon } from './coupon-rules.ts'

/** Calls of the staff about coupons (R-PAY-007). */

const ADMIN = '/adminActions.php'

export const MAX_COUPON_CLASSES = 100
/** The number of coupons in a list. */
export const COUPONS_LISTED = 500
/** The number of students in the list of one coupon. */
export const USES_LISTED = 500

const coupon = withFieldNames(
  z.object({
    id,
    code: z.string(),
    kind: z.enum(COUPON_KINDS),
    // of a percent coupon, else 0
    percent: z.int(),
    // of a naira coupon, else 0
    amount: naira,
    // empty for all classes
    classes: z.array(z.object({ id, name: z.string() })),
    // 0 for any number
    max_uses: z.int(),
    uses: z.int(),
    // 'YYYY-MM-DD', '' for none
    last_day: z.string(),
    note: z.string(),
    ended: flag,
    // what was taken off prices in all
    given: naira,
    created: unixSeconds,
  }),
  { isEnded: 'ended', createdAt: 'created' },
)
export type ListedCoupon = z.output<typeof coupon>

/** The coupons of the school, those in use first, then the newest. */
export const findCoupons = call({
  path: ADMIN,
  action: 'findCoupons',
  access: { can: 'viewMoney' },
  effect: 'read',
  response: z.array(coupon),
})

/** A code as it is stored: without spaces, in capitals. */
const newCode = z.pipe(
  z.pipe(text(40), z.transform(normalizeCoupon)),
  z.string().check(z.regex(COUPON_PATTERN)),
)

/** Makes a coupon. Declined with `coupon_code_taken` for a code that exists, also of a coupon that has ended. */
export const createCoupon = call({
  path: ADMIN,
  action: 'createCoupon',
  access: { can: 'changePrices' },
  effect: 'create',
  reauthentication: 'money',
  request: {
    code: newCode,
    kind: z.enum(COUPON_KINDS),
    // 1 to 100, of a percent coupon
    percent: z.optional(count.check(z.positive(), z.maximum(100))),
    // of a naira coupon
    amount: z.optional(naira.check(z.positive())),
    // without any for all classes
    class_ids: z.optional(z.array(id).check(z.maxLength(MAX_COUPON_CLASSES))),
    max_uses: z.optional(count.check(z.maximum(1_000_000))),
    last_day: z.optional(z.string().check(z.refine((it) => it === '' || isDay(it)))),
    note: z.optional(text(200)),
  },
  response: z.object({ id }),
  successMessage: say('rules_enrolment_coupon_made'),
})

/** Ends a coupon: nobody can use it any more, and who has used it keeps the class. */
export const endCoupon = call({
  path: ADMIN,
  action: 'endCoupon',
  access: { can: 'changePrices' },
  effect: 'change',
  reauthentication: 'none',
  request: { coupon_id: id },
  successMessage: say('rules_enrolment_coupon_ended'),
})

/** The students who used a coupon, the newest first. */
export const getCouponUses = call({
  path: ADMIN,
  action: 'getCouponUses',
  access: { can: 'viewMoney' },
  effect: 'read',
  request: { coupon_id: id },
  response: z.array(
    z.object({
      student: z.object({ id, name: z.string() }),
      class: z.object({ id, name: z.string() }),
      off: naira,
      at: unixSeconds,
    }),
  ),
})
