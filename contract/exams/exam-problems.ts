import type { QuestionContent, QuestionProblem } from './question-content.ts'
import { findQuestionProblems } from './question-kinds.ts'

/** The parts of an exam that its problems depend on. */
export type ExamContentForm = {
  about: string
  hasFile: boolean
  referenceAnswer: string
  questions: readonly QuestionContent[]
}

/** A problem of an exam. `question` is the index of the question, null for the exam as a whole. */
export type ExamProblem = Omit<QuestionProblem, 'field'> & {
  question: number | null
  field: QuestionProblem['field'] | 'questions'
}

export const EMPTY_EXAM =
  'This exam has nothing to answer: no question, no text and no file. Students could only hand in a blank page.'
export const ONLY_WRITTEN_EXAM =
  'This exam has no question and no reference answer. Students hand in one written answer.'

/** Every problem of an exam, in the order of its questions. The editor shows them; the server finds the same ones. */
export function findExamProblems(exam: ExamContentForm): ExamProblem[] {
  const ofQuestions = exam.questions.flatMap((it, question) =>
    findQuestionProblems(it).map((problem) => ({ ...problem, question })),
  )
  return [...findMissingQuestions(exam), ...ofQuestions]
}

function findMissingQuestions(exam: ExamContentForm): ExamProblem[] {
  const { about, hasFile, referenceAnswer, questions } = exam
  if (questions.length > 0 || referenceAnswer.trim() !== '') return []
  const isEmpty = about.trim() === '' && !hasFile
  const message = isEmpty ? EMPTY_EXAM : ONLY_WRITTEN_EXAM
  return [{ question: null, field: 'questions', severity: 'warning', message }]
}

/** 'Question 3: Enter the question.', or the message alone for the exam as a whole. */
export function describeProblem({ question, message }: ExamProblem): string {
  return question === null ? message : `Question ${question + 1}: ${message}`
}
