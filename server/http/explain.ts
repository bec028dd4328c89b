import type * as z from 'zod/mini'
import { NAME_MAX } from './parse-form.ts'

/** One sentence that names the field and what is wrong with it (decisions §1). */
export function explain(
  issues: readonly z.core.$ZodIssue[],
  fields: Record<string, unknown>,
): string {
  const issue = issues[0]
  if (!issue) return 'The request is not valid'
  const name = issue.path.map(String).join('.').slice(0, NAME_MAX)
  // a schema that says it in words of its own says it better
  if (issue.message && issue.message !== 'Invalid input') return issue.message
  if (isMissing(issue, fields)) return `${name} is required`
  if (issue.code === 'too_big') return `${name} is too long`
  if (issue.code === 'too_small') return `${name} is required`
  return `${name} is not valid`
}

function isMissing(issue: z.core.$ZodIssue, fields: Record<string, unknown>): boolean {
  let at: unknown = fields
  for (const step of issue.path) {
    if (typeof at !== 'object' || at === null) return true
    at = (at as Record<PropertyKey, unknown>)[step]
  }
  return at === undefined || at === ''
}
