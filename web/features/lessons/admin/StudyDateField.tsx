import { useState } from 'react'
import { parseDateTimeLocal, toDateTimeLocal } from '../../../../contract/school-time.ts'
import { TextInput } from '../../../kit/TextInput.tsx'

type StudyDateFieldProps = {
  /** Unix seconds, 0 for none. */
  opensAt: number
  /** Whose clock it is read from. */
  timezone: string
  error: string | undefined
  onChange: (opensAt: number) => void
}

/** When a scheduled lesson opens, by the school's clock and not by this device's. */
export function StudyDateField({ opensAt, timezone, error, onChange }: StudyDateFieldProps) {
  const [text, setText] = useState('')
  const parse = (input: string) => parseDateTimeLocal(input, timezone) || 0
  // a year that is half typed is no time yet, and must not be taken out of the writer's hands
  const displayedText = parse(text) === opensAt ? text : toDateTimeLocal(opensAt, timezone)
  return (
    <TextInput
      label="Study date"
      type="datetime-local"
      required
      className="sm:max-w-80"
      hint={`The lesson opens then, by the clock of ${timezone.replaceAll('_', ' ')}.`}
      error={error}
      value={displayedText}
      onChange={(event) => {
        setText(event.target.value)
        onChange(parse(event.target.value))
      }}
    />
  )
}
