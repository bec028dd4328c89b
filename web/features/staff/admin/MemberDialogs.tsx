import { useState } from 'react'
import {
  changeStaff,
  removeStaff,
  type StaffMember,
  viewAsStaff,
} from '../../../../contract/staff/staff.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { clearImpersonator } from '../../../api/impersonator-session.ts'
import { paths } from '../../../api/paths.ts'
import { sessionToken, startSession, useSession } from '../../../api/session.ts'
import { storeImpersonator } from '../../../api/store-impersonator.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { ConfirmDialog } from '../../../kit/ConfirmDialog.tsx'
import { Text } from '../../../kit/Text.tsx'
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
    successMessage: member.isRemoved ? m.staff_back_staff() : m.staff_saved(),
    onSuccess: onClose,
  })
  return (
    <FormDialog
      title={member.isRemoved ? m.staff_take_back() : m.staff_kind_classes()}
      tall
      description={
        <Text
          of={m.staff_change_what_happens}
          name={<bdi className="font-semibold text-ink">{member.name}</bdi>}
        />
      }
      submitLabel={m.kit_save()}
      busyLabel={save.isPending && m.kit_saving()}
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
    successMessage: m.staff_removed_staff(),
    onSuccess: onClose,
  })
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => remove.mutate()}
      title={m.staff_remove_question()}
      confirmLabel={m.kit_remove()}
      destructive
      busy={remove.isPending && m.kit_removing()}
      error={remove.errorMessage}
    >
      <Text
        of={m.staff_remove_what_happens}
        name={<bdi className="font-semibold text-ink">{member.name}</bdi>}
      />
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
      title={<Text of={m.staff_view_as_name} name={<bdi>{member.name}</bdi>} />}
      confirmLabel={m.staff_view()}
      // until the new page has loaded
      busy={(start.isPending || start.isSuccess) && m.staff_opening()}
      error={start.errorMessage}
    >
      {m.staff_view_what_happens()}
    </ConfirmDialog>
  )
}
