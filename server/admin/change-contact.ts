import { say } from '../../messages/message.ts'
import {
  type ContactForm,
  deleteUnusedContact,
  ensureContact,
  findContact,
  readContactOf,
  setContactOf,
  updateContact,
} from '../auth/contacts.ts'
import { lockUser } from '../auth/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'

type ContactChange = {
  studentId: number
  contact: ContactForm
  appliesTo: 'all' | 'one'
  actorId: number
  now: number
}

/** Changes the contact of a student, audited (R-PAY-009). Rejects an unknown student with 404. */
export async function changeContact(tx: Tx, change: ContactChange): Promise<void> {
  const { studentId, contact, actorId, now } = change
  if (!(await lockUser(tx, studentId)))
    httpError('student_not_found', say('rules_admin_student_not_found'))
  const { contact: current } = await readContactOf(tx, studentId)
  await applyChange(tx, change, current?.id)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'changeContact' as const, subjectId: studentId, now },
    before: audited(current),
    after: audited(contact),
  })
}

const audited = (it: ContactForm | null) => ({
  contactName: it?.name ?? null,
  contactEmail: it?.email ?? null,
  contactPhone: it?.phone ?? null,
})

async function applyChange(
  tx: Tx,
  { studentId, contact, appliesTo, now }: ContactChange,
  currentId: number | undefined,
) {
  const isEmpty = contact.name === '' && contact.email === '' && contact.phone === ''
  const other = isEmpty ? undefined : await findContact(tx, contact)
  if (currentId !== undefined && appliesTo === 'all' && !isEmpty) {
    if (!other || other.id === currentId) return updateContact(tx, currentId, contact)
  }
  const nextId = isEmpty ? null : await ensureContact(tx, contact, now)
  await setContactOf(tx, studentId, nextId)
  if (currentId !== undefined && currentId !== nextId) await deleteUnusedContact(tx, currentId)
}
