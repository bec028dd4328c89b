import { searchIndex } from '../../contract/arabic/arabic.ts'
import type { QuestionContent } from '../../contract/game/quiz-bank.ts'

/** The key by which two questions are duplicates. Vowel marks count, because a question may ask about a vowel. */
export function toQuestionKey(question: string): string {
  return question.normalize('NFC').trim().replaceAll(/\s+/g, ' ').toLowerCase()
}

/** The column values of a question. */
export function toQuestionRow({ wrongOptions, ...content }: QuestionContent) {
  const { level, question, answer, seconds, source } = content
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
    search_text: [question, answer, wrongOption1, wrongOption2, wrongOption3, source]
      .map(searchIndex)
      .join('\n'),
    question_key: toQuestionKey(question),
  }
}
