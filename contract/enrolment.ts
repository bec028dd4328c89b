import * as z from 'zod/mini'
import { call } from './call.ts'
import { schoolClass } from './classes.ts'
import { classRef, id, named, timeString } from './wire.ts'

/** The words a client looks for to open Payment Required (student-area §4). */
export const INSUFFICIENT_BALANCE = 'Insufficient wallet balance'

const place = named(z.object({ id, nextSub: timeString }), { paidUntil: 'nextSub' })

/** Student-area §3: an enrolment and its class. `paidUntil` 0 is free or without expiry. */
export const myClass = named(z.object({ myclass: place, class_details: schoolClass }), {
  place: 'myclass',
  class: 'class_details',
})
export type MyClass = z.output<typeof myClass>

/** `myClass` as JSON, around a class that is JSON already: it writes by hand what the schema would. */
export function encodeMyClass({ id, paidUntil }: MyClass['place'], classJson: string): string {
  const myclass = JSON.stringify({ id: String(id), nextSub: String(paidUntil) })
  return `{"myclass":${myclass},"class_details":${classJson}}`
}

/** Student-area §7. */
export const getMyClasses = call({
  method: 'POST',
  path: '/api.php',
  action: 'get_my_classes',
  may: 'student',
  answers: z.array(myClass),
})

/** Joins the signed-in student to a class, paying from the wallet when the class has a price (student-area §7, decisions §5). */
export const enrolInClass = call({
  method: 'POST',
  path: '/api.php',
  action: 'classenrolement',
  may: 'student',
  asks: { class_id: classRef },
  answers: z.null(),
  says: 'Successfully enrolled in the class!',
})

/** Decisions §5: pays for one more month from the later of now and nextSub. */
export const renewSubscription = call({
  method: 'POST',
  path: '/api.php',
  action: 'renewSubscription',
  may: 'student',
  asks: { class_id: classRef },
  answers: z.object({ nextSub: timeString }),
  says: 'Subscription renewed successfully!',
})

/** Wallet-and-admin §7: `status` is 'active' for a current one. */
export const getClassStudents = call({
  method: 'POST',
  path: '/lessonsAction.php',
  action: 'getClassStudents',
  may: 'admin',
  asks: { class_id: id },
  answers: z.array(
    named(
      z.object({
        id,
        name: z.string(),
        email: z.string(),
        phonenumber: z.string(),
        nextSub: timeString,
        status: z.string(),
      }),
      { phone: 'phonenumber', paidUntil: 'nextSub' },
    ),
  ),
})
