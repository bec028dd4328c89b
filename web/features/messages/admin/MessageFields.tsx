import { Suspense } from 'react'
import { m } from '../../../../messages/m.ts'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import type { MessageForm } from './message-draft.ts'
import { RecipientsField } from './RecipientsField.tsx'

const AudienceFields = lazyPart(async () => (await import('./AudienceFields.tsx')).AudienceFields)

const DELIVERY_OPTIONS = [
  { value: 'inApp', label: m.messages_in_app() },
  { value: 'email', label: m.kit_email() },
  { value: 'both', label: m.messages_both() },
] as const
const SCOPE_OPTIONS = [
  { value: 'all', label: m.messages_all_students() },
  { value: 'audience', label: m.messages_group() },
  { value: 'individual', label: m.messages_individual() },
] as const
const WHEN_OPTIONS = [
  { value: 'now', label: m.messages_now() },
  { value: 'later', label: m.messages_later() },
] as const

type MessageFieldsProps = {
  form: MessageForm
  onChoose: () => void
  /** A scheduled message has only a time. */
  isScheduled?: boolean
}

/** The fields of a message: its text, delivery, recipients and time (R-AMSG-002). */
export function MessageFields({ form, onChoose, isScheduled = false }: MessageFieldsProps) {
  const { values: draft, update } = form
  const styleOptions = [
    { value: 'normal', label: m.messages_normal() },
    { value: 'popup', label: m.messages_popup(), disabled: draft.delivery === 'email' },
  ] as const
  return (
    <>
      <TextInput label={m.messages_subject()} required {...form.field('subject')} />
      <TextArea
        label={m.messages_message()}
        required
        className="min-h-48"
        {...form.field('body')}
      />
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        <SegmentedControl
          label={m.messages_delivery()}
          showLabel
          options={DELIVERY_OPTIONS}
          value={draft.delivery}
          onChange={(delivery) => update({ delivery })}
        />
        <SegmentedControl
          label={m.messages_style()}
          showLabel
          options={styleOptions}
          value={draft.style}
          onChange={(style) => update({ style })}
        />
      </div>
      <SegmentedControl
        label={m.messages_send_to()}
        showLabel
        className="justify-self-start"
        options={SCOPE_OPTIONS}
        value={draft.scope}
        onChange={(scope) => update({ scope })}
      />
      {draft.scope === 'audience' && (
        <Suspense fallback={<Skeleton className="h-40 w-full rounded-control" />}>
          <AudienceFields form={form} />
        </Suspense>
      )}
      {draft.scope === 'individual' && (
        <RecipientsField
          recipients={draft.recipients}
          onChange={(chosen) => update({ recipients: chosen })}
          onChoose={onChoose}
          error={form.errors.recipients}
        />
      )}
      <SendTimeFields form={form} isScheduled={isScheduled} />
    </>
  )
}

function SendTimeFields({ form, isScheduled }: { form: MessageForm; isScheduled: boolean }) {
  const timezone = useTimeZone()
  return (
    <div className="grid gap-4 sm:grid-cols-2 sm:items-start">
      {!isScheduled && (
        <SegmentedControl
          label={m.messages_when()}
          showLabel
          options={WHEN_OPTIONS}
          value={form.values.when}
          onChange={(when) => form.update({ when })}
        />
      )}
      {form.values.when === 'later' && (
        <TextInput
          label={m.messages_day_time()}
          type="datetime-local"
          hint={m.messages_school_time({ timezone })}
          {...form.field('sendAt')}
        />
      )}
    </div>
  )
}
