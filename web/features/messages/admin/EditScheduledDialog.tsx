import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ScheduledForm } from '../../../../contract/messages/scheduled-messages.ts'
import { toDateTimeLocal } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { Button } from '../../../kit/Button.tsx'
import { Dialog } from '../../../kit/Dialog.tsx'
import { LoadingRows } from '../../../kit/LoadingRows.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { QueryBoundary } from '../../../loading/QueryBoundary.tsx'
import { fromAudience } from './audience-draft.ts'
import { LazyRecipientDialog } from './LazyRecipientDialog.tsx'
import { MessageFields } from './MessageFields.tsx'
import { emptyDraft, type MessageDraft, useScheduledForm } from './message-draft.ts'
import type { StudentPickerComponent } from './RecipientDialog.tsx'
import { scheduledMessageQuery, useScheduleMessage } from './schedule-queries.ts'

type EditScheduledDialogProps = {
  id: number
  StudentPicker: StudentPickerComponent
  onClose: () => void
}

/** Changes a scheduled message: text, recipients and time. */
export function EditScheduledDialog(props: EditScheduledDialogProps) {
  const query = useQuery(scheduledMessageQuery(props.id))
  const timezone = useTimeZone()
  if (query.data)
    return <EditForm {...props} saved={query.data} initial={toDraft(query.data, timezone)} />
  return (
    <Dialog
      open
      wide
      tall
      title={m.messages_edit_scheduled_message()}
      onClose={props.onClose}
      actions={<Button onClick={props.onClose}>{m.kit_close()}</Button>}
    >
      <QueryBoundary
        query={query}
        errorTitle={m.messages_message_did_not_load()}
        errorLayout="text"
        skeleton={<LoadingRows />}
      >
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}

type EditFormProps = EditScheduledDialogProps & { saved: ScheduledForm; initial: MessageDraft }

function EditForm({ saved, initial, StudentPicker, onClose }: EditFormProps) {
  const form = useScheduledForm(initial)
  const [isChoosing, setChoosing] = useState(false)
  const schedule = useScheduleMessage(
    { form, onSent: onClose },
    { scheduledId: saved.id, version: saved.version },
  )
  return (
    <FormDialog
      wide
      tall
      title={m.messages_edit_scheduled_message()}
      submitLabel={m.kit_save()}
      busyLabel={schedule.isPending && m.kit_saving()}
      error={schedule.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit((draft) => schedule.mutate(draft), schedule.isPending)}
    >
      <MessageFields form={form} isScheduled onChoose={() => setChoosing(true)} />
      <LazyRecipientDialog
        open={isChoosing}
        onClose={() => setChoosing(false)}
        StudentPicker={StudentPicker}
        recipients={form.values.recipients}
        onChange={(recipients) => form.update({ recipients })}
      />
    </FormDialog>
  )
}

function toDraft(saved: ScheduledForm, timezone: string): MessageDraft {
  const { subject, body, delivery, style, toAll, recipients, audience, sendAt } = saved
  return {
    ...emptyDraft(),
    ...{ subject, body, delivery, style, recipients },
    scope: toAll ? 'all' : audience ? 'audience' : 'individual',
    ...fromAudience(audience),
    when: 'later',
    sendAt: toDateTimeLocal(sendAt, timezone),
  }
}
