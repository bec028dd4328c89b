import { reject } from '../kernel/refusal.ts'

/** A body's fields after nesting: text, lists and records of them. */
export type Fields = Record<string, unknown>

type Branch = Map<string, Branch | unknown>

const MAX_FIELDS = 20_000
const MAX_DEPTH = 4

/**
 * Makes one nested value of flat form fields: `questions[0][question]`, `student_ids[]`, `answer[12]` (decisions §1).
 * Numbers 0…n-1 make a list, any other keys a record. Refuses what is sent twice, nested too deep, or named `__proto__`.
 */
export function nested(pairs: Iterable<[name: string, value: unknown]>): Fields {
  const root: Branch = new Map()
  let count = 0
  for (const [name, value] of pairs) {
    if (++count > MAX_FIELDS) reject(413, 'Too many fields')
    place(root, pathOf(name), name, value)
  }
  return Object.fromEntries([...root].map(([key, value]) => [key, grown(value)]))
}

function pathOf(name: string): string[] {
  const open = name.indexOf('[')
  const isNested = open > 0 && name.endsWith(']')
  const path = isNested ? [name.slice(0, open), ...name.slice(open + 1, -1).split('][')] : [name]
  if (path.length > MAX_DEPTH) reject(400, `${path[0]} is nested too deep`)
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
