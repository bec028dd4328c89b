import type { QuestionContent } from '../../contract/quiz-bank.ts'

/** What a search looks in and for: no case, no vowel marks, no dots under letters, so that 'hajj' finds 'ḥajj'. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}ʿʾ'’\u0640]/gu, '')
    .toLowerCase()
}

/** By which two questions are one; vowel marks count, for a vowel may be what is asked about. */
export function toQuestionKey(question: string): string {
  return question.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** A question as the bank's table keeps it. */
export function toQuestionRow({
  level,
  question,
  answer,
  others,
  seconds,
  source,
}: QuestionContent) {
  const [wrongOption1 = '', wrongOption2 = '', wrongOption3 = ''] = others.filter((it) => it !== '')
  return {
    level,
    question,
    answer,
    wrong_option1: wrongOption1,
    wrong_option2: wrongOption2,
    wrong_option3: wrongOption3,
    seconds,
    source,
    search_text: foldForSearch(
      [question, answer, wrongOption1, wrongOption2, wrongOption3, source].join('\n'),
    ),
    question_key: toQuestionKey(question),
  }
}
