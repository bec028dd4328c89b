import { email } from '../../../../contract/platform/wire.ts'
import { m } from '../../../../messages/m.ts'
import { matches } from '../../../forms/field-rules.ts'
import { phoneRule } from '../../../forms/phone-rule.ts'

/** The fields of a contact; all are optional (R-PAY-009). */
export type ContactValues = { contactName: string; contactEmail: string; contactPhone: string }

export const NO_CONTACT: ContactValues = { contactName: '', contactEmail: '', contactPhone: '' }

const isEmpty = (text: string) => text.trim() === ''

/** The errors of invalid fields. */
export const contactRules = {
  contactEmail: (text: string) =>
    isEmpty(text) ? undefined : matches(email, m.students_enter_full_email())(text),
  contactPhone: (text: string) => (isEmpty(text) ? undefined : phoneRule(text)),
}

/** The contact of a request. */
export const toContact = ({ contactName, contactEmail, contactPhone }: ContactValues) => ({
  name: contactName.trim(),
  email: contactEmail.trim(),
  phone: contactPhone.trim(),
})
