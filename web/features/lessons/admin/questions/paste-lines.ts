import { isExerciseKind } from '../../../../../contract/exams/kinds/contents.ts'
import {
  cleanLine,
  splitPair,
  splitParts,
  withoutDirection,
} from '../../../../../contract/exams/kinds/split-text.ts'
import { exerciseText } from '../../../../../contract/exams/kinds/texts.ts'
import { MAX_ACCEPTED_KEYS, type QuestionKind } from '../../../../../contract/exams/questions.ts'
import { INSTRUCTIONS } from './kinds/instructions.ts'
import { type ExamQuestionDraft, emptyQuestionDraft, withKind } from './question-draft.ts'

/**
 * The exercises of pasted lines, one a line, with the separators that people type (R-LEARN-010); a table is one exercise of several
 * lines. What is wrong with a line is found by the rules of its kind.
 */
export function readPastedLines(text: string, kind: QuestionKind): ExamQuestionDraft[] {
  const blocks =
    kind === 'table'
      ? withoutDirection(text).split(/\n\s*\n/)
      : text.split('\n').map((it) => cleanLine(it))
  return blocks.filter((it) => it.trim() !== '').map((it) => readLine(it.trimEnd(), kind))
}

function readLine(line: string, kind: QuestionKind): ExamQuestionDraft {
  const draft = { ...withKind(emptyQuestionDraft(), kind), question: INSTRUCTIONS[kind] }
  if (isExerciseKind(kind)) return { ...draft, content: exerciseText(kind).read(line) }
  if (kind === 'choice') {
    const [question = '', answer = '', one = '', two = '', three = '', four = ''] = splitParts(line)
    return { ...draft, question, answer, options: [one, two, three, four] }
  }
  const [question, keys] = kind === 'typed' ? splitPair(line) : [draft.question, line]
  const [answer = '', ...accepted] = splitParts(keys)
  return { ...draft, question, answer, accepted: accepted.slice(0, MAX_ACCEPTED_KEYS) }
}
