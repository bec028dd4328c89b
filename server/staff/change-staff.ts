import {
  PERMISSIONS,
  type Permission,
  type Reach,
  reachOf,
} from '../../contract/staff/permissions.ts'
import { OWN_KIND, STAFF_NOT_FOUND } from '../../contract/staff/staff.ts'
import { type StaffKind, toStaffKind } from '../../contract/staff/staff-kinds.ts'
import { say } from '../../messages/message.ts'
import { forgetDevices } from '../auth/known-devices.ts'
import { deleteResetCodes } from '../auth/reset-codes.ts'
import { endImpersonations, endSessions } from '../auth/session.ts'
import { lockOwner, lockUser, setDeactivated, setStaff } from '../auth/store.ts'
import { releaseClaimsOf } from '../exams/marking-claims.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { giveClasses, listClassesById, listClassesOf, takeAllClasses } from './store.ts'

export type StaffRequest = { actorId: number; userId: number; now: number }

/** The kinds that work in classes. */
export const worksInClasses = (kind: StaffKind) => kind === 'teacher' || kind === 'marker'

/**
 * Gives a member of the staff a kind and classes, audited; a removed member may sign in again. Ends the sessions if the new kind may do
 * less. Throws 404 for others, declines the caller's own account.
 */
export async function changeStaff(
  tx: Tx,
  { kind, classIds, ...request }: StaffRequest & { kind: StaffKind; classIds: readonly number[] },
): Promise<void> {
  const { actorId, userId, now } = request
  const member = await lockMember(tx, request)
  if (member.kind !== kind) await setStaff(tx, userId, kind)
  const { earlier, classes } = await replaceClasses(tx, { userId, kind, classIds })
  if (member.isRemoved) await setDeactivated(tx, userId, null)
  if (isSmaller(kind, member.kind)) await endSessions(tx, userId)
  // an owner must not be viewed, and a former owner must not view
  else if (member.kind !== kind) await endImpersonations(tx, userId)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'changeStaff', subjectId: userId, now },
    before: {
      staff: member.kind,
      assignedClasses: namesOf(earlier),
      active: !member.isRemoved,
    },
    after: { staff: kind, assignedClasses: namesOf(classes), active: true },
  })
}

/**
 * Deactivates a member of the staff, audited: every session ends at once, the classes are taken away, and the work keeps the name of its
 * author (R-STAFF-007). Throws 404 for others, declines the caller's own account.
 */
export async function removeStaff(tx: Tx, request: StaffRequest): Promise<void> {
  const { actorId, userId, now } = request
  const member = await lockMember(tx, request)
  if (member.isRemoved) return
  await setDeactivated(tx, userId, now)
  const { earlier } = await replaceClasses(tx, { userId, kind: '', classIds: [] })
  await endSessions(tx, userId)
  await forgetDevices(tx, userId)
  await deleteResetCodes(tx, userId)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'removeStaff', subjectId: userId, now },
    before: { assignedClasses: namesOf(earlier), active: true },
    after: { assignedClasses: '', active: false },
  })
}

/**
 * Gives a person exactly these classes, none if the kind works in no classes; '' is somebody who is not of the staff any more. Frees the
 * submissions that they have claimed if they lose a class or are no longer of the staff (R-STAFF-007).
 */
export async function replaceClasses(
  tx: Tx,
  { userId, kind, classIds }: { userId: number; kind: StaffKind | ''; classIds: readonly number[] },
) {
  const earlier = await listClassesOf(tx, userId)
  const classes = kind !== '' && worksInClasses(kind) ? await listClassesById(tx, classIds) : []
  const ids = classes.map(({ id }) => id)
  await takeAllClasses(tx, userId)
  await giveClasses(tx, ids, [userId])
  if (kind === '' || earlier.some(({ id }) => !ids.includes(id)))
    await releaseClaimsOf(tx, [userId])
  return { earlier, classes }
}

export const namesOf = (rows: readonly { name: string }[]) =>
  rows.map(({ name }) => name).join(', ')

/**
 * Locks the owner who acts, then the member of the staff. Of two owners who remove or demote each other only one succeeds, and nobody
 * can do it to themselves, so one owner always remains (R-STAFF-002).
 */
async function lockMember(tx: Tx, { actorId, userId }: StaffRequest) {
  if (!(await lockOwner(tx, actorId))) httpError('not_permitted', say('rules_wire_account_not_do'))
  if (actorId === userId) decline('cannot_demote_self', OWN_KIND)
  const member = await lockUser(tx, userId)
  const kind = member && toStaffKind(member.staff)
  if (!kind) httpError('staff_not_found', STAFF_NOT_FOUND)
  return { kind, isRemoved: member.deactivated_at !== null }
}

const SIZE: Record<Reach, number> = { none: 0, 'own classes': 1, all: 2 }

/** True if a kind may do something less than another one. */
export function isSmaller(kind: StaffKind, than: StaffKind): boolean {
  // Object.keys widens the names
  const permissions = Object.keys(PERMISSIONS) as Permission[]
  return permissions.some((it) => SIZE[reachOf(kind, it)] < SIZE[reachOf(than, it)])
}
