import {
  CANNOT_DELETE_SELF,
  CANNOT_DEMOTE_SELF,
  EMAIL_TAKEN,
  STUDENT_CHANGED,
} from '../../contract/admin/admin.ts'
import { ADMIN_ROLE } from '../../contract/auth/auth.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import { type Message, say } from '../../messages/message.ts'
import { emailChangedEmails, passwordSetEmail } from '../auth/account-emails.ts'
import { changeList, changeOf } from '../auth/audited-changes.ts'
import { enqueueEmails } from '../auth/enqueue-emails.ts'
import { forgetDevices } from '../auth/known-devices.ts'
import { declineIdentityPassword, hashPassword } from '../auth/passwords.ts'
import { deleteResetCodes } from '../auth/reset-codes.ts'
import { endImpersonations, endSessions } from '../auth/session.ts'
import { declineReservedName, requireMailbox } from '../auth/sign-up.ts'
import {
  emailKey,
  lockOwner,
  lockUser,
  setPassword,
  setStaff,
  softDeleteUser,
  type UserForm,
  updateUser,
} from '../auth/store.ts'
import { releaseClaimsOf } from '../exams/marking-claims.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import { putInBin } from '../platform/bin.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '../platform/db.ts'
import { declineOutdated } from '../platform/edit-version.ts'
import { cancelErasure } from '../platform/erasures.ts'
import { decline, httpError } from '../platform/errors.ts'
import { readSender } from '../settings/emails.ts'
import { namesOf, replaceClasses } from '../staff/change-staff.ts'

/** An administrator's request about a student. `now` is Unix seconds. */
export type AdminRequest = { actorId: number; studentId: number; now: number }

type LockedUser = NonNullable<Awaited<ReturnType<typeof lockUser>>>

/**
 * Changes a student, audited; a new role takes effect with the student's next call (R-ASTUD-005, R-ASTUD-007). Rejects an
 * unknown student with 404. Declines a registered email, the removal of one's own administrator role, and an outdated
 * `version`.
 */
export async function editStudent(
  db: Db,
  request: AdminRequest & {
    form: UserForm & { role: number; staff?: StaffKind | undefined }
    version?: number | undefined
  },
): Promise<void> {
  try {
    await inTransaction(db, (tx) => applyEdit(tx, request))
  } catch (error) {
    if (isUniqueViolation(error)) decline('email_taken', EMAIL_TAKEN)
    throw error
  }
}

type NewRole = {
  role: number
  staff?: StaffKind | undefined
  classIds?: readonly number[] | undefined
}

/**
 * Changes the role of a student, with the rules of `editStudent`; the classes of a new teacher or marker are given at once. Rejects a
 * kind or classes of somebody who becomes a student.
 */
export async function changeRole(
  db: Db,
  { role, staff, classIds, ...request }: AdminRequest & NewRole,
): Promise<void> {
  if (role !== ADMIN_ROLE && (staff !== undefined || classIds !== undefined))
    httpError(
      'invalid_request',
      say('rules_wire_field_s_of_staff', { fields: 'staff and class_ids', role: 11 }),
    )
  await inTransaction(db, async (tx) => {
    const { name, email, phone } = await lockStudent(tx, request)
    await applyEdit(tx, { ...request, classIds, form: { name, email, phone, role, staff } })
  })
}

async function applyEdit(
  tx: Tx,
  {
    form,
    version,
    classIds = [],
    ...request
  }: Parameters<typeof editStudent>[1] & Pick<NewRole, 'classIds'>,
): Promise<void> {
  const { actorId, studentId, now } = request
  const current = await lockStudent(tx, request)
  declineOutdated(
    { edited: version, current: current.version },
    { code: 'conflict_student', message: STUDENT_CHANGED },
  )
  const isOtherEmail = emailKey(current.email) !== emailKey(form.email)
  if (isOtherEmail) requireMailbox(form.email)
  const changes = describeChanges(current, form)
  const isNewRole = current.role !== form.role
  const newKind = form.role === ADMIN_ROLE ? (form.staff ?? 'owner') : ''
  if (changes.length === 0 && !isNewRole) return
  if (isNewRole && actorId === studentId) decline('cannot_demote_self', CANNOT_DEMOTE_SELF)
  if (form.role !== ADMIN_ROLE) await declineReservedName(tx, form.name)
  await updateUser(tx, studentId, { name: form.name, email: form.email, phone: form.phone })
  if (isNewRole) await setStaff(tx, studentId, newKind)
  const auditBase = { actorId, subjectId: studentId, now }
  if (changes.length > 0)
    await writeAuditEntry(tx, {
      ...auditBase,
      action: 'editStudent',
      detail: changeList(changes),
    })
  if (isOtherEmail) await handleEmailChange(tx, current, form.email, now)
  if (!isNewRole) return
  const { classes } = await replaceClasses(tx, { userId: studentId, kind: newKind, classIds })
  // a new administrator must not be impersonated, and a former one must not impersonate
  await endImpersonations(tx, studentId)
  // an erasure that was planned while the user was a student must not erase an administrator (decision 0657)
  const isKept = form.role === ADMIN_ROLE && (await cancelErasure(tx, studentId))
  const name = ROLE_NAMES[newKind]
  const role =
    classes.length > 0
      ? say('audited_detail_role_of_classes', { role: name, classes: namesOf(classes) })
      : name
  const detail = isKept ? say('audited_detail_role_kept', { role }) : role
  await writeAuditEntry(tx, { ...auditBase, action: 'changeRole', detail })
}

