import { type Message, say } from '../../../../messages/message.ts'
import * as z from '../../../platform/zod.ts'
import { isSameAnswer } from '../../answers.ts'
import { contentText, type ExerciseRules, fileId, inNeutralOrder } from '../exercise.ts'

/** A sound, which is the file of the question, and options (R-LEARN-001). */
export type HearContent = {
  /** 2 to 4, the right one first. */
  options: string[]
  /** The number of the slow sound, 0 for none. */
  slow: number
  /** A question in writing for those who cannot hear, '' for none. */
  alternative: string
}
export type PublicHear = HearContent

export const MIN_HEAR_OPTIONS = 2
export const MAX_HEAR_OPTIONS = 4
const MAX_SENT_OPTIONS = 60

const problem = (message: Message) => [{ field: 'options' as const, message }]

export const hear: ExerciseRules<HearContent, PublicHear> = {
  content: z.object({
    // more than are allowed, so that a list of words that was pasted gets a sentence
    options: z.array(contentText(200)).check(z.maxLength(MAX_SENT_OPTIONS)),
    slow: z._default(fileId, 0),
    alternative: z._default(contentText(1_000), ''),
  }) as z.ZodMiniType<HearContent, HearContent>,
  findProblems: ({ options }) => {
    const filled = options.filter((it) => it !== '')
    // without the first one no answer is right
    if (filled.length < MIN_HEAR_OPTIONS || options[0] === '')
      return problem(say('rules_exercises_two_options'))
    if (filled.length > MAX_HEAR_OPTIONS)
      return problem(say('rules_exercises_too_many_options', { max: MAX_HEAR_OPTIONS }))
    return filled.some((it, index) => filled.slice(0, index).some((one) => isSameAnswer(one, it)))
      ? problem(say('rules_exercises_option_twice'))
      : []
  },
  keyText: ({ options }) => options[0] ?? '',
  toPublic: ({ options, slow, alternative }) => ({
    options: inNeutralOrder(
      options.filter((it) => it !== ''),
      (it) => it,
    ),
    slow,
    alternative,
  }),
  isPossible: ({ options }, answer) =>
    answer.length <= 1 && answer.every((it) => it === '' || options.includes(it)),
  review: ({ options: [right = ''] }, [given = '']) => [
    { label: '', given, right, verdict: isSameAnswer(right, given) ? 'right' : 'wrong' },
  ],
  isStrict: () => false,
  // an option whose wording was changed
  translate: (before, after, answer) =>
    answer.map((it) =>
      after.options.includes(it) ? it : (after.options[before.options.indexOf(it)] ?? it),
    ),
}
