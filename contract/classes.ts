import * as z from 'zod/mini'
import { call, KB } from './call.ts'
import { MONTHLY_LIMIT_AT_MOST } from './class-rules.ts'
import { endOfDay } from './school-time.ts'
import {
  count,
  filled,
  flag,
  flagAsked,
  id,
  idOrNone,
  nairaString,
  named,
  rand,
  text,
} from './wire.ts'

const classWire = z.object({
  id,
  rand,
  name: z.string(),
  category: z.string(),
  about: z.string(),
  premium: flag,
  amount: nairaString,
  monthlySub: flag,
  regclosedate: z.string(),
  links: z.string(),
  subjecttotal: z.int(),
})

const classNames = {
  price: 'amount',
  monthly: 'monthlySub',
  registrationCloses: 'regclosedate',
  lessonCount: 'subjecttotal',
} as const

/** A class as visitors and students see it (student-area §3). `registrationCloses` is read by registration-window.ts. */
export const schoolClass = named(classWire, classNames)
export type SchoolClass = z.output<typeof schoolClass>

const managedNames = {
  ...classNames,
  active: 'status',
  monthlyLimit: 'monthlylimit',
  prerequisiteId: 'prequisite_id',
} as const

const managedWire = z.object({
  ...classWire.shape,
  status: flag,
  monthlylimit: z.int(),
  prequisite_id: idOrNone,
})

/** A class as an administrator sees it (wallet-and-admin §3). */
const managedClass = named(managedWire, managedNames)
export type ManagedClass = z.output<typeof managedClass>

/**
 * The same on its own page: how much there is in it, timetables counted too, and `version`, which a change of it
 * sends back so that it cannot undo somebody else's (decision 0130).
 */
const managedClassPage = named(
  z.object({
    ...managedWire.shape,
    version: z.string(),
    lessontotal: z.int(),
    studenttotal: z.int(),
  }),
  { ...managedNames, lessonTotal: 'lessontotal', studentTotal: 'studenttotal' } as const,
)
export type ManagedClassPage = z.output<typeof managedClassPage>

/** A class in the public list; only an administrator gets the last three. */
const listedClass = named(
  z.object({
    ...classWire.shape,
    status: z.optional(flag),
    monthlylimit: z.optional(z.int()),
    prequisite_id: z.optional(idOrNone),
  }),
  managedNames,
)
export type ListedClass = z.output<typeof listedClass>

const isRealDay = (day: string) => !day.includes('-') || !Number.isNaN(endOfDay(day, 'UTC'))

/** A day 'YYYY-MM-DD', Unix seconds (a JSON body may send the number), or '' and '0' for none. */
const closes = z.union([
  z.string().check(z.trim(), z.regex(/^(\d{4}-\d{2}-\d{2}|\d{1,12})?$/), z.refine(isRealDay)),
  z.pipe(z.int().check(z.gte(0), z.lt(1e12)), z.transform(String)),
]) as unknown as z.ZodMiniString<string>

// 25,000 letters, each of them up to nine bytes in a form
const classFormBody = { bytes: 256 * KB }

const classForm = {
  category: filled(120),
  name: filled(200),
  about: filled(20_000),
  premium: flagAsked,
  amount: nairaString,
  status: flagAsked,
  regclosedate: z.optional(closes),
  monthlylimit: count.check(
    z.maximum(MONTHLY_LIMIT_AT_MOST, `monthlylimit may be ${MONTHLY_LIMIT_AT_MOST} at most`),
  ),
  monthlySub: z.optional(flagAsked),
  links: z.optional(text(5_000)),
}

/** Student-area §7, decisions §5: active classes; an administrator's token gets every class with `status` and the rest. */
export const getClasses = call({
  method: 'GET',
  path: '/api.php',
  action: 'get_classes',
  may: 'anyone',
  // older clients send it; only the token counts
  asks: { email: z.optional(z.string()), admin_email: z.optional(z.string()) },
  answers: z.array(listedClass),
})

/** Student-area §7, decisions §5: active, not enrolled in, prerequisite completed. */
export const getEligibleClasses = call({
  method: 'GET',
  path: '/api.php',
  action: 'get_eligible_classes',
  may: 'student',
  answers: z.array(schoolClass),
})

/** Wallet-and-admin §7. */
export const getManagedClass = call({
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getClassDetails',
  may: 'admin',
  asks: { class_id: id },
  answers: z.union([managedClassPage, z.strictObject({})]),
})

/** Wallet-and-admin §7. A free class has amount 0 whatever is sent. */
export const addClass = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'addClass',
  may: 'admin',
  body: classFormBody,
  asks: { ...classForm, prequisite_id: z.optional(idOrNone) },
  answers: z.object({ id }),
  says: 'Class added successfully!',
})

/**
 * Wallet-and-admin §7. With the `version` that the change started from, it is refused once somebody else has changed
 * the class; older clients leave it out (decision 0130).
 */
export const updateClass = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'updateClass',
  may: 'admin',
  body: classFormBody,
  asks: {
    ...classForm,
    class_id: id,
    prequisite_id: z.optional(idOrNone),
    version: z.optional(z.string().check(z.maxLength(64))),
  },
  answers: z.null(),
  says: 'Class updated successfully!',
})

/** Wallet-and-admin §7, decisions §5: hides the class and keeps money, results and certificates. */
export const deleteClass = call({
  method: 'POST',
  path: '/adminActions.php',
  action: 'deleteClass',
  may: 'admin',
  asks: { class_id: id },
  answers: z.null(),
  says: 'Class deleted successfully!',
})
