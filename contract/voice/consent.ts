import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { flag, id, requestFlag, text, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

export const MAX_GUARDIAN_CONSENT = 300

/** The consent of a student to recordings of the own voice; of a minor with who agreed. */
export const recordingConsent = withFieldNames(
  z.object({ minor: flag, guardian: z.string(), at: unixSeconds }),
  { isMinor: 'minor' },
)
export type RecordingConsent = z.output<typeof recordingConsent>

const consentForm = {
  minor: requestFlag,
  // who agreed for a minor, and how
  guardian: z.optional(text(MAX_GUARDIAN_CONSENT)),
}

/** Records the consent of the caller. Declined for a minor without the name of the guardian who agreed (R-VOICE-010). */
export const giveRecordingConsent = call({
  path: '/api.php',
  action: 'giveRecordingConsent',
  access: 'student',
  effect: 'change',
  request: consentForm,
  fieldNames: { isMinor: 'minor' },
  response: recordingConsent,
})

/** Ends the consent: the caller records nothing more until it is given again. */
export const withdrawRecordingConsent = call({
  path: '/api.php',
  action: 'withdrawRecordingConsent',
  access: 'student',
  effect: 'change',
})

/** The consent of a student, null without one, for owners. */
export const getStudentRecordingConsent = call({
  path: '/adminActions.php',
  action: 'getStudentRecordingConsent',
  access: { can: 'manageStudents' },
  effect: 'read',
  request: { student_id: id },
  response: z.nullable(recordingConsent),
})

/** Records the consent of a guardian for a minor, or, without a guardian, that the guardian agrees no more. */
export const setStudentRecordingConsent = call({
  path: '/adminActions.php',
  action: 'setStudentRecordingConsent',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'none',
  request: { student_id: id, guardian: z.optional(text(MAX_GUARDIAN_CONSENT)) },
  response: z.nullable(recordingConsent),
})
