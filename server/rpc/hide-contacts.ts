import * as z from 'zod/mini'
import type { Call } from '../../contract/platform/call.ts'
import { type Scope, seesContacts } from '../platform/scope.ts'
import { SerializedResponse, SessionResponse } from './handler.ts'

/**
 * The fields of responses, by their wire names, with an email, a phone number or a balance of a person; a test finds a new one by its
 * name.
 */
export const CONTACT_FIELDS = new Set([
  ...['email', 'emails', 'student_email', 'to', 'phonenumber', 'phone', 'contact'],
  ...['wallet', 'balance', 'parts', 'referral_code'],
])

/**
 * Empties the contacts in the response of a call of the staff, wherever they are, for a caller who must not see them (R-STAFF-003):
 * a call that is added later hides them too.
 */
export function hideContacts(call: Call, result: unknown, scope: Scope): unknown {
  if (seesContacts(scope) || result instanceof SessionResponse) return result
  const data =
    result instanceof SerializedResponse
      ? JSON.parse(String(result.json))
      : // `handle` checks that a handler returns the data of its call
        z.encode(call.response, result as never)
  return new SerializedResponse(JSON.stringify(withoutContacts(data)))
}

function withoutContacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutContacts)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      CONTACT_FIELDS.has(name) ? emptied(inner) : withoutContacts(inner),
    ]),
  )
}

function emptied(value: unknown): unknown {
  // a list, such as that of failed emails, keeps what else is in its rows
  if (Array.isArray(value))
    return value.map((it) => (typeof it === 'object' ? withoutContacts(it) : emptied(it)))
  if (typeof value === 'string') return ''
  if (typeof value === 'number') return 0
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, emptied(inner)]))
}
