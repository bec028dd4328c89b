import type { StaffKind } from '../../../../contract/staff/staff-kinds.ts'
import { m } from '../../../../messages/m.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
import { KIND_LABELS, KIND_TEXTS, worksInClasses } from '../../staff/shared/kind-texts.ts'

const PROMOTIONS: Record<StaffKind, string> = {
  owner: 'Make an owner?',
  teacher: 'Make a teacher?',
  marker: 'Make a marker?',
  accountant: 'Make an accountant?',
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
      title={isPromotion ? PROMOTIONS[kind] : m.students_make_student()}
      confirmLabel={
        isPromotion
          ? m.students_make_tolowercase({ toLowerCase: KIND_LABELS[kind].toLowerCase() })
          : m.students_make_student_2()
      }
      destructive
      busy={busy}
      error={error}
    >
      {isPromotion && kind !== 'owner' ? (
        <>
          {nameText} joins the staff. {KIND_TEXTS[kind]}
          {worksInClasses(kind) && ' Choose the classes under Settings → Staff.'}
        </>
      ) : isPromotion ? (
        <Text of={m.students_nametext_see_every_student_every} nameText={nameText} />
      ) : (
        <Text of={m.students_nametext_lose_access_administrators_area} nameText={nameText} />
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
