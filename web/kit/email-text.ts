import { codeOfName, isNoMailbox } from '../../contract/auth/sign-in-name.ts'
import { m } from '../../messages/m.ts'

/** An email as it is shown: of a student without one 'No email' and the student code (R-PAY-009). */
export function emailText(email: string): string {
  if (!isNoMailbox(email)) return email
  const code = codeOfName(email)
  return code ? m.kit_no_email_code({ code }) : m.kit_no_email()
}
