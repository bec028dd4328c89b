import { say } from '../../messages/message.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { id, requiredText, unixSeconds } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'

/** The page of a guardian: its links are given out by the student, or by an owner for a minor (R-SESSION-009). */

export const MAX_GUARDIAN_LINKS = 5
export const MAX_GUARDIAN_NAME = 80
export const MAX_CONSENT = 300

/** The address of a page without the site. */
export const guardianPath = (token: string) => `/guardian/${token}`

const guardianLink = withFieldNames(
  z.object({
    id,
    name: z.string(),
    path: z.string(),
    language: z.enum(['en', 'ar']),
    created: unixSeconds,
    // when the page was last opened, to within a minute; 0 for never
    opened: unixSeconds,
    // of a link that the school gave out: who agreed, and how; '' for one of the student
    consent: z.string(),
  }),
  { createdAt: 'created', openedAt: 'opened' },
)
export type GuardianLink = z.output<typeof guardianLink>

const guardianForm = {
  name: requiredText(MAX_GUARDIAN_NAME),
  language: z.enum(['en', 'ar']),
}

export const TOO_MANY_GUARDIANS = say('rules_guardians_too_many')

/** The links of the caller that were not revoked, also those that the school gave out. */
export const getGuardianLinks = call({
  path: '/api.php',
  action: 'getGuardianLinks',
  access: 'student',
  effect: 'read',
  response: z.array(guardianLink),
})

/** Makes a link for a guardian. Declined with `too_many_guardians` above five. */
export const addGuardianLink = call({
  path: '/api.php',
  action: 'addGuardianLink',
  access: 'student',
  effect: 'create',
  request: guardianForm,
  response: guardianLink,
})

/** Ends a link of the caller at once, also one that the school gave out. */
export const revokeGuardianLink = call({
  path: '/api.php',
  action: 'revokeGuardianLink',
  access: 'student',
  effect: 'change',
  request: { guardian_id: id },
})

const ADMIN = '/adminActions.php'

/** The links of a student, for owners. */
export const getStudentGuardians = call({
  path: ADMIN,
  action: 'getStudentGuardians',
  access: { can: 'manageStudents' },
  effect: 'read',
  request: { student_id: id },
  response: z.array(guardianLink),
})

/** Makes a link for the guardian of a minor; `consent` says who agreed and how, and is kept with it. */
export const addStudentGuardian = call({
  path: ADMIN,
  action: 'addStudentGuardian',
  access: { can: 'manageStudents' },
  effect: 'create',
  reauthentication: 'none',
  request: { student_id: id, ...guardianForm, consent: requiredText(MAX_CONSENT) },
  response: guardianLink,
})

export const revokeStudentGuardian = call({
  path: ADMIN,
  action: 'revokeStudentGuardian',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'none',
  request: { student_id: id, guardian_id: id },
})

/**
 * The week of a student in a line for each guardian, in the language of the guardian, to be sent by WhatsApp. A teacher gets what
 * happened in own classes, without the link, which shows all classes.
 */
export const getGuardianLines = call({
  path: ADMIN,
  action: 'getGuardianLines',
  access: { can: 'viewMarks' },
  effect: 'read',
  request: { student_id: id },
  response: z.array(z.object({ id, name: z.string(), text: z.string() })),
})
