import type { StaffKind } from '../../../../contract/staff/staff-kinds.ts'
import { m } from '../../../../messages/m.ts'

/** The names of the kinds of staff. */
export const KIND_LABELS: Record<StaffKind, string> = {
  owner: m.staff_kind_owner(),
  teacher: m.staff_kind_teacher(),
  marker: m.staff_kind_marker(),
  accountant: m.staff_kind_accountant(),
}

/** 'Administrator' for an owner, else the kind. */
export const staffText = (kind: StaffKind = 'owner') =>
  kind === 'owner' ? m.students_administrator() : KIND_LABELS[kind]

/** What each kind is for, in a sentence. */
export const KIND_TEXTS: Record<StaffKind, string> = {
  owner: m.staff_what_owner_does(),
  teacher: m.staff_what_teacher_does(),
  marker: m.staff_what_marker_does(),
  accountant: m.staff_what_accountant_does(),
}

/** True for the kinds that work in classes. */
export const worksInClasses = (kind: StaffKind) => kind === 'teacher' || kind === 'marker'
