import type { AnswerWay } from '../../../contract/exams/answer-ways.ts'
import type { BlankParts } from '../../../contract/exams/exam-submission.ts'
import { m } from '../../../messages/m.ts'
import { listText } from '../../kit/list-text.ts'

/** More blank questions are counted and not listed. */
const MAX_LISTED_QUESTIONS = 8

/** 'Questions 4 and 7 and the written part are blank.', '' if nothing is blank. */
export function describeBlankParts(
  { questionNumbers, theory }: BlankParts,
  way: AnswerWay = 'text',
): string {
  const count = questionNumbers.length
  if (count === 0 && theory && way === 'voice') return m.exams_blank_spoken()
  if (count === 0) return theory ? m.exams_blank_written() : ''
  if (count > MAX_LISTED_QUESTIONS)
    return theory ? m.exams_blank_count_and_written({ count }) : m.exams_blank_count({ count })
  const values = { count, numbers: listText(questionNumbers) }
  return theory ? m.exams_blank_questions_and_written(values) : m.exams_blank_questions(values)
}
