import { say } from '../../messages/message.ts'
import { personName } from '../auth/person-name.ts'
import { phone } from '../auth/phone.ts'
import { studentIds } from '../enrolment/manage-enrolments.ts'
import { call } from '../platform/call.ts'
import { withFieldNames } from '../platform/field-names.ts'
import { email, id, requestFlag, text } from '../platform/wire.ts'
import * as z from '../platform/zod.ts'
import { classIds, staffKind } from '../staff/staff.ts'
import { role } from './student-list.ts'

/** Administrators' calls that add, activate and deactivate accounts. */

const ADMIN = '/adminActions.php'

/** The phone number is optional, as in an import. */
const optionalPhone = z.union([z.literal(''), phone])

/** A guardian or another contact; an email or a phone number is required. */
export const contactForm = z.object({
  name: text(120),
  email: z.union([z.literal(''), email]),
  phone: optionalPhone,
})

/**
 * Sets who receives what would go to a student by email (R-PAY-009). A contact with this email, else with this number and name, is
 * shared. `for` 'all' changes the contact for all students who share it, 'one' for this one; without any text the student has
 * no contact any more. Audited.
 */
export const setContact = call({
  path: ADMIN,
  action: 'setContact',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'roles',
  request: { student_id: id, contact: contactForm, for: z.enum(['all', 'one']) },
  fieldNames: { appliesTo: 'for' },
  successMessage: say('rules_admin_contact_saved'),
})

/**
 * Adds a student, who gets an email with instructions for setting a password, as in an import. Declined with
 * `email_taken` and `name_reserved`.
 */
export const addStudent = call({
  path: ADMIN,
  action: 'addStudent',
  access: { can: 'manageStudents' },
  effect: 'create',
  reauthentication: 'none',
  request: {
    name: personName,
    email: z.optional(email),
    phonenumber: z.optional(optionalPhone),
    // '1' for a student without an email, who signs in with the code of the response (R-PAY-009)
    no_email: z.optional(requestFlag),
    contact: z.optional(contactForm),
  },
  fieldNames: { phone: 'phonenumber', hasNoEmail: 'no_email' },
  response: z.object({ id, code: z.optional(z.string()) }),
  successMessage: say('rules_admin_student_added_successfully'),
})

/**
 * Makes a student a member of the staff, or a member a student, as `editStudent` does, which requires a phone number. `staff` is the new
 * kind, an owner without it, and `class_ids` are the classes of a teacher or marker; a student has neither (R-STAFF-002).
 */
export const changeRole = call({
  path: ADMIN,
  action: 'changeRole',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'roles',
  request: {
    student_id: id,
    role,
    staff: z.optional(staffKind),
    class_ids: z.optional(classIds),
  },
  successMessage: say('rules_admin_student_updated_successfully'),
})

/** `administrator`: the account of an administrator cannot be deactivated. */
export const activationOutcomes = ['done', 'already', 'not-found', 'administrator'] as const
export type ActivationOutcome = (typeof activationOutcomes)[number]

/** The outcome of an activation or deactivation of an account. */
export function activationOutcome(
  account: { isStudent: boolean; isActive: boolean } | undefined,
  isActivation: boolean,
): ActivationOutcome {
  if (!account) return 'not-found'
  if (!account.isStudent) return 'administrator'
  return account.isActive === isActivation ? 'already' : 'done'
}

/** The message of a sign-in to a deactivated account. */
export const ACCOUNT_DEACTIVATED = say('rules_admin_account_deactivated_contact_school')

/** Activates or deactivates students: a deactivated one is signed out and cannot sign in. */
export const setStudentsActive = call({
  path: ADMIN,
  action: 'setStudentsActive',
  access: { can: 'manageStudents' },
  effect: 'change',
  reauthentication: 'roles',
  request: { student_ids: studentIds, active: requestFlag },
  fieldNames: { isActive: 'active' },
  response: z.array(
    withFieldNames(z.object({ student_id: id, outcome: z.enum(activationOutcomes) })),
  ),
})
