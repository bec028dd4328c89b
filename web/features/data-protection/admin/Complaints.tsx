import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  answerComplaint,
  COMPLAINT_MAX,
  type Complaint,
} from '../../../../contract/privacy/data-protection.ts'
import { m } from '../../../../messages/m.ts'
import { adminKeys } from '../../../api/admin-query-keys.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { required, validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { useFormMutation } from '../../../forms/use-form-mutation.ts'
import { Badge } from '../../../kit/Badge.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Prose } from '../../../kit/Prose.tsx'
import { Text } from '../../../kit/Text.tsx'
import { TextArea } from '../../../kit/TextInput.tsx'
import { useDateFormat } from '../../../kit/use-date-format.ts'

/** The complaints, open ones first, each with its number, the day by which it is answered, and the answer. */
export function Complaints({ items }: { items: readonly Complaint[] }) {
  const [answering, setAnswering] = useState<Complaint>()
  return (
    <>
      <ul className="rows">
        {items.map((it) => (
          <li key={it.id} className="flex-wrap">
            <ComplaintRow complaint={it} onAnswer={() => setAnswering(it)} />
          </li>
        ))}
      </ul>
      {answering && <AnswerDialog complaint={answering} onClose={() => setAnswering(undefined)} />}
    </>
  )
}

function ComplaintRow({ complaint: it, onAnswer }: { complaint: Complaint; onAnswer: () => void }) {
  const { date, dateTime } = useDateFormat()
  const isOpen = it.answeredAt === 0
  const isLate = isOpen && it.dueAt * 1000 < Date.now()
  return (
    <div className="min-w-0 grow grid gap-2">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <b dir="ltr">{it.number}</b>
        <bdi>{it.name}</bdi>
        <bdi dir="ltr" className="text-ink-2 wrap-anywhere">
          {it.email}
        </bdi>
        {!isOpen && <Badge kind="active">{m.data_protection_answered()}</Badge>}
        {isLate && <Badge kind="inactive">{m.data_protection_late()}</Badge>}
      </p>
      <p className="text-small text-ink-2">
        {isOpen ? (
          <Text
            of={m.data_protection_received_due}
            time={dateTime(it.receivedAt)}
            day={date(it.dueAt)}
          />
        ) : (
          <Text
            of={m.data_protection_received_answered}
            time={dateTime(it.receivedAt)}
            answered={dateTime(it.answeredAt)}
          />
        )}
      </p>
      <Prose compact text={it.complaint} />
      {it.answer !== '' && (
        <div className="note note-info">
          <Prose compact text={it.answer} />
        </div>
      )}
      {isOpen && (
        <div>
          <Button
            aria-label={m.data_protection_answer_complaint({ number: it.number })}
            onClick={onAnswer}
          >
            {m.data_protection_answer()}
          </Button>
        </div>
      )}
    </div>
  )
}

const validate = validateBy<{ answer: string }>({
  answer: required(m.data_protection_enter_answer()),
})

function AnswerDialog({ complaint, onClose }: { complaint: Complaint; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm({ initial: () => unchanged({ answer: '' }), validate })
  const send = useFormMutation({
    send: ({ answer }: { answer: string }) =>
      callApi(answerComplaint, { complaintId: complaint.id, answer }),
    successMessage: answerComplaint.successMessage,
    fallbackError: m.data_protection_answer_not_sent(),
    onSuccess: onClose,
    onSettled: () => void queryClient.invalidateQueries({ queryKey: adminKeys.dataProtection }),
  })
  return (
    <FormDialog
      title={m.data_protection_answer_complaint({ number: complaint.number })}
      description={
        <Text of={m.data_protection_answer_by_email} to={<bdi>{complaint.email}</bdi>} />
      }
      submitLabel={m.data_protection_send_answer()}
      busyLabel={send.isPending && m.kit_sending()}
      error={send.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit((it) => send.mutate(it), send.isPending)}
    >
      <TextArea
        label={m.data_protection_your_answer()}
        rows={6}
        dir="auto"
        maxLength={COMPLAINT_MAX}
        required
        {...form.field('answer')}
      />
    </FormDialog>
  )
}
