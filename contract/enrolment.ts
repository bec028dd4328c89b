import * as z from 'zod/mini'
import { call } from './call.ts'
import { schoolClass } from './classes.ts'
import { withFieldNames } from './field-names.ts'
import { classRef, id, unixSecondsString } from './wire.ts'

/** Start of the message on which clients open Payment Required (R-CLASS-023). */
export const INSUFFICIENT_BALANCE = 'Insufficient wallet balance'

const enrolment = withFieldNames(z.object({ id, nextSub: unixSecondsString }), {
  paidUntil: 'nextSub',
})

/** An enrolment and its class (R-MYCLASS-008). `paidUntil` is 0 if the enrolment does not expire (R-MYCLASS-009). */
export const myClass = withFieldNames(
  z.object({ myclass: enrolment, class_details: schoolClass }),
  {
    enrolment: 'myclass',
    class: 'class_details',
  },
)
export type MyClass = z.output<typeof myClass>

/** Encodes a `myClass` as JSON around an already encoded class; equal to what the schema produces. */
export function encodeMyClass({ id, paidUntil }: MyClass['enrolment'], classJson: string): string {
  const myclass = JSON.stringify({ id: String(id), nextSub: String(paidUntil) })
  return `{"myclass":${myclass},"class_details":${classJson}}`
}

/** The caller's enrolments with their classes (R-MYCLASS-008, R-MYCLASS-010). */
export const getMyClasses = call({
  method: 'POST',
  path: '/api.php',
  action: 'get_my_classes',
  access: 'student',
  response: z.array(myClass),
})

/** Enrols the signed-in student in a class, paying from the wallet if it has a price (R-CLASS-019 to R-CLASS-022). */
export const enrolInClass = call({
  method: 'POST',
  path: '/api.php',
  action: 'classenrolement',
  access: 'student',
  request: { class_id: classRef },
  response: z.null(),
  successMessage: 'Successfully enrolled in the class!',
})

/** Pays for one more month, counted from the later of now and `nextSub` (R-CLASS-040). */
export const renewSubscription = call({
  method: 'POST',
  path: '/api.php',
  action: 'renewSubscription',
  access: 'student',
  request: { class_id: classRef },
  response: withFieldNames(z.object({ nextSub: unixSecondsString }), { paidUntil: 'nextSub' }),
  successMessage: 'Subscription renewed successfully!',
})

/** The students of a class; `status` is 'active' for a current enrolment (R-ACLASS-034). */
export const getClassStudents = call({
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getClassStudents',
  access: 'admin',
  request: { class_id: id },
  response: z.array(
    withFieldNames(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        phonenumber: z.string(),
        nextSub: unixSecondsString,
        status: z.string(),
      }),
      { phone: 'phonenumber', paidUntil: 'nextSub' },
    ),
  ),
})
