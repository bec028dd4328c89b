import type { StaffKind } from '../../../../contract/staff/staff-kinds.ts'
import { m } from '../../../../messages/m.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { KIND_TEXTS, worksInClasses } from '../../staff/shared/kind-texts.ts'

const PROMOTIONS: Record<StaffKind, { title: string; confirm: string }> = {
  owner: { title: m.students_make_owner_title(), confirm: m.students_make_owner() },
  teacher: { title: m.students_make_teacher_title(), confirm: m.students_make_teacher() },
  marker: { title: m.students_make_marker_title(), confirm: m.students_make_marker() },
  accountant: { title: m.students_make_accountant_title(), confirm: m.students_make_accountant() },
}

type RoleConfirmationProps = {
  name: string
  /** The kind of a new member of the staff; undefined for somebody who becomes a student. */
  kind: StaffKind | undefined
  busy: string | false
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** The permissions of a new role, and the question whether to give it. */
export function RoleConfirmation(props: RoleConfirmationProps) {
  const { name, kind, busy, error, onConfirm, onClose } = props
  const nameText = <bdi className="font-semibold text-ink">{name}</bdi>
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={kind ? PROMOTIONS[kind].title : m.students_make_student_title()}
      confirmLabel={kind ? PROMOTIONS[kind].confirm : m.students_make_student()}
      destructive
      busy={busy}
      error={error}
    >
      {!kind && <Text of={m.students_make_student_consequence} name={nameText} />}
      {kind === 'owner' && <Text of={m.students_owner_permissions} name={nameText} />}
      {kind && kind !== 'owner' && (
        <>
          <Text of={m.students_joins_staff} name={nameText} /> {KIND_TEXTS[kind]}
          {worksInClasses(kind) && ` ${m.students_choose_classes_in_settings()}`}
        </>
      )}
    </ConfirmDialog>
  )
}
