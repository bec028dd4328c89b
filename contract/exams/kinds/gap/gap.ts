import { say } from '../../../../messages/message.ts'
import type { DiacriticsRule } from '../../../arabic/arabic-verdict.ts'
import * as z from '../../../platform/zod.ts'
import { diacriticsRules } from '../../answers.ts'
import { judgeTypedAnswer } from '../../judge-typed.ts'
import { hasArabicLetters, isOnlyMarks, isTooLong } from '../../typed-answer.ts'
import { alignParts, contentText, type ExerciseRules, inNeutralOrder } from '../exercise.ts'

/** A line with gaps, each typed or chosen from a bank of words (R-LEARN-003). */
export type GapContent = {
  /** The line; what is missing stands in double braces, further keys after a bar: 'هذا {{كِتَابٌ|كِتابٌ}}'. */
  line: string
  /** Whether the missing words are shown to choose from. */
  fromBank: boolean
  /** Words of the bank that fit in no gap. */
  decoys: string[]
  marks: DiacriticsRule
  strict: boolean
}

export type PublicGap = {
  /** The text before each gap, and after the last one. */
  pieces: string[]
  /** The words to choose from; absent if the gaps are typed. */
  bank?: string[]
  marks: DiacriticsRule
  isArabic: boolean
}

export const MAX_GAPS = 20
const GAP = /\{\{([^{}]*)\}\}/g

/** The text around the gaps, and the keys of each gap. */
export function readGaps(line: string): { pieces: string[]; gaps: string[][] } {
  const gaps = [...line.matchAll(GAP)].map(([, keys = '']) =>
    keys
      .split('|')
      .map((it) => it.trim())
      .filter(Boolean),
  )
  return { pieces: line.replaceAll(GAP, '\u0000').split('\u0000'), gaps }
}

/** The words around a gap, as a label: 'هذا … جديد'. */
const labelOf = (pieces: readonly string[], index: number) => {
  const before = pieces[index]?.trim().split(/\s+/).slice(-2).join(' ')
  const after = pieces[index + 1]?.trim().split(/\s+/).slice(0, 2).join(' ')
  return `${before} … ${after}`.trim()
}

/** Each gap by the word before it and the one after it. */
function namesOf({ line }: GapContent): string[] {
  const { pieces, gaps } = readGaps(line)
  const words = pieces.map((it) => it.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
  return gaps.map((_, index) => `${words[index]?.at(-1)} ${words[index + 1]?.[0]}`)
}

export const gap: ExerciseRules<GapContent, PublicGap> = {
  content: z.object({
    line: contentText(2_000),
    fromBank: z._default(z.boolean(), false),
    decoys: z._default(z.array(contentText(200)).check(z.maxLength(20)), []),
    marks: z._default(z.enum(diacriticsRules), 'free'),
    strict: z._default(z.boolean(), false),
  }) as z.ZodMiniType<GapContent, GapContent>,
  findProblems: ({ line }) => {
    const { gaps } = readGaps(line)
    const problem = (message: ReturnType<typeof say>) => [{ field: 'line', message }]
    if (gaps.length === 0) return problem(say('rules_exercises_no_gap'))
    if (gaps.length > MAX_GAPS)
      return problem(say('rules_exercises_too_many_gaps', { max: MAX_GAPS }))
    if (gaps.some((keys) => keys.length === 0 || keys.some(isOnlyMarks)))
      return problem(say('rules_exercises_empty_gap'))
    return gaps.flat().some(isTooLong) ? problem(say('rules_exercises_gap_too_long')) : []
  },
  keyText: ({ line }) =>
    line.replaceAll(GAP, (_, keys: string) => keys.split('|')[0]?.trim() ?? ''),
  toPublic: ({ line, fromBank, decoys, marks }) => {
    const { pieces, gaps } = readGaps(line)
    const keys = gaps.map(([key = '']) => key)
    // a bank that was pasted may have all words, also those of the gaps
    const words = [...keys, ...decoys.filter((it) => !keys.includes(it))].filter(Boolean)
    return {
      pieces,
      ...(fromBank && { bank: inNeutralOrder(words, (it) => it) }),
      marks,
      isArabic: gaps.flat().some(hasArabicLetters),
    }
  },
  isPossible: ({ line, fromBank, decoys }, answer) => {
    const { gaps } = readGaps(line)
    const words = [...gaps.map(([key = '']) => key), ...decoys]
    return (
      answer.length <= gaps.length &&
      answer.every((it) => !isTooLong(it) && (!fromBank || it === '' || words.includes(it)))
    )
  },
  review: ({ line, marks, fromBank }, answer) => {
    const { pieces, gaps } = readGaps(line)
    return gaps.map(([key = '', ...accepted], index) => {
      const given = answer[index]?.trim() ?? ''
      const judged = judgeTypedAnswer({ answer: key, accepted, marks }, given)
      // of a word that was chosen, no letter was written wrongly
      const typed = fromBank ? { ...judged, differences: [] } : judged
      const right = typed.key
      return { label: labelOf(pieces, index), given, right, verdict: typed.verdict, typed }
    })
  },
  isStrict: ({ strict }) => strict,
  // each text is compared unchanged with the later keys of its gap
  translate: (before, after, answer) => alignParts(namesOf(before), namesOf(after), answer),
}
