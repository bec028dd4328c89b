import { useState } from 'react'
import { atClockTime, clockTimeOf } from '../../../../contract/school-time.ts'
import { TextInput } from '../../../kit/TextInput.tsx'

type StudyDateProps = {
  /** Unix seconds, 0 for none. */
  at: number
  /** Whose clock it is read from. */
  timezone: string
  error: string | undefined
  onChange: (at: number) => void
}

/** When a scheduled lesson opens, by the school's clock and not by this device's. */
export function StudyDate({ at, timezone, error, onChange }: StudyDateProps) {
  const [typed, setTyped] = useState('')
  const read = (text: string) => atClockTime(text, timezone) || 0
  // a year that is half typed is no time yet, and must not be taken out of the writer's hands
  const shown = read(typed) === at ? typed : clockTimeOf(at, timezone)
  return (
    <TextInput
      label="Study date"
      type="datetime-local"
      required
      className="sm:max-w-80"
      hint={`The lesson opens then, by the clock of ${timezone.replaceAll('_', ' ')}.`}
      error={error}
      value={shown}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange(read(event.target.value))
      }}
    />
  )
}
