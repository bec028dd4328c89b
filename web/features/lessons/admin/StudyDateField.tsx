import { useState } from 'react'
import { parseDateTimeLocal, toDateTimeLocal } from '../../../../contract/school-time.ts'
import { TextInput } from '../../../kit/TextInput.tsx'

type StudyDateFieldProps = {
  /** Unix seconds, 0 for none. */
  opensAt: number
  /** The time zone of the input. */
  timezone: string
  error: string | undefined
  onChange: (opensAt: number) => void
}

/** The time at which a scheduled lesson opens, in the school's time zone, not the device's. */
export function StudyDateField({ opensAt, timezone, error, onChange }: StudyDateFieldProps) {
  const [text, setText] = useState('')
  const parse = (input: string) => parseDateTimeLocal(input, timezone) || 0
  // keep incomplete input, such as a half typed year, which has no time
  const displayedText = parse(text) === opensAt ? text : toDateTimeLocal(opensAt, timezone)
  return (
    <TextInput
      label="Study date"
      type="datetime-local"
      required
      className="sm:max-w-80"
      hint={`The lesson opens then, in the time zone ${timezone.replaceAll('_', ' ')}.`}
      error={error}
      value={displayedText}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parse(event.target.value))
      }}
    />
  )
}
