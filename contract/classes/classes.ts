import { say } from '../../messages/message.ts'
import { MAX_PARTS, partsFor } from '../enrolment/parts.ts'
import { call, KB } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { inIssue } from '../platform/issue-message.ts'
import type { Kobo } from '../platform/kobo.ts'
import { isDay } from '../platform/school-time.ts'
import {
  count,
  flag,
  id,
  idOrZero,
  nairaString,
  rand,
  requestFlag,
  requiredText,
  stringOrNumber,
  text,
} from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** Rules of the class form, checked by the screen and by the server (R-ACLASS-010 to R-ACLASS-012). */

export const PRICE_REQUIRED = say('rules_classes_paid_class_needs_price_above')
export const OWN_PREREQUISITE = say('rules_classes_class_cannot_prerequisite_itself')
export const MAX_MONTHLY_LIMIT = 10_000

/** The message for a change that is based on an outdated version of the class. */
export const CLASS_CHANGED = say('rules_classes_somebody_else_changed_class_load')

/** The price to store: 0 for a free class, null for a paid class without a price. */
export function effectivePrice({ premium, price }: { premium: boolean; price: Kobo }): Kobo | null {
  if (!premium) return 0
  return price > 0 ? price : null
}

/** The message for parts of which one would be below ₦100 (R-PAY-006). */
export const PARTS_TOO_SMALL = say('rules_classes_parts_too_small')

/** The number of parts to store: 0 for none, null if a part would be too small. A free or monthly class has none. */
export function effectiveParts({
  price,
  monthly,
  parts,
}: {
  price: Kobo
  monthly: boolean
  parts: number
}): number | null {
  if (price === 0 || monthly || parts < 2) return 0
  return partsFor(price, parts) || null
}

/** True if the class is its own prerequisite. A new class has no id yet. */
export function isOwnPrerequisite(classId: number | undefined, prerequisiteId: number): boolean {
  return prerequisiteId !== 0 && prerequisiteId === classId
}

/** The fields of a class on the wire that visitors may see. */
export const publicClassFields = {
  id,
  rand,
  name: z.string(),
  category: z.string(),
  about: z.string(),
  premium: flag,
  amount: nairaString,
  monthlySub: flag,
  regclosedate: z.string(),
  subjecttotal: z.int(),
  // in how many parts the price may be paid; absent for a class that is paid at once (R-PAY-006)
  parts: z.optional(z.int()),
}

/** The most letters of the other names of a class together. */
export const MAX_ALIASES = 500

const classWire = z.object({
  ...publicClassFields,
  links: z.string(),
  // other names by which it is found, one a line; absent for none (R-ARABIC-001)
  aliases: z.optional(z.string()),
})

/** The names of these fields in code. */
export const classNames = {
  publicId: 'rand',
  price: 'amount',
  monthly: 'monthlySub',
  registrationCloses: 'regclosedate',
  lessonCount: 'subjecttotal',
} as const

/** A class as visitors and students see it (R-BROWSE-023). For `registrationCloses` see registration-window.ts. */
export const schoolClass = withFieldNames(classWire, classNames)
export type SchoolClass = z.output<typeof schoolClass>

const managedClassNames = {
  ...classNames,
  active: 'status',
  monthlyLimit: 'monthlylimit',
  prerequisiteId: 'prequisite_id',
} as const

const managedClassWire = z.object({
  ...classWire.shape,
  status: flag,
  monthlylimit: z.int(),
  prequisite_id: idOrZero,
  // '1' for a class that is not published yet, else absent (decision 0371)
  draft: z.optional(flag),
  // '1' if teachers and markers see numbers in place of names until a mark is saved, else absent (R-STAFF-004)
  anonymous_marking: z.optional(flag),
})

/** A class as an administrator sees it (R-ACLASS-036). */
const managedClass = withFieldNames(managedClassWire, managedClassNames)
export type ManagedClass = z.output<typeof managedClass>

/**
 * A class on its administration page, with its number of lessons (timetables included) and students. `updateClass`
 * sends `version` back (decision 0432).
 */
const managedClassPage = withFieldNames(
  z.object({
    ...managedClassWire.shape,
    version: z.string(),
    lessontotal: z.int(),
    studenttotal: z.int(),
  }),
  { ...managedClassNames, lessonTotal: 'lessontotal', studentTotal: 'studenttotal' },
)
export type ManagedClassPage = z.output<typeof managedClassPage>

/** A class in the public list; only administrators get the last five fields. */
const listedClass = withFieldNames(
  z.object({
    ...classWire.shape,
    status: z.optional(flag),
    monthlylimit: z.optional(z.int()),
    prequisite_id: z.optional(idOrZero),
    draft: z.optional(flag),
    anonymous_marking: z.optional(flag),
  }),
  managedClassNames,
)
export type ListedClass = z.output<typeof listedClass>

