import { writePhrases } from '../arabic/arabic-phrases.ts'
import type { ContentRules, QuestionProblem, TypedContent } from './question-content.ts'
import { isTooLong, MAX_ACCEPTED_KEYS, MAX_ANSWER_LETTERS } from './typed-answer.ts'

// separate from the comparison of answers, which an editor needs only when it tries one

/** The rules of typed questions. */
export const typed: ContentRules<TypedContent> = {
  label: 'Type the answer',
  findProblems: ({ answer, accepted }) => [
    // an empty answer is a problem of every kind
    ...(answer.trim() === '' ? [] : findKeyProblems(answer, { field: 'answer' })),
    ...accepted.flatMap((key, index) => findKeyProblems(key, { field: 'accepted', index })),
    ...(accepted.length > MAX_ACCEPTED_KEYS ? [TOO_MANY_KEYS] : []),
  ],
}

/** A key of only diacritics, tatweel, ornaments, apostrophes or small letters of the Qurʾān would match any answer. */
const HAS_LETTER = /(?![\u02bb-\u02bf\u0640\u06e5\u06e6])[\p{L}\p{N}]/u

const TOO_MANY_KEYS: QuestionProblem = {
  field: 'accepted',
  severity: 'error',
  message: `At most ${MAX_ACCEPTED_KEYS} further answers are possible.`,
}

function findKeyProblems(
  key: string,
  place: Pick<QuestionProblem, 'field' | 'index'>,
): QuestionProblem[] {
  const problem = (message: string): QuestionProblem[] => [{ ...place, severity: 'error', message }]
  if (isTooLong(key)) return problem(`At most ${MAX_ANSWER_LETTERS} letters are possible.`)
  if (key.trim() === '') return problem('Enter an answer.')
  if (!HAS_LETTER.test(writePhrases(key)))
    return problem('This answer has no letter or digit. Students could not type it.')
  return []
}
