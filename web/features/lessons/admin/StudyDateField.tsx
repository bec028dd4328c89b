import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { parseDateTimeLocal, toDateTimeLocal } from '../../../../contract/platform/school-time.ts'
import { m } from '../../../../messages/m.ts'
import { TextInput } from '../../../kit/TextInput.tsx'

type StudyDateFieldProps = {
  /** Unix seconds, 0 for none. */
  opensAt: number
  /** The time zone of the input. */
  timezone: string
  /** The saved time, 0 for none. */
  savedOpensAt: number
  error: string | undefined
  onChange: (opensAt: number) => void
}

/** The time at which a scheduled lesson opens, in the school's time zone, not the device's. */
export function StudyDateField({
  opensAt,
  savedOpensAt,
  timezone,
  error,
  onChange,
}: StudyDateFieldProps) {
  const [text, setText] = useState('')
  const parse = (input: string) => parseDateTimeLocal(input, timezone) || 0
  // keep incomplete input, such as a half typed year, which has no time
  const displayedText = parse(text) === opensAt ? text : toDateTimeLocal(opensAt, timezone)
  // a saved date in the past is not a mistake
  const isPast = opensAt > 0 && opensAt !== savedOpensAt && opensAt < Date.now() / 1000
  return (
    <TextInput
      label={m.lessons_study_date()}
      type="datetime-local"
      required
      className="sm:max-w-80"
      hint={
        isPast ? (
          <span className="study-date-warning" role="status">
            <TriangleAlert className="icon icon-s" aria-hidden />
            {m.lessons_study_date_past()}
          </span>
        ) : (
          m.lessons_study_date_hint({ timezone: timezone.replaceAll('_', ' ') })
        )
      }
      error={error}
      value={displayedText}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parse(event.target.value))
      }}
    />
  )
}
