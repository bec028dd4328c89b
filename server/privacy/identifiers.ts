import type { Identifier } from './person.ts'

/** Replaces whole words only: 'mina@example.org' is not a part of 'amina@example.org'. */
export function replaceIn(value: unknown, identifiers: readonly Identifier[]): unknown {
  if (typeof value !== 'string') return value
  return identifiers.reduce(
    (text, it) => text.replaceAll(patternOf(it.text), () => it.replacement),
    value,
  )
}

/** The first place of a text at which one of the identifiers is; undefined for none. */
export function findIn(
  text: string,
  identifiers: readonly Identifier[],
): { start: number; length: number } | undefined {
  const found = identifiers.flatMap((it) => {
    const match = patternOf(it.text).exec(text)
    return match ? [{ start: match.index, length: match[0].length }] : []
  })
  return found.sort((a, b) => a.start - b.start)[0]
}

function patternOf(identifier: string): RegExp {
  const escaped = identifier.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  const isEmail = identifier.includes('@')
  const before = isEmail ? String.raw`(?<![\p{L}\p{M}\p{N}._%+-])` : WORD_START
  const after = isEmail ? String.raw`(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])` : WORD_END
  return new RegExp(before + escaped + after, 'giu')
}

const WORD_START = String.raw`(?<![\p{L}\p{M}\p{N}])`
const WORD_END = String.raw`(?![\p{L}\p{M}\p{N}])`
