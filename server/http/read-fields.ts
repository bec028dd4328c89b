import { type BodyLimits, DEFAULT_BODY } from '../../contract/call.ts'
import { reject } from '../kernel/refusal.ts'
import { NAME_MAX, tooManyFields } from './parse-form.ts'

/** A body's fields after nesting: text, lists and records of them. */
export type Fields = Record<string, unknown>

type Branch = Map<string, Branch | unknown>

/**
 * Makes one nested value of flat form fields: `questions[0][question]`, `student_ids[]`, `answer[12]` (decisions §1).
 * Numbers 0…n-1 make a list, any other keys a record. Refuses what is sent twice, nested too deep, or named `__proto__`.
 */
export function nested(
  pairs: Iterable<[name: string, value: unknown]>,
  { fields, depth }: Pick<BodyLimits, 'fields' | 'depth'> = DEFAULT_BODY,
): Fields {
  const root: Branch = new Map()
  let count = 0
  for (const [name, value] of pairs) {
    if (++count > fields) reject(413, tooManyFields(fields))
    place(root, pathOf(name, depth), name, value)
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, grown(value)]))
}

function pathOf(name: string, depth: number): string[] {
  if (name.length > NAME_MAX) reject(400, 'The name of a field is too long.')
  const open = name.indexOf('[')
  const isNested = open > 0 && name.endsWith(']')
  const path = isNested ? [name.slice(0, open), ...name.slice(open + 1, -1).split('][')] : [name]
  if (path.length > depth) reject(400, `${path[0]} is nested too deep`)
  // no call asks for it, and no honest client sends it
  if (path.includes('__proto__')) reject(400, `${name} is not the name of a field`)
  return path
}

function place(root: Branch, path: string[], name: string, value: unknown) {
  let branch = root
  for (const [depth, step] of path.entries()) {
    const key = step === '' ? String(branch.size) : step
    const found = branch.get(key)
    if (depth === path.length - 1) {
      if (found !== undefined) reject(400, `${name} was sent more than once`)
      branch.set(key, value)
    } else if (found instanceof Map) {
      branch = found
    } else if (found === undefined) {
      const next: Branch = new Map()
      branch.set(key, next)
      branch = next
    } else {
      reject(400, `${path[0]} was sent more than once`)
    }
  }
}

function grown(value: unknown): unknown {
  if (!(value instanceof Map)) return value
  const isList = [...value.keys()].every((key, index) => key === String(index))
  if (isList) return [...value.values()].map(grown)
  // no prototype: a field may have any name, __proto__ too
  const record = Object.create(null) as Fields
  for (const [key, inner] of value) record[key] = grown(inner)
  return record
}

/** How many values there are in fields, and how many steps lead to the deepest. */
export function measure(value: unknown): { fields: number; depth: number } {
  const size = { fields: 0, depth: 0 }
  if (typeof value !== 'object' || value === null) return size
  for (const inner of Object.values(value)) {
    const { fields, depth } = measure(inner)
    size.fields += fields + 1
    size.depth = Math.max(size.depth, depth + 1)
  }
  return size
}
