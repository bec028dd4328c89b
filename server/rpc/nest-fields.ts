import { type BodyLimits, DEFAULT_BODY_LIMITS } from '../../contract/platform/call.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import { MAX_FIELD_NAME_LENGTH, tooManyFieldsMessage } from './parse-form.ts'

/** The fields of a body after nesting: texts, lists and records. */
export type Fields = Record<string, unknown>

type FieldTree = Map<string, FieldTree | unknown>

/**
 * Nests flat form fields: `questions[0][question]`, `student_ids[]`, `answer[12]` (R-WIRE-005). The keys 0…n-1 make a
 * list, other keys a record. Throws for duplicate fields, deep nesting and `__proto__`.
 */
export function nestFields(
  pairs: Iterable<[name: string, value: unknown]>,
  { fields, depth }: Pick<BodyLimits, 'fields' | 'depth'> = DEFAULT_BODY_LIMITS,
): Fields {
  const root: FieldTree = new Map()
  let count = 0
  for (const [name, value] of pairs) {
    if (++count > fields) httpError('too_many_fields', tooManyFieldsMessage(fields))
    setField(root, parseFieldName(name, depth), name, value)
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, toPlainValue(value)]))
}

function parseFieldName(name: string, depth: number): string[] {
  if (name.length > MAX_FIELD_NAME_LENGTH)
    httpError('invalid_field_name', say('rules_wire_name_field_too_long'))
  const bracket = name.indexOf('[')
  const isNested = bracket > 0 && name.endsWith(']')
  const path = isNested
    ? [name.slice(0, bracket), ...name.slice(bracket + 1, -1).split('][')]
    : [name]
  if (path.length > depth)
    httpError('request_too_deep', say('rules_wire_field_too_deep', { field: path[0] ?? '' }))
  // no call has such a field, so only an attack sends it
  if (path.includes('__proto__'))
    httpError('invalid_field_name', say('rules_wire_field_unknown', { field: name }))
  return path
}

function setField(root: FieldTree, path: string[], name: string, value: unknown) {
  let branch = root
  for (const [depth, segment] of path.entries()) {
    const key = segment === '' ? String(branch.size) : segment
    const existing = branch.get(key)
    if (depth === path.length - 1) {
      if (existing !== undefined)
        httpError('duplicate_field', say('rules_wire_field_sent_twice', { field: name }))
      branch.set(key, value)
    } else if (existing instanceof Map) {
      branch = existing
    } else if (existing === undefined) {
      const next: FieldTree = new Map()
      branch.set(key, next)
      branch = next
    } else {
      httpError('duplicate_field', say('rules_wire_field_sent_twice', { field: path[0] ?? '' }))
    }
  }
}

function toPlainValue(value: unknown): unknown {
  if (!(value instanceof Map)) return value
  const isList = [...value.keys()].every((key, index) => key === String(index))
  if (isList) return [...value.values()].map(toPlainValue)
  // no prototype, because a field can have any name, also __proto__
  const record = Object.create(null) as Fields
  for (const [key, inner] of value) record[key] = toPlainValue(inner)
  return record
}

/** Returns the number of values and the depth of the deepest one. */
export function measureFields(value: unknown): { fields: number; depth: number } {
  const size = { fields: 0, depth: 0 }
  if (typeof value !== 'object' || value === null) return size
  for (const inner of Object.values(value)) {
    const { fields, depth } = measureFields(inner)
    size.fields += fields + 1
    size.depth = Math.max(size.depth, depth + 1)
  }
  return size
}
