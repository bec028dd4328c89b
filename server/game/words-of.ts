import type { QuestionWords } from '../../contract/quiz-bank.ts'

/** What a search looks in and for: no case, no vowel marks, no dots under letters, so that 'hajj' finds 'ḥajj'. */
export function searchable(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}ʿʾ'’\u0640]/gu, '')
    .toLowerCase()
}

/** By which two questions are one; vowel marks count, for a vowel may be what is asked about. */
export function keyOf(question: string): string {
  return question.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** A question as the bank's table keeps it. */
export function asRow({ level, question, answer, others, seconds, source }: QuestionWords) {
  const [other1 = '', other2 = '', other3 = ''] = others.filter((it) => it !== '')
  return {
    level,
    question,
    answer,
    other1,
    other2,
    other3,
    seconds,
    source,
    search_text: searchable([question, answer, other1, other2, other3, source].join('\n')),
    question_key: keyOf(question),
  }
}
