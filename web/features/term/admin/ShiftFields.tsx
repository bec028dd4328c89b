import { ArrowRight, TriangleAlert } from 'lucide-react'
import { formatDate, formatDateTime } from '../../../../contract/platform/school-time.ts'
import { type ShiftedDate, shiftedDates } from '../../../../contract/term/term.ts'
import { locale, m } from '../../../../messages/m.ts'
import type { useForm } from '../../../forms/use-form.ts'
import { NumberInput } from '../../../kit/NumberInput.tsx'
import { MixedScriptText } from '../../../kit/Prose.tsx'
import { SegmentedControl } from '../../../kit/SegmentedControl.tsx'
import { TextInput } from '../../../kit/TextInput.tsx'
import { type CopiedDates, datesOf, isPast, type ShiftDraft, shiftDaysOf } from './shift-draft.ts'
import './term.css'

type ShiftFieldsProps = {
  form: Pick<ReturnType<typeof useForm<ShiftDraft>>, 'values' | 'errors' | 'update'>
  copied: CopiedDates
  timezone: string
}

/** How the dates of a copy are moved, and every date before and after. Nothing if there is no date. */
export function ShiftFields({ form, copied, timezone }: ShiftFieldsProps) {
  const { by, weeks, start } = form.values
  const { first } = datesOf(copied, timezone)
  if (first === undefined) return <p className="hint">{m.term_nothing_has_date()}</p>
  const days = shiftDaysOf(form.values, first)
  return (
    <>
      <SegmentedControl
        showLabel
        label={m.term_move_dates()}
        options={[
          { value: 'weeks', label: m.term_by_weeks() },
          { value: 'start', label: m.term_to_new_start() },
        ]}
        value={by}
        onChange={(it) => form.update({ by: it })}
      />
      {by === 'weeks' ? (
        <NumberInput
          label={m.term_number_weeks()}
          hint={m.term_weeks_hint()}
          step={1}
          required
          className="num sm:max-w-40"
          name="weeks"
          value={weeks}
          error={form.errors.weeks}
          onChange={({ target }) => form.update({ weeks: target.value })}
        />
      ) : (
        <TextInput
          label={m.term_first_day()}
          hint={m.term_first_day_hint({ day: formatDay(first, timezone) })}
          type="date"
          required
          className="num sm:max-w-60"
          name="start"
          value={start}
          error={form.errors.start}
          onChange={({ target }) => form.update({ start: target.value })}
        />
      )}
      <ShiftedDatesTable dates={shiftedDates(copied, days ?? 0, timezone)} timezone={timezone} />
    </>
  )
}

const formatDay = (day: string, timezone: string) =>
  formatDate(new Date(`${day}T12:00:00Z`).getTime() / 1000, timezone, locale)

function ShiftedDatesTable({
  dates,
  timezone,
}: {
  dates: readonly ShiftedDate[]
  timezone: string
}) {
  const now = Date.now() / 1000
  const past = dates.filter((it) => isPast(it, now)).length
  return (
    <div className="grid gap-2.5">
      <table className="shifted-dates num">
        <caption className="label">{m.term_dates()}</caption>
        <thead>
          <tr>
            <th scope="col">{m.term_what()}</th>
            <th scope="col">{m.term_before()}</th>
            <th scope="col">{m.term_after()}</th>
          </tr>
        </thead>
        <tbody>
          {dates.map((it) => (
            <ShiftedDateRow key={it.lessonId} date={it} now={now} timezone={timezone} />
          ))}
        </tbody>
      </table>
      <p className="shift-warning" role="status">
        {past > 0 && (
          <>
            <TriangleAlert className="icon icon-s" aria-hidden />
            {m.term_dates_past({ count: past })}
          </>
        )}
      </p>
    </div>
  )
}

type ShiftedDateRowProps = { date: ShiftedDate; now: number; timezone: string }

function ShiftedDateRow({ date, now, timezone }: ShiftedDateRowProps) {
  // a deadline is a day, a study date a time
  const format = date.lessonId === 0 ? formatDate : formatDateTime
  return (
    <tr data-past={isPast(date, now) || undefined}>
      <th scope="row">
        {date.lessonId === 0 ? (
          m.term_registration_closes()
        ) : (
          <MixedScriptText text={date.subject} />
        )}
      </th>
      <td>{format(date.before, timezone)}</td>
      <td>
        <ArrowRight className="icon icon-s mirror" aria-hidden />
        {format(date.after, timezone)}
        {isPast(date, now) && <span className="badge badge-warning">{m.term_past()}</span>}
      </td>
    </tr>
  )
}
