import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import { STUDENT_ROLE } from '../../../contract/auth/auth.ts'
import { referenceKey, type SamePayment } from '../../../contract/payments/recorded-payments.ts'
import type { Kobo } from '../../../contract/platform/kobo.ts'
import { batchesOf } from '../../platform/batches.ts'
import type { Db, Tx } from '../../platform/db.ts'
import type { RecordedPaymentsTable } from '../tables.ts'
import type { PayingStudent } from './match-students.ts'

/** The recorded payment whose credit has this idempotency key, and its ledger entry. */
export async function findRecordedPayment(db: Db, entry: string) {
  return db
    .selectFrom('recorded_payments')
    .innerJoin('ledger', 'ledger.reference', 'recorded_payments.entry')
    .select(['recorded_payments.outcome', 'recorded_payments.user_id as studentId'])
    .select(['ledger.id', 'ledger.reference'])
    .where('entry', '=', entry)
    .executeTakeFirst()
}

/** A bank reference as it is compared, without its text, which can name a person; '' for none. */
export function hashReference(reference: string | undefined): string {
  const key = referenceKey(reference ?? '')
  return key === '' ? '' : createHash('sha256').update(key).digest('hex').slice(0, 32)
}

/** The newest payment with the same bank reference, except these entries; undefined for a payment without one. */
export async function findSamePayment(
  db: Db,
  reference: string | undefined,
  except: readonly string[] = [],
): Promise<SamePayment | undefined> {
  const key = hashReference(reference)
  if (key === '') return undefined
  return db
    .selectFrom('recorded_payments')
    .innerJoin('users', 'users.id', 'recorded_payments.user_id')
    .select(['users.name', 'recorded_payments.amount', 'recorded_payments.paid_on as date'])
    .where('reference_key', '=', key)
    .$if(except.length > 0, (it) => it.where('entry', 'not in', except))
    .orderBy('recorded_payments.id', 'desc')
    .executeTakeFirst()
}

/** The latest recorded payments that have these bank references, by `referenceKey`. */
export async function findSamePayments(
  db: Db,
  references: readonly string[],
): Promise<ReadonlyMap<string, SamePayment>> {
  const keys = new Map(references.map((it) => [hashReference(it), referenceKey(it)]))
  keys.delete('')
  const found = new Map<string, SamePayment>()
  for (const batch of batchesOf([...keys.keys()], 500)) {
    const rows = await db
      .selectFrom('recorded_payments')
      .innerJoin('users', 'users.id', 'recorded_payments.user_id')
      .select(['reference_key', 'users.name', 'recorded_payments.amount'])
      .select('recorded_payments.paid_on as date')
      .where('reference_key', 'in', batch)
      .orderBy('recorded_payments.id')
      .execute()
    for (const { reference_key, ...payment } of rows)
      found.set(keys.get(reference_key) ?? '', payment)
  }
  return found
}

/** Inserts a recorded payment. */
export async function insertRecordedPayment(
  tx: Tx,
  payment: Insertable<RecordedPaymentsTable>,
): Promise<void> {
  await tx.insertInto('recorded_payments').values(payment).execute()
}

/** The name of a student and the balance of the wallet; undefined for one who is unknown, deleted or of the staff. */
export async function findPayer(
  db: Db,
  studentId: number,
): Promise<{ name: string; balance: Kobo } | undefined> {
  return db
    .selectFrom('users')
    .select(['name', 'wallet as balance'])
    .where('id', '=', studentId)
    .where('role', '=', STUDENT_ROLE)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
}

/** All students who are not deleted, and whether each is in the class. */
export async function listPayingStudents(
  db: Db,
  classId: number | undefined,
): Promise<PayingStudent[]> {
  const rows = await db
    .selectFrom('users')
    .leftJoin('enrolments', (join) =>
      join.onRef('enrolments.student_id', '=', 'users.id').on('class_id', '=', classId ?? 0),
    )
    .leftJoin('contacts', 'contacts.id', 'users.contact_id')
    .select(['users.id', 'users.name', 'users.email', 'users.phone', 'referral_code'])
    .select(['enrolments.id as enrolment', 'student_code', 'contacts.name as contact_name'])
    .select(['contacts.email as contact_email', 'contacts.phone as contact_phone'])
    .where('role', '=', STUDENT_ROLE)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(
    ({
      enrolment,
      referral_code,
      student_code,
      contact_name,
      contact_email,
      contact_phone,
      ...student
    }) => ({
      ...student,
      codes: [referral_code, student_code ?? ''],
      contact: {
        ...{ name: contact_name ?? '', email: contact_email ?? '', phone: contact_phone ?? '' },
      },
      isInClass: enrolment !== null,
    }),
  )
}
