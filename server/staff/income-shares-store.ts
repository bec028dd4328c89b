import type { SetShare } from '../../contract/staff/share-periods.ts'
import type { Db, Tx } from '../platform/db.ts'
import type { Scope } from '../platform/scope.ts'

export type NamedShare = SetShare & { name: string; className: string }

/**
 * Every share that was set, the oldest first; with a scope of own classes those of the person, also of a class that the person does not
 * have any more (R-STAFF-012).
 */
export async function listIncomeShares(db: Db, scope: Scope): Promise<NamedShare[]> {
  let shares = db
    .selectFrom('income_shares')
    .innerJoin('users', 'users.id', 'income_shares.user_id')
    .innerJoin('classes', 'classes.id', 'income_shares.class_id')
    .select(['income_shares.id', 'user_id as userId', 'users.name', 'class_id as classId'])
    .select(['classes.name as className', 'basis_points as basisPoints', 'from_day as fromDay'])
    .orderBy('income_shares.id')
  if (scope.reach === 'own classes') shares = shares.where('user_id', '=', scope.userId)
  return shares.execute()
}

/** The shares of one class. */
export async function listSharesOfClass(db: Db, classId: number): Promise<SetShare[]> {
  return db
    .selectFrom('income_shares')
    .select(['id', 'user_id as userId', 'class_id as classId', 'basis_points as basisPoints'])
    .select('from_day as fromDay')
    .where('class_id', '=', classId)
    .orderBy('id')
    .execute()
}

/** Adds a share; `actorId` is who sets it. */
export async function insertIncomeShare(
  tx: Tx,
  { userId, classId, basisPoints, fromDay }: Omit<SetShare, 'id'>,
  { actorId, now }: { actorId: number; now: number },
): Promise<void> {
  await tx
    .insertInto('income_shares')
    .values({
      ...{ user_id: userId, class_id: classId, basis_points: basisPoints, from_day: fromDay },
      ...{ actor_id: actorId, at: now },
    })
    .execute()
}

/** Those who can be given a share: owners and teachers whose accounts are not deleted, by name. */
export async function listTeachers(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('role', '=', 11)
    .where('staff', 'in', ['owner', 'teacher'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
}

/** The classes that are not deleted, by name. */
export async function listClassChoices(db: Db): Promise<{ id: number; name: string }[]> {
  return db
    .selectFrom('classes')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .execute()
}
