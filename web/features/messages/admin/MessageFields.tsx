import { Suspense } from 'react'
import { lazyPart } from '../../../kit/lazy-part.ts'
import { MissingPart } from '../../../kit/MissingPart.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { Skeleton } from '../../../kit/Skeleton.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import type { MessageForm } from './message-draft.ts'
import { RecipientsField } from './RecipientsField.tsx'

const AudienceFields = lazyPart(
  async () => (await import('./AudienceFields.tsx')).AudienceFields,
  MissingPart,
)

const DELIVERY_OPTIONS = [
  { value: 'inApp', label: 'In-app' },
  { value: 'email', label: 'Email' },
  { value: 'both', label: 'Both' },
] as const
const SCOPE_OPTIONS = [
  { value: 'all', label: 'All students' },
  { value: 'audience', label: 'A group' },
  { value: 'individual', label: 'Individual' },
] as const
const WHEN_OPTIONS = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
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
    { value: 'normal', label: 'Normal' },
    { value: 'popup', label: 'Popup', disabled: draft.delivery === 'email' },
  ] as const
  return (
    <>
      <TextInput label="Subject" required {...form.field('subject')} />
      <TextArea label="Message" required className="min-h-48" {...form.field('body')} />
      <div className="flex flex-wrap gap-x-6 gap-y-5">
        <SegmentedControl
          label="Delivery"
          showLabel
          options={DELIVERY_OPTIONS}
          value={draft.delivery}
          onChange={(delivery) => update({ delivery })}
        />
        <SegmentedControl
          label="Style"
          showLabel
          options={styleOptions}
          value={draft.style}
          onChange={(style) => update({ style })}
        />
      </div>
      <SegmentedControl
        label="Send to"
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
          label="When"
          showLabel
          options={WHEN_OPTIONS}
          value={form.values.when}
          onChange={(when) => form.update({ when })}
        />
      )}
      {form.values.when === 'later' && (
        <TextInput
          label="Day and time"
          type="datetime-local"
          hint={`Time at the school (${timezone})`}
          {...form.field('sendAt')}
        />
      )}
    </div>
  )
}
