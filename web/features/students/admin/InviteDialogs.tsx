import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListedStudent } from '../../../../contract/admin/student-list.ts'
import {
  createPasswordLink,
  PASSWORD_LINK_DAYS,
  PASSWORD_LINK_PATH,
  sendInvitations,
} from '../../../../contract/auth/invitations.ts'
import { whatsappNumber } from '../../../../contract/auth/phone.ts'
import { isNoMailbox } from '../../../../contract/auth/sign-in-name.ts'
import { STUDENTS_PER_REQUEST } from '../../../../contract/enrolment/manage-enrolments.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { sendInBatches } from '../../../api/send-in-batches.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { CopyButton, LinkField } from '../../../kit/CopyButton.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { toast } from '../../../kit/toast.ts'
import { useInvitationText } from './invitation-text.ts'
import { studentHeadQuery } from './student-page-queries.ts'
import { useStudentMutation } from './use-student-mutation.ts'

type InviteDialogProps = {
  students: readonly { id: number; name: string }[]
  onDone?: () => void
  onClose: () => void
}

/** Sends those of the students who have no password yet another invitation. */
export function InviteDialog({ students, onDone = () => {}, onClose }: InviteDialogProps) {
  const { again } = useInvitationText()
  const invite = useStudentMutation({
    send: async (_, idempotencyKey) => {
      const results = await sendInBatches(
        students.map((it) => it.id),
        {
          size: STUDENTS_PER_REQUEST,
          send: async (studentIds) => [
            await callApi(sendInvitations, {
              studentIds,
              idempotencyKey: batchKey(idempotencyKey, studentIds[0] ?? 0),
            }),
          ],
        },
      )
      const sent = results.reduce((sum, it) => sum + it.sent, 0)
      toast.success(again(sent))
    },
    successMessage: undefined,
    fallbackError: m.students_failed_send_invitation_again(),
    onSuccess: () => {
      onDone()
      onClose()
    },
  })
  return (
    <FormDialog
      title={m.students_send_invitation_again()}
      description={m.students_invite_again_description({ days: PASSWORD_LINK_DAYS })}
      submitLabel={m.students_send_again()}
      busyLabel={invite.isPending && m.kit_sending()}
      error={invite.errorMessage}
      isDirty={false}
      onClose={onClose}
      onConfirm={() => invite.mutate()}
    >
      <p className="font-semibold">
        {students.length === 1 ? (
          <bdi>{students[0]?.name}</bdi>
        ) : (
          m.students_count({ count: students.length })
        )}
      </p>
    </FormDialog>
  )
}

/** A key of 32 hexadecimal digits for each batch. */
const batchKey = (key: string, firstId: number) =>
  key.slice(0, 20) + firstId.toString(16).padStart(12, '0')

type LinkDialogProps = { student: ListedStudent; onClose: () => void }

/** Creates a link to set the first password, to copy or to send by WhatsApp. */
export function PasswordLinkDialog({ student, onClose }: LinkDialogProps) {
  const hasNoEmail = isNoMailbox(student.email)
  const head = useQuery({ ...studentHeadQuery(student.id), enabled: hasNoEmail }).data
  const [link, setLink] = useState('')
  const { forChat } = useInvitationText()
  const create = useStudentMutation({
    send: async () => {
      const { token } = await callApi(createPasswordLink, {
        studentId: student.id,
        ...(hasNoEmail && { resets: true }),
      })
      setLink(`${location.origin}${PASSWORD_LINK_PATH}#${token}`)
    },
    successMessage: undefined,
    fallbackError: m.students_failed_create_link(),
    onSuccess: () => {},
  })
  if (!link)
    return (
      <FormDialog
        title={m.students_link_set_password()}
        description={m.students_link_description({
          name: student.name,
          days: PASSWORD_LINK_DAYS,
        })}
        submitLabel={m.students_create_link()}
        busyLabel={create.isPending && m.students_creating()}
        error={create.errorMessage}
        isDirty={false}
        onClose={onClose}
        onConfirm={() => create.mutate()}
      >
        <p className="font-semibold">
          <bdi>{student.name}</bdi>
        </p>
      </FormDialog>
    )
  // without a country code WhatsApp asks for the contact
  const phone = whatsappNumber.safeParse(head?.contact?.phone || student.phone).data ?? ''
  const number = /^[1-9]\d{10,}$/.test(phone) ? phone : ''
  return (
    <Dialog
      open
      title={m.students_link_set_password()}
      onClose={onClose}
      actions={
        <>
          <a
            className="btn"
            href={`https://wa.me/${number}?text=${encodeURIComponent(forChat(student.name, link))}`}
            target="_blank"
            rel="noopener noreferrer"
          >
            {m.students_send_whatsapp()}
          </a>
          <CopyButton
            variant="primary"
            text={link}
            copied={m.kit_link_copied()}
            byHand={m.students_select_link_copy()}
          >
            {m.students_copy_link()}
          </CopyButton>
        </>
      }
    >
      <LinkField label={m.students_link_set_password()} link={link} />
    </Dialog>
  )
}
