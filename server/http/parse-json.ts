import type { BodyLimits } from '../../contract/call.ts'
import { reject } from '../kernel/refusal.ts'
import { tooManyFields } from './parse-form.ts'

type Limits = Pick<BodyLimits, 'fields' | 'depth'>

/** Parses a JSON body, undefined when it is empty. Nesting and the number of values are bounded before it is parsed. */
export function parseJson(body: Buffer, limits: Limits): unknown {
  if (body.length === 0) return undefined
  checkShape(body, limits)
  try {
    return JSON.parse(body.toString()) as unknown
  } catch {
    reject(400, 'The JSON could not be read.')
  }
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/** Counts values by their commas and brackets, in one pass that skips strings. */
function checkShape(body: Buffer, { fields, depth }: Limits) {
  let values = 0
  let open = 0
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0
    if (byte === QUOTE) {
      at = endOfString(body, at)
    } else if (byte === COMMA) {
      values++
    } else if (OPENING.has(byte)) {
      values++
      if (++open > depth) reject(400, tooDeep(depth))
    } else if (CLOSING.has(byte)) {
      open--
    }
    if (values > fields) reject(413, tooManyFields(fields))
  }
}

export function tooDeep(depth: number): string {
  return `The request is nested too deep: at most ${depth} levels.`
}

function endOfString(body: Buffer, start: number): number {
  let end = body.indexOf(QUOTE, start + 1)
  while (end > 0 && isEscaped(body, end)) end = body.indexOf(QUOTE, end + 1)
  return end < 0 ? body.length : end
}

function isEscaped(body: Buffer, quote: number): boolean {
  let backslashes = 0
  while (body[quote - 1 - backslashes] === BACKSLASH) backslashes++
  return backslashes % 2 === 1
}
