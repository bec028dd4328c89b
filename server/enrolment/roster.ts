import { say } from '../../messages/message.ts'
import { findClass } from '../classes/store.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { effectivePaidUntil, isExpired, listClassStudents, longStartDay } from './store.ts'

/** The students of a class (R-ACLASS-034). `status` is 'expired' once the paid month is over, else 'active'. */
export async function listRoster(db: Db, classId: number, now: number) {
  if (!(await findClass(db, classId)))
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const students = await listClassStudents(db, classId)
  return students.map(({ id, name, email, phone, ...row }) => {
    const paidUntil = effectivePaidUntil(row)
    return {
      id,
      name,
      email,
      phone,
      paidUntil,
      startDay: longStartDay(row),
      status: isExpired({ paidUntil }, now) ? 'expired' : 'active',
    }
  })
}
