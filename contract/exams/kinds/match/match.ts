import { say } from '../../../../messages/message.ts'
import * as z from '../../../platform/zod.ts'
import { alignParts, contentText, type ExerciseRules, fileId, inAnotherOrder } from '../exercise.ts'

/** One side of a pair: a text, or an uploaded picture or sound with a text that describes it. */
export type MatchItem = { text: string; file: number }
/** 3 to 8 pairs (R-LEARN-006). */
export type MatchContent = { pairs: { left: MatchItem; right: MatchItem }[] }
export type PublicMatch = { lefts: MatchItem[]; rights: MatchItem[] }

export const MIN_PAIRS = 3
export const MAX_PAIRS = 8

/** What an answer names an item by. */
export const matchName = ({ text, file }: MatchItem): string => (file === 0 ? text : `#${file}`)

const isEmpty = ({ text, file }: MatchItem) => text === '' && file === 0
// the text of a picture or sound names what it shows
const withoutKey = (it: MatchItem): MatchItem => (it.file === 0 ? it : { ...it, text: '' })
const nameOf = ({ text, file }: MatchItem) => text || `#${file}`

const leftsOf = ({ pairs }: MatchContent) => pairs.map(({ left }) => matchName(left))

const item = z.object({ text: z._default(contentText(200), ''), file: z._default(fileId, 0) })

export const match: ExerciseRules<MatchContent, PublicMatch> = {
  content: z.object({
    pairs: z.array(z.object({ left: item, right: item })).check(z.maxLength(MAX_PAIRS)),
  }) as unknown as z.ZodMiniType<MatchContent, MatchContent>,
  findProblems: ({ pairs }) => {
    if (pairs.length < MIN_PAIRS)
      return [
        {
          field: 'pairs',
          message: say('rules_exercises_pairs', { min: MIN_PAIRS, max: MAX_PAIRS }),
        },
      ]
    if (pairs.some(({ left, right }) => isEmpty(left) || isEmpty(right)))
      return [{ field: 'pairs', message: say('rules_exercises_half_pair') }]
    const isTwice = (side: 'left' | 'right') =>
      new Set(pairs.map((it) => matchName(it[side]))).size < pairs.length
    return isTwice('left') || isTwice('right')
      ? [{ field: 'pairs', message: say('rules_exercises_pair_twice') }]
      : []
  },
  keyText: ({ pairs }) =>
    pairs.map(({ left, right }) => `${nameOf(left)} = ${nameOf(right)}`).join('; '),
  toPublic: ({ pairs }) => ({
    lefts: pairs.map(({ left }) => withoutKey(left)),
    rights: inAnotherOrder(
      pairs.map(({ right }) => withoutKey(right)),
      matchName,
    ),
  }),
  isPossible: ({ pairs }, answer) =>
    answer.length <= pairs.length &&
    answer.every((it) => it === '' || pairs.some(({ right }) => matchName(right) === it)),
  review: ({ pairs }, answer) =>
    pairs.map(({ left, right }, index) => {
      const name = answer[index] ?? ''
      const chosen = pairs.find((it) => matchName(it.right) === name)?.right
      return {
        label: nameOf(left),
        given: chosen ? nameOf(chosen) : '',
        right: nameOf(right),
        verdict: name === matchName(right) ? 'right' : 'wrong',
      }
    }),
  isStrict: () => false,
  // an item whose wording was changed
  translate: (before, after, answer) =>
    alignParts(leftsOf(before), leftsOf(after), answer).map((name) => {
      if (after.pairs.some(({ right }) => matchName(right) === name)) return name
      const index = before.pairs.findIndex(({ right }) => matchName(right) === name)
      const left = leftsOf(before)[index]
      const later = after.pairs[leftsOf(after).indexOf(left ?? '')] ?? after.pairs[index]
      return later ? matchName(later.right) : name
    }),
}
