import type * as z from 'zod/mini'
import { MAX_FIELD_NAME_LENGTH } from './parse-form.ts'

/** Returns one sentence that names the field and its error (R-WIRE-006). */
export function validationMessage(
  issues: readonly z.core.$ZodIssue[],
  fields: Record<string, unknown>,
): string {
  const issue = issues[0]
  if (!issue) return 'The request is not valid'
  const name = issue.path.map(String).join('.').slice(0, MAX_FIELD_NAME_LENGTH)
  // a message of the schema is more specific
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  if (isMissing(issue, fields)) return `${name} is required`
  if (issue.code === 'too_big') return `${name} is too long`
  if (issue.code === 'too_small') return `${name} is required`
  return `${name} is not valid`
}

function isMissing(issue: z.core.$ZodIssue, fields: Record<string, unknown>): boolean {
  let value: unknown = fields
  for (const key of issue.path) {
    if (typeof value !== 'object' || value === null) return true
    value = Reflect.get(value, key)
  }
  return value === undefined || value === ''
}
