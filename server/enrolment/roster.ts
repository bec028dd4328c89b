import { findClass } from '../classes/store.ts'
import type { Db } from '../kernel/db.ts'
import { reject } from '../kernel/refusal.ts'
import { endOf, isExpired, listStudents } from './store.ts'

/** Who is in a class and until when (wallet-and-admin §3): 'active', or 'expired' once the month paid for is over. */
export async function roster(db: Db, classId: number, now: number) {
  if (!(await findClass(db, classId))) reject(404, 'Class not found')
  const students = await listStudents(db, classId)
  return students.map(({ id, name, email, phone, ...row }) => {
    const paidUntil = endOf(row)
    return {
      id,
      name,
      email,
      phone,
      paidUntil,
      status: isExpired({ paidUntil }, now) ? 'expired' : 'active',
    }
  })
}
