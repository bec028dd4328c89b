import { type Message, say } from '../../messages/message.ts'
import { isRegistrationOpen } from '../classes/registration-window.ts'
import { DAY } from '../platform/duration.ts'
import type { DeclineCode } from '../platform/error-codes.ts'
import { isoDay, startOfDay } from '../platform/school-time.ts'

/** The facts that decide whether a student may join a class. `now` is Unix seconds. */
export type JoinState = {
  active: boolean
  /** As stored; see registration-window.ts. */
  registrationCloses: string
  /** False if the class requires another one that the student has not completed. */
  isPrerequisiteCompleted: boolean
  isEnrolled: boolean
  now: number
  timezone: string
}

export type JoinError = {
  code: DeclineCode &
    (
      | 'class_inactive'
      | 'registration_closed'
      | 'prerequisite_not_completed'
      | 'already_enrolled'
      | 'class_not_monthly'
      | 'nothing_to_renew'
    )
  message: Message
}

/**
 * Why a student may not join a class, or null (R-CLASS-035 to R-CLASS-038). The site disables the button with this
 * reason, the server declines the enrolment with it.
 */
export function joinError(state: JoinState): JoinError | null {
  if (!state.active)
    return { code: 'class_inactive', message: say('rules_enrolment_class_not_open') }
  if (!isRegistrationOpen(state.registrationCloses, state.now, state.timezone)) {
    return {
      code: 'registration_closed',
      message: say('rules_enrolment_registration_ended'),
    }
  }
  if (!state.isPrerequisiteCompleted) {
    return {
      code: 'prerequisite_not_completed',
      message: say('rules_enrolment_prerequisite_first'),
    }
  }
  return state.isEnrolled ? ALREADY_ENROLLED : null
}

export const ALREADY_ENROLLED: JoinError = {
  code: 'already_enrolled',
  message: say('rules_enrolment_already_enrolled'),
}

/** Why an enrolment cannot be renewed, or null (R-CLASS-042, decision 0031). `paidUntil` is Unix seconds. */
export function renewalError({
  monthly,
  paidUntil,
}: {
  monthly: boolean
  paidUntil: number
}): JoinError | null {
  if (!monthly)
    return { code: 'class_not_monthly', message: say('rules_enrolment_class_not_monthly') }
  if (paidUntil !== 0) return null
  return {
    code: 'nothing_to_renew',
    message: say('rules_enrolment_nothing_to_renew'),
  }
}

/** For how many days before its end a subscription can be renewed early on the site. */
const EARLY_RENEWAL_DAYS = 7

/**
 * 'Renew in 6 days', 'Renew tomorrow' or 'Renew today' within a week of the end of a subscription, by the calendar of the
 * school; null earlier and after the end. Times in Unix seconds; `paidUntil` 0 is no end.
 */
export function renewalReminder(paidUntil: number, now: number, timezone: string): Message | null {
  if (paidUntil === 0 || now > paidUntil) return null
  const dayNumber = (time: number) => startOfDay(isoDay(time, timezone), timezone) / DAY
  const days = Math.round(dayNumber(paidUntil) - dayNumber(now))
  if (days > EARLY_RENEWAL_DAYS) return null
  return days === 0
    ? say('rules_enrolment_renew_today')
    : say('rules_enrolment_renew_in_days', { count: days })
}
