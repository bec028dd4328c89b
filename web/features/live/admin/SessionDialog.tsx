import {
  addLiveSessions,
  changeLiveSession,
  isHttps,
  LINK_MUST_BE_HTTPS,
  type LiveSession,
  MAX_LINK_LENGTH,
  MAX_NOTE_LENGTH,
} from '../../../../contract/live/manage-live-sessions.ts'
import {
  MAX_SESSION_MINUTES,
  MIN_SESSION_MINUTES,
} from '../../../../contract/live/session-times.ts'
import {
  isDay,
  parseDateTimeLocal,
  toDateTimeLocal,
} from '../../../../contract/platform/school-time.ts'
import { locale, m } from '../../../../messages/m.ts'
import { intlLocale } from '../../../../messages/runtime.ts'
import { callApi } from '../../../api/call-api.ts'
import { FormDialog } from '../../../forms/FormDialog.tsx'
import { validateBy } from '../../../forms/field-rules.ts'
import { unchanged, useForm } from '../../../forms/use-form.ts'
import { NumberInput } from '../../../kit/NumberInput.tsx'
import { TextArea, TextInput } from '../../../kit/TextInput.tsx'
import { useTimeZone } from '../../../kit/time-zone.ts'
import { toast } from '../../../kit/toast.ts'
import { useSessionMutation } from './queries.ts'
import { WhichSessions } from './WhichSessions.tsx'

type Values = {
  /** The value of a `datetime-local` input, by the clock of the school. */
  start: string
  minutes: string
  link: string
  note: string
  /** 1 for Monday to 7 for Sunday. */
  days: readonly number[]
  until: string
  following: boolean
}

const isLength = (text: string) =>
  /^\d{1,3}$/.test(text.trim()) &&
  Number(text) >= MIN_SESSION_MINUTES &&
  Number(text) <= MAX_SESSION_MINUTES

const validate = validateBy<Pick<Values, 'start' | 'minutes' | 'link' | 'until'> & Values>({
  start: (it) => (parseDateTimeLocal(it, 'UTC') > 0 ? undefined : m.live_enter_start()),
  minutes: (it) => (isLength(it) ? undefined : m.live_enter_length()),
  link: (it) => (it.trim() === '' || isHttps(it.trim()) ? undefined : LINK_MUST_BE_HTTPS),
  until: (it, { days, start }) => {
    if (days.length === 0) return undefined
    if (!isDay(it)) return m.live_enter_until()
    return it < start.slice(0, 10) ? m.live_until_before_start() : undefined
  },
})

type SessionDialogProps = {
  classId: number
  /** Undefined for a new one. */
  session: LiveSession | undefined
  onClose: () => void
}

/** Plans a session and its repetition, or changes one, by the clock of the school (R-SESSION-001). */
export function SessionDialog({ classId, session, onClose }: SessionDialogProps) {
  const timezone = useTimeZone()
  const form = useForm<Values, 'start' | 'minutes' | 'link' | 'until'>({
    initial: () =>
      unchanged({
        start: session ? toDateTimeLocal(session.startsAt, timezone) : '',
        minutes: String(session?.minutes ?? 60),
        link: session?.link ?? '',
        note: session?.note ?? '',
        days: [],
        until: '',
        following: false,
      }),
    validate,
  })
  const { values } = form
  const save = useSessionMutation<void, { added: number } | null>(classId, {
    send: (_, idempotencyKey) => {
      const { start, minutes, link, note, days, until, following } = form.current().values
      const fields = {
        startsAt: parseDateTimeLocal(start, timezone),
        minutes: Number(minutes),
        link: link.trim(),
        note: note.trim(),
      }
      return session
        ? callApi(changeLiveSession, { ...fields, liveId: session.id, following })
        : callApi(addLiveSessions, {
            ...{ ...fields, classId, idempotencyKey },
            ...(days.length > 0 && { days: [...days], until }),
          })
    },
    onSuccess: (output) => {
      toast.success(output ? m.live_added({ count: output.added }) : m.live_saved())
      onClose()
    },
  })
  return (
    <FormDialog
      title={session ? m.live_edit_session() : m.live_add_session()}
      tall
      submitLabel={session ? m.kit_save() : m.live_add_session()}
      busyLabel={save.isPending && m.kit_saving()}
      error={save.errorMessage}
      isDirty={form.isDirty}
      onClose={onClose}
      onSubmit={form.handleSubmit(() => save.mutate(), save.isPending)}
    >
      <TextInput
        label={m.live_start()}
        type="datetime-local"
        required
        hint={m.live_start_hint({ timezone: timezone.replaceAll('_', ' ') })}
        {...form.field('start')}
      />
      <NumberInput
        label={m.live_length()}
        inputMode="numeric"
        min={MIN_SESSION_MINUTES}
        max={MAX_SESSION_MINUTES}
        required
        {...form.field('minutes')}
      />
      <TextInput
        label={m.live_link()}
        type="url"
        inputMode="url"
        dir="ltr"
        placeholder="https://"
        maxLength={MAX_LINK_LENGTH}
        hint={m.live_link_hint()}
        {...form.field('link')}
      />
      <TextArea
        label={m.live_note()}
        hint={m.live_note_hint()}
        dir="auto"
        rows={2}
        maxLength={MAX_NOTE_LENGTH}
        value={values.note}
        onChange={({ target }) => form.update({ note: target.value })}
      />
      {!session && <WeekdayPicker days={values.days} onChange={(days) => form.update({ days })} />}
      {!session && values.days.length > 0 && (
        <TextInput label={m.live_until()} type="date" required {...form.field('until')} />
      )}
      {session && session.seriesId !== '0' && (
        <WhichSessions
          following={values.following}
          onChange={(following) => form.update({ following })}
        />
      )}
    </FormDialog>
  )
}

const DAYS = [1, 2, 3, 4, 5, 6, 7] as const
const LONG = new Intl.DateTimeFormat(intlLocale(locale), { weekday: 'long', timeZone: 'UTC' })
/** 1 January 2024 was a Monday. */
const nameOf = (day: number) => LONG.format(new Date(Date.UTC(2024, 0, day)))

type WeekdayPickerProps = {
  /** 1 for Monday to 7 for Sunday. */
  days: readonly number[]
  onChange: (days: number[]) => void
}

/** The days of the week on which a session is repeated; none for a single one. */
function WeekdayPicker({ days, onChange }: WeekdayPickerProps) {
  const toggle = (day: number) =>
    onChange(DAYS.filter((it) => (it === day ? !days.includes(it) : days.includes(it))))
  return (
    <fieldset className="field">
      <legend className="label mb-1.5">{m.live_repeat()}</legend>
      <div className="flex flex-wrap gap-2">
        {DAYS.map((day) => (
          <label key={day} className="choice-card min-h-11 w-auto">
            <input type="checkbox" checked={days.includes(day)} onChange={() => toggle(day)} />
            <span className="choice-card-text">{nameOf(day)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
