import type { QuestionContent } from '../../contract/quiz-bank.ts'

/** Folds a text for search: lower case without vowel marks and diacritics, so that 'hajj' matches 'ḥajj'. */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}ʿʾ'’\u0640]/gu, '')
    .toLowerCase()
}

/** The key by which two questions are duplicates. Vowel marks count, because a question may ask about a vowel. */
export function toQuestionKey(question: string): string {
  return question.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The column values of a question. */
export function toQuestionRow({
  level,
  question,
  answer,
  wrongOptions,
  seconds,
  source,
}: QuestionContent) {
  const [wrongOption1 = '', wrongOption2 = '', wrongOption3 = ''] = wrongOptions.filter(
    (it) => it !== '',
  )
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
