import type { Message } from '../../../messages/message.ts'
import type { Verdict } from '../../arabic/arabic-verdict.ts'
import * as z from '../../platform/zod.ts'
import type { JudgedAnswer } from '../judge-typed.ts'

/** A part of an answer beside what is right: a gap, a pair, a cell, a letter. */
export type ReviewedPart = {
  /** What the part is, as the content has it: 'you (f. sg.), past'; '' for the only one. */
  label: string
  /** '' without an answer. */
  given: string
  right: string
  verdict: Verdict
  /** The comparison of a typed part. */
  typed?: JudgedAnswer
}

/** A problem of a content. `field` is the name of the field in the content. */
export type ContentProblem = { field: string; message: Message }

/** The rules of a kind. All are pure, for the server, the page of a student and the editor alike. */
export type ExerciseRules<Content, Public> = {
  /** The shape of a content and its limits, for requests. */
  content: z.ZodMiniType<Content, Content>
  /** Why a content of this shape cannot be saved. */
  findProblems: (content: Content) => ContentProblem[]
  /** The right answer as text, for lists and the audit log. */
  keyText: (content: Content) => string
  /** The content without its key. Lists are in an order that does not depend on the key. */
  toPublic: (content: Content) => Public
  /** Whether an answer can have been given to the content. */
  isPossible: (content: Content, answer: readonly string[]) => boolean
  /** Each part of an answer with its verdict; the score is their mean. */
  review: (content: Content, answer: readonly string[]) => ReviewedPart[]
  /** Whether a part that is nearly right earns nothing. */
  isStrict: (content: Content) => boolean
  /** The same answer in the words of a later content. */
  translate: (before: Content, after: Content, answer: readonly string[]) => readonly string[]
}

/** Parts of an answer, and letters of each. */
export const MAX_ANSWER_PARTS = 200
export const MAX_PART_LETTERS = 300
/** An answer as it is sent and stored: a JSON list of texts, one for each part. */
export const writeParts = (parts: readonly string[]): string =>
  parts.some((it) => it.trim() !== '') ? JSON.stringify(parts) : ''

/** The parts of an answer; undefined for another text. */
export function readParts(answer: string): string[] | undefined {
  if (answer === '') return []
  try {
    const parts: unknown = JSON.parse(answer)
    const isList =
      Array.isArray(parts) &&
      parts.length <= MAX_ANSWER_PARTS &&
      parts.every((it) => typeof it === 'string' && it.length <= MAX_PART_LETTERS)
    return isList ? parts : undefined
  } catch {
    return undefined
  }
}

/** An order that depends on the texts alone, so that it does not reveal where they stand. */
export const inNeutralOrder = <T>(items: readonly T[], textOf: (it: T) => string): T[] =>
  items
    .map((it) => ({ it, at: hash(textOf(it)) }))
    .toSorted((left, right) => left.at - right.at)
    .map(({ it }) => it)

/** `inNeutralOrder`, but never in the order in which the items are the answer: there would be nothing to do. */
export function inAnotherOrder<T>(items: readonly T[], textOf: (it: T) => string): T[] {
  const ordered = inNeutralOrder(items, textOf)
  const isSolved = ordered.every((it, index) => it === items[index])
  return isSolved ? [...ordered.slice(1), ...ordered.slice(0, 1)] : ordered
}

function hash(text: string): number {
  let result = 0x811c9dc5
  for (const character of text) {
    result ^= character.codePointAt(0) ?? 0
    result = Math.imul(result, 0x01000193) >>> 0
  }
  // mixed again, because texts that differ in the last letter only would stand in the order of that letter
  return Math.imul(result ^ (result >>> 15), 0x2c1b3c6d) >>> 0
}

/**
 * The texts of an answer in the order of a later content, by the names of the parts of both. A part that was renamed has the text that
 * followed the one before it; a new one has none.
 */
export function alignParts(
  before: readonly string[],
  after: readonly string[],
  answer: readonly string[],
): string[] {
  const left = new Map(before.entries())
  const found = after.map((name) => {
    const place = [...left].find(([, it]) => it === name)?.[0]
    if (place !== undefined) left.delete(place)
    return place
  })
  let last = -1
  return found.map((known) => {
    const place = known ?? (left.delete(last + 1) ? last + 1 : undefined)
    last = place ?? last
    return (place !== undefined && answer[place]) || ''
  })
}

/** The verdict on all parts: right or wrong if every part is, otherwise near. */
export function verdictOfParts(parts: readonly { verdict: Verdict }[]): Verdict {
  const [first] = parts
  if (!first) return 'wrong'
  return parts.every((it) => it.verdict === first.verdict) ? first.verdict : 'near'
}

/** A trimmed text of a content: at most `max` characters and eight marks on a letter. */
export const contentText = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max),
    z.refine((it) => !it.includes('\0') && it.isWellFormed() && !/\p{M}{9}/u.test(it)),
  )

/** The number of an uploaded picture or sound, 0 for none: in fields named `file` or `slow`, by which `fileIdsOf` finds them. */
export const fileId = z.int().check(z.nonnegative(), z.maximum(999_999_999_999_999))

/**
 * A content as a line of text, as it stands in a CSV file and as teachers paste it (R-LEARN-010). `read` never fails: the rules of
 * the kind say what is wrong with what was read.
 */
export type ExerciseText<Content> = {
  write: (content: Content) => string
  read: (text: string) => Content
}
