import type { ApiError } from '../api/call-api.ts'
import type { ErrorTarget } from './error-target.ts'

/** Form fields whose names differ from the wire names by more than the case. */
const FORM_NAMES: Record<string, string> = {
  amount: 'price',
  issue_date: 'issuedOn',
  message: 'body',
  monthlylimit: 'monthlyLimit',
  new_password: 'password',
  others: 'wrongOptions',
  phonenumber: 'phone',
  prequisite_id: 'prerequisiteId',
  regclosedate: 'closes',
}

/** Displays the error of a declined request at the form field that it names. False if the form has no such field. */
export function showFieldError(form: ErrorTarget, { field = '', message }: ApiError): boolean {
  const candidates = [
    field,
    field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
    FORM_NAMES[field],
  ]
  const name = Object.keys(form.current().values).find((it) => candidates.includes(it))
  // a name of its values
  if (name !== undefined) form.showServerError(name as never, message)
  return name !== undefined
}
