import { ADMIN_ROLE } from '../../../../contract/auth/auth.ts'
import type { StaffKind } from '../../../../contract/staff/staff-kinds.ts'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { KIND_LABELS, KIND_TEXTS, worksInClasses } from '../../staff/shared/kind-texts.ts'

const PROMOTIONS: Record<StaffKind, string> = {
  owner: 'Make an owner?',
  teacher: 'Make a teacher?',
  marker: 'Make a marker?',
  accountant: 'Make an accountant?',
}

type RoleConfirmationProps = {
  name: string
  /** The new role. */
  role: number
  /** The kind of a new member of the staff. */
  kind: StaffKind
  busy: string | false
  error?: string | undefined
  onConfirm: () => void
  onClose: () => void
}

/** The permissions of a new role, and the question whether to give it. */
export function RoleConfirmation(props: RoleConfirmationProps) {
  const { name, role, kind, busy, error, onConfirm, onClose } = props
  const isPromotion = role === ADMIN_ROLE
  const nameText = <bdi className="font-semibold text-ink">{name}</bdi>
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={onConfirm}
      title={isPromotion ? PROMOTIONS[kind] : 'Make a student?'}
      confirmLabel={isPromotion ? `Make ${KIND_LABELS[kind].toLowerCase()}` : 'Make student'}
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
        <>
          {nameText} will see every student and every payment, can fund wallets, mark exams, change
          and delete classes and settings, and make or remove other owners.
        </>
      ) : (
        <>{nameText} will lose access to the administrators’ area and its classes at once.</>
      )}
    </ConfirmDialog>
  )
}
