import { say } from '../../../../messages/message.ts'
import * as z from '../../../platform/zod.ts'
import { alignParts, contentText, type ExerciseRules } from '../exercise.ts'
import {
  iraabOf,
  type Parsed,
  WORD_CASES,
  WORD_KINDS,
  WORD_ROLES,
  WORD_SIGNS,
} from './parse-terms.ts'

/** A sentence whose words are parsed (R-LEARN-008). A part that is '' is not asked. */
export type ParsedWord = Parsed & { text: string }
export type ParseContent = { words: ParsedWord[] }
/** Which parts are asked of each word. */
export type PublicParse = { words: { text: string; asks: ParsePart[] }[] }

export const PARSE_PARTS = ['kind', 'role', 'case', 'sign'] as const
export type ParsePart = (typeof PARSE_PARTS)[number]
export const PARSE_TERMS: Record<ParsePart, Readonly<Record<string, string>>> = {
  kind: WORD_KINDS,
  role: WORD_ROLES,
  case: WORD_CASES,
  sign: WORD_SIGNS,
}
export const MAX_PARSED_WORDS = 30

const term = (terms: Readonly<Record<string, string>>) =>
  z._default(z.enum(['', ...Object.keys(terms)]), '')

/** What is asked, word by word: the parts of an answer in order. */
const askedParts = ({ words }: ParseContent) =>
  words.flatMap((word) =>
    PARSE_PARTS.filter((part) => word[part] !== '').map((part) => ({ word, part })),
  )

const namesOf = (content: ParseContent) =>
  askedParts(content).map(({ word, part }) => `${part} ${word.text}`)

export const parse: ExerciseRules<ParseContent, PublicParse> = {
  content: z.object({
    words: z
      .array(
        z.object({
          text: contentText(100),
          kind: term(WORD_KINDS),
          role: term(WORD_ROLES),
          case: term(WORD_CASES),
          sign: term(WORD_SIGNS),
        }),
      )
      .check(z.maxLength(MAX_PARSED_WORDS)),
  }) as unknown as z.ZodMiniType<ParseContent, ParseContent>,
  findProblems: (content) => {
    if (content.words.some(({ text }) => text === ''))
      return [{ field: 'words', message: say('rules_exercises_empty_word') }]
    return askedParts(content).length === 0
      ? [{ field: 'words', message: say('rules_exercises_nothing_parsed') }]
      : []
  },
  keyText: ({ words }) =>
    words.map((it) => (iraabOf(it) === '' ? it.text : `${it.text}: ${iraabOf(it)}`)).join('؛ '),
  toPublic: ({ words }) => ({
    words: words.map((word) => ({
      text: word.text,
      asks: PARSE_PARTS.filter((part) => word[part] !== ''),
    })),
  }),
  isPossible: (content, answer) => {
    const asked = askedParts(content)
    return (
      answer.length <= asked.length &&
      answer.every((it, index) => {
        const part = asked[index]?.part
        return it === '' || (part !== undefined && Object.hasOwn(PARSE_TERMS[part], it))
      })
    )
  },
  review: (content, answer) =>
    askedParts(content).map(({ word, part }, index) => {
      const given = answer[index] ?? ''
      const terms = PARSE_TERMS[part]
      return {
        label: word.text,
        given: terms[given] ?? '',
        right: terms[word[part]] ?? '',
        verdict: given === word[part] ? 'right' : 'wrong',
      }
    }),
  isStrict: () => false,
  translate: (before, after, answer) => alignParts(namesOf(before), namesOf(after), answer),
}
