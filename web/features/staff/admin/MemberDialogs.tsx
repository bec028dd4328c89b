import { useState } from 'react'
import {
  changeStaff,
  removeStaff,
  type StaffMember,
  viewAsStaff,
} from '../../../../contract/staff/staff.ts'
import { callApi } from '../../../api/call-api.ts'
import { clearImpersonator } from '../../../api/impersonator-session.ts'
import { paths } from '../../../api/paths.ts'
import { sessionToken, startSession, useSession } from '../../../api/session.ts'
import { storeImpersonator } from '../../../api/store-impersonator.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { type ClassOption, KindFields, type KindValues } from '../shared/KindFields.tsx'
import { useStaffMutation } from './queries.ts'

type MemberDialogProps = { member: StaffMember; onClose: () => void }

/** The kind and classes of a member of the staff; a removed one may sign in again after it. */
export function ChangeStaffDialog({
  member,
  classes,
  onClose,
}: MemberDialogProps & { classes: readonly ClassOption[] }) {
  const [values, setValues] = useState<KindValues>({
    kind: member.staff,
    classIds: member.classes.map(({ id }) => id),
  })
  const [isDirty, setDirty] = useState(false)
  const save = useStaffMutation({
    send: () =>
      callApi(changeStaff, {
        ...{ userId: member.id, staff: values.kind },
        classIds: [...values.classIds],
      }),
    successMessage: member.isRemoved ? 'Back in the staff' : 'Saved',
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={member.isRemoved ? 'Take back' : 'Kind and classes'}
      tall
      description={
        <>
          <bdi className="font-semibold text-ink">{member.name}</bdi>. Who may do less than before
          is signed out.
        </>
      }
      submitLabel="Save"
      busyLabel={save.isPending && 'Saving...'}
      error={save.errorMessage}
      isDirty={isDirty}
      onClose={onClose}
      onConfirm={() => save.mutate()}
    >
      <KindFields
        values={values}
        classes={classes}
        onChange={(it) => {
          setDirty(true)
          setValues(it)
        }}
      />
    </FormDialog>
  )
}

/** Confirms the removal of a member of the staff. */
export function RemoveStaffDialog({ member, onClose }: MemberDialogProps) {
  const remove = useStaffMutation({
    send: () => callApi(removeStaff, { userId: member.id }),
    successMessage: 'Removed from the staff',
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title="Remove from the staff?"
      confirmLabel="Remove"
      destructive
      busy={remove.isPending && 'Removing...'}
      error={remove.errorMessage}
    >
      <bdi className="font-semibold text-ink">{member.name}</bdi> is signed out everywhere at once
      and cannot sign in. Lessons, marks and messages stay with the name of their author. The
      classes need another teacher.
    </ConfirmDialog>
  )
}

const HOUR_SECONDS = 3600

async function view({ id }: StaffMember) {
  const { user } = useSession.getState()
  if (!user) return
  // store it first: the response sets the cookie of the other session
  storeImpersonator({
    token: sessionToken(),
    user,
    until: Math.floor(Date.now() / 1000) + HOUR_SECONDS,
    backTo: paths.admin.staff,
  })
  try {
    startSession(await callApi(viewAsStaff, { userId: id }))
  } catch (error) {
    clearImpersonator()
    throw error
  }
  location.assign(paths.admin.dashboard)
}

/** Confirms that an owner looks at what a member of the staff sees (R-STAFF-010). */
export function ViewAsDialog({ member, onClose }: MemberDialogProps) {
  const start = useStaffMutation({ send: () => view(member), onSuccess: () => {} })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => start.mutate()}
      title={
        <>
          View as <bdi>{member.name}</bdi>
        </>
      }
      confirmLabel="View"
      // until the new page has loaded
      busy={(start.isPending || start.isSuccess) && 'Opening...'}
      error={start.errorMessage}
    >
      You see what this person sees, for one hour at most. Nothing can be changed, and the audit log
      records it.
    </ConfirmDialog>
  )
}
