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
      title={isPromotion ? PROMOTIONS[kind].title : m.students_make_student_title()}
      confirmLabel={isPromotion ? PROMOTIONS[kind].confirm : m.students_make_student()}
      destructive
      busy={busy}
      error={error}
    >
      {isPromotion && kind !== 'owner' ? (
        <>
          <Text of={m.students_joins_staff} name={nameText} /> {KIND_TEXTS[kind]}
          {worksInClasses(kind) && ` ${m.students_choose_classes_in_settings()}`}
        </>
      ) : isPromotion ? (
        <Text of={m.students_owner_permissions} name={nameText} />
      ) : (
        <Text of={m.students_make_student_consequence} name={nameText} />
      )}
    </ConfirmDialog>
  )
}

/** What follows the name. */
function consequenceOf(kind: StaffKind | undefined): string {
  if (!kind) return 'will lose access to the administrators’ area and its classes at once.'
  if (kind === 'owner')
    return 'will see every student and every payment, can fund wallets, mark exams, change and delete classes and settings, and make or remove other owners.'
  const hint = worksInClasses(kind) ? ' Choose the classes under Settings → Staff.' : ''
  return `joins the staff. ${KIND_TEXTS[kind]}${hint}`
}