/** Deletes reset codes, which were sent to the old address, and notifies both addresses (decision 0361). */
async function handleEmailChange(tx: Tx, current: LockedUser, email: string, now: number) {
  await deleteResetCodes(tx, current.id)
  await enqueueEmails(tx, emailChangedEmails(current, email, await readSender(tx)), now)
}

function describeChanges(current: LockedUser, form: UserForm): Message[] {
  return (['name', 'email', 'phone'] as const)
    .filter((field) => current[field] !== form[field])
    .map((field) => changeOf(field, withoutArrow(current[field]), withoutArrow(form[field])))
}

// an erasure reads earlier addresses from these texts, and a name must not look like one
const withoutArrow = (value: string) => value.replaceAll('→', '->')

const ROLE_NAMES: Record<StaffKind | '', Message> = {
  '': say('audited_detail_role_student'),
  owner: say('audited_detail_role_administrator'),
  teacher: say('audited_detail_role_teacher'),
  marker: say('audited_detail_role_marker'),
  accountant: say('audited_detail_role_accountant'),
}

/**
 * Soft-deletes a student and ends all sessions, audited; money, results and certificates stay, and the email can be
 * registered again (R-ASTUD-009, decision 0657). Rejects an unknown student with 404 and declines one's own account.
 */
export async function deleteStudent(tx: Tx, request: AdminRequest): Promise<void> {
  const { actorId, studentId, now } = request
  const current = await lockStudent(tx, request)
  if (actorId === studentId) decline('cannot_delete_self', CANNOT_DELETE_SELF)
  await softDeleteUser(tx, studentId, now)
  await releaseClaimsOf(tx, [studentId])
  const { name, email: place } = current
  await putInBin(tx, { kind: 'student', itemId: studentId, name, place, actorId, now })
  await endSessions(tx, studentId)
  await forgetDevices(tx, studentId)
  await deleteResetCodes(tx, studentId)
  await writeAuditEntry(tx, {
    actorId,
    action: 'deleteStudent',
    subjectId: studentId,
    detail: `${current.name}, ${current.email}`,
    now,
  })
}

/**
 * Sets a student's password, ends all sessions of the student and notifies them by email, audited (R-ASTUD-012,
 * R-AUTH-036). Rejects an unknown student with 404 and declines a weak password. Administrators
 * who set their own password keep the current session.
 */
export async function resetStudentPassword(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  { newPassword, sessionId, ...request }: AdminRequest & { newPassword: string; sessionId: number },
): Promise<void> {
  const { actorId, studentId, now } = request
  // outside the transaction: hashing takes as long as a hundred writes
  const passwordHash = await hashPassword(config, newPassword)
  const sender = await readSender(db)
  await inTransaction(db, async (tx) => {
    const student = await lockStudent(tx, request)
    declineIdentityPassword(newPassword, student)
    await setPassword(tx, studentId, passwordHash)
    await endSessions(tx, studentId, actorId === studentId ? sessionId : 0)
    await forgetDevices(tx, studentId)
    await deleteResetCodes(tx, studentId)
    await writeAuditEntry(tx, { actorId, action: 'resetPassword', subjectId: studentId, now })
    await enqueueEmails(tx, [passwordSetEmail(student, sender)], now)
  })
}

/**
 * Locks the administrator, then the student, until the transaction ends. If two administrators demote or delete each
 * other concurrently, only one succeeds, so one administrator always remains.
 */
async function lockStudent(tx: Tx, { actorId, studentId }: AdminRequest): Promise<LockedUser> {
  if (!(await lockOwner(tx, actorId)))
    httpError('admin_only', say('rules_wire_only_administrator_do'))
  return (
    (await lockUser(tx, studentId)) ??
    httpError('student_not_found', say('rules_admin_student_not_found'))
  )
}
