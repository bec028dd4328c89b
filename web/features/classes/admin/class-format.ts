import { registrationEndsAt } from '../../../../contract/classes/registration-window.ts'
import { m } from '../../../../messages/m.ts'
import { createDateFormat } from '../../../kit/dates.ts'

/** The day on which registration closes, or 'Not set'. */
export function closingText(registrationCloses: string, timezone: string): string {
  const end = registrationEndsAt(registrationCloses, timezone)
  return end === null ? m.classes_closing_not_set() : createDateFormat(timezone).date(end)
}
