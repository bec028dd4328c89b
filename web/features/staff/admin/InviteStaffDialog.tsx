import { useState } from 'react'
import { email } from '../../../../contract/platform/wire.ts'
import {
  inviteStaff,
  STAFF_INVITATION_HOURS,
  STAFF_INVITATION_PATH,
} from '../../../../contract/staff/staff-invitations.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { allOf, matches, required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { Button } from '../../../kit/Button.tsx'
import { CheckboxCard } from '../../../kit/ChoiceCard.tsx'
import { CopyButton, LinkField } from '../../../kit/CopyButton.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { SendToWhatsApp } from '../../../kit/SendToWhatsApp.tsx'
import { schoolName } from '../../../kit/school-name.ts'
import { Text } from '../../../kit/Text.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { toast } from '../../../kit/toast.ts'
import { type ClassOption, KindFields, type KindValues } from '../shared/KindFields.tsx'
import { useStaffMutation } from './queries.ts'

type InviteStaffDialogProps = {
  /** The email of an invitation that is sent again, else ''. */
  initialEmail: string
  initial: KindValues
  classes: readonly ClassOption[]
  onClose: () => void
}

type Values = KindValues & { email: string; isSent: boolean }

const validate = validateBy<Pick<Values, 'email'>>({
  email: allOf(required(m.staff_enter_email()), matches(email, m.staff_enter_full_email())),
})

/** Invites somebody to the staff by email, by a link to copy, or both (R-STAFF-007). */
export function InviteStaffDialog(props: InviteStaffDialogProps) {
  const { initialEmail, initial, classes, onClose } = props
  const [link, setLink] = useState('')
  const form = useForm<Values, 'email'>({
    initial: () => unchanged({ ...initial, email: initialEmail, isSent: true }),
    validate,
  })
  const { values } = form
  const invite = useStaffMutation({
    send: ({ email: invitedEmail, kind: staff, classIds, isSent: send }: Values) =>
      callApi(inviteStaff, { invitedEmail, staff, classIds: [...classIds], send }),
    onSuccess: ({ token }) => {
      if (values.isSent) toast.success(m.staff_invitation_sent())
      setLink(`${location.origin}${STAFF_INVITATION_PATH}#${token}`)
    },
  })
  if (link) return <LinkDialog link={link} email={values.email} onClose={onClose} />
  return (
    <FormDialog
      title={m.staff_invite_title()}
      tall
      description={m.staff_invitation_works_once({
        count: STAFF_INVITATION_HOURS,
      })}
      submitLabel={m.staff_invite()}
      busyLabel={invite.isPending && m.staff_inviting()}
      error={invite.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit((it) => invite.mutate(it), invite.isPending)}
    >
      <TextInput
        label={m.kit_email()}
        type="email"
        inputMode="email"
        autoComplete="off"
        required
        {...form.field('email')}
      />
      <KindFields values={values} classes={classes} onChange={form.update} />
      <CheckboxCard
        checked={values.isSent}
        onChange={({ target }) => form.update({ isSent: target.checked })}
      >
        {m.staff_send_invitation_email()}
      </CheckboxCard>
    </FormDialog>
  )
}

function LinkDialog({
  link,
  email: to,
  onClose,
}: {
  link: string
  email: string
  onClose: () => void
}) {
  return (
    <Dialog
      open
      title={m.staff_link_invitation()}
      description={<Text of={m.staff_link_what_to_do} to={<bdi>{to}</bdi>} />}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.kit_close()}</Button>
          <SendToWhatsApp text={`${m.staff_invitation_chat({ school: schoolName() })}\n${link}`} />
          <CopyButton
            variant="primary"
            text={link}
            copied={m.staff_link_copied()}
            byHand={m.staff_copy_link_by_hand()}
          >
            {m.staff_copy_link()}
          </CopyButton>
        </>
      }
    >
      <LinkField label={m.staff_link_invitation()} link={link} />
    </Dialog>
  )
}
