import type * as z from 'zod/mini'
import { messageOfIssue } from '../../contract/platform/issue-message.ts'
import { type Message, say } from '../../messages/message.ts'
import { MAX_FIELD_NAME_LENGTH } from './parse-form.ts'

/** Returns the sentence that names the field and its error (R-WIRE-006). */
export function validationMessage(
  issues: readonly z.core.$ZodIssue[],
  fields: Record<string, unknown>,
): Message {
  const issue = issues[0]
  if (!issue) return say('rules_wire_request_not_valid')
  const field = issue.path.map(String).join('.').slice(0, MAX_FIELD_NAME_LENGTH)
  // a message of the schema is more specific
  const own = messageOfIssue(issue.message)
  if (own) return own
  if (isMissing(issue, fields)) return say('rules_wire_field_required', { field })
  if (issue.code === 'too_small')
    return say(isNumber(issue) ? 'rules_wire_field_too_small' : 'rules_wire_field_required', {
      field,
    })
  if (issue.code === 'too_big') return say(tooBig(issue), { field })
  return say('rules_wire_field_not_valid', { field })
}

type TooBig = z.core.$ZodIssueTooBig

const isNumber = ({ origin }: Pick<TooBig, 'origin'>) => origin === 'number' || origin === 'int'

function tooBig(issue: TooBig) {
  if (isNumber(issue)) return 'rules_wire_field_too_large'
  return issue.origin === 'array' ? 'rules_wire_field_too_many' : 'rules_wire_field_too_long'
}

function isMissing(issue: z.core.$ZodIssue, fields: Record<string, unknown>): boolean {
  let value: unknown = fields
  for (const key of issue.path) {
    if (typeof value !== 'object' || value === null) return true
    value = Reflect.get(value, key)
  }
  return value === undefined || value === ''
}