/** A class that a student may join, with the class that it requires (0 for none), which the student has completed. */
const eligibleClass = withFieldNames(z.object({ ...classWire.shape, prequisite_id: idOrZero }), {
  ...classNames,
  prerequisiteId: 'prequisite_id',
})
export type EligibleClass = z.output<typeof eligibleClass>

const isValidDay = (day: string) => !day.includes('-') || isDay(day)

/** A day 'YYYY-MM-DD', Unix seconds (a JSON body may send the number), or '' and '0' for none. */
const registrationDeadline = stringOrNumber(
  z.string().check(z.trim(), z.regex(/^(\d{4}-\d{2}-\d{2}|\d{1,12})?$/), z.refine(isValidDay)),
  z.int().check(z.gte(0), z.lt(1e12)),
)

// 25,000 characters, each up to nine bytes in a urlencoded form
const classFormBody = { bytes: 256 * KB }

const MONTHLY_LIMIT_TOO_HIGH = say('rules_classes_monthly_limit_max', {
  field: 'monthlylimit',
  max: String(MAX_MONTHLY_LIMIT),
})

const classForm = {
  category: requiredText(120),
  name: requiredText(200),
  about: requiredText(20_000),
  premium: requestFlag,
  amount: nairaString,
  status: requestFlag,
  regclosedate: z.optional(registrationDeadline),
  monthlylimit: count.check(z.maximum(MAX_MONTHLY_LIMIT, inIssue(MONTHLY_LIMIT_TOO_HIGH))),
  monthlySub: z.optional(requestFlag),
  // 2 to 6 parts in which the price may be paid, 0 or 1 for none; without it the stored value stays
  parts: z.optional(count.check(z.maximum(MAX_PARTS))),
  links: z.optional(text(5_000)),
  // without it the stored value stays
  aliases: z.optional(text(MAX_ALIASES)),
  // without it the stored value stays
  anonymous_marking: z.optional(requestFlag),
}

const classFieldNames = {
  price: 'amount',
  active: 'status',
  registrationCloses: 'regclosedate',
  monthlyLimit: 'monthlylimit',
  monthly: 'monthlySub',
  prerequisiteId: 'prequisite_id',
} as const

/** Active classes; an administrator's token gets every class with the admin fields (R-LANDING-017, R-ACLASS-037). */
export const getClasses = call({
  method: 'GET',
  path: '/api.php',
  action: 'get_classes',
  access: 'anyone',
  effect: 'read',
  // sent by older clients and ignored
  request: { email: z.optional(z.string()), admin_email: z.optional(z.string()) },
  response: z.array(listedClass),
})

/** Active classes that the student has not joined and whose prerequisite is completed (R-BROWSE-019 to R-BROWSE-022). */
export const getEligibleClasses = call({
  method: 'GET',
  path: '/api.php',
  action: 'get_eligible_classes',
  access: 'student',
  effect: 'read',
  response: z.array(eligibleClass),
})

/** A class as an administrator sees it; an empty object if it does not exist (R-ACLASS-032, R-ACLASS-033). */
export const getManagedClass = call({
  path: '/lessonsAction.php',
  action: 'getClassDetails',
  access: { can: 'editClasses' },
  effect: 'read',
  request: { class_id: id },
  response: z.union([managedClassPage, z.strictObject({})]),
})

/**
 * Adds a class (R-ACLASS-027). The amount of a free class is ignored (R-ACLASS-011). With `draft` it is not active until
 * it is published (decision 0371).
 */
export const addClass = call({
  path: '/adminActions.php',
  action: 'addClass',
  access: { can: 'createClasses' },
  effect: 'create',
  reauthentication: 'none',
  bodyLimits: classFormBody,
  request: { ...classForm, prequisite_id: z.optional(idOrZero), draft: z.optional(requestFlag) },
  fieldNames: classFieldNames,
  response: z.object({ id }),
  successMessage: say('rules_classes_class_added_successfully'),
})

/**
 * Changes a class (R-ACLASS-030). A draft stays a draft and inactive, whatever `status` is sent. Declined with `conflict_class` if `version` is not the current one; older clients omit
 * it (decision 0432).
 */
export const updateClass = call({
  path: '/adminActions.php',
  action: 'updateClass',
  access: { can: 'editClasses' },
  effect: 'change',
  reauthentication: 'none',
  bodyLimits: classFormBody,
  request: {
    ...classForm,
    class_id: id,
    prequisite_id: z.optional(idOrZero),
    version: z.optional(z.string().check(z.maxLength(64))),
  },
  fieldNames: classFieldNames,
  successMessage: say('rules_classes_class_updated_successfully'),
})

/** Soft-deletes the class; keeps money, results and certificates (R-ACLASS-031, R-CLASS-046). */
export const deleteClass = call({
  path: '/adminActions.php',
  action: 'deleteClass',
  access: { can: 'deleteClasses' },
  effect: 'change',
  reauthentication: 'none',
  request: { class_id: id },
  successMessage: say('rules_classes_class_deleted_successfully'),
})
