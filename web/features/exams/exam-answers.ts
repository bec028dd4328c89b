import type { AnswerWay } from '../../../contract/exams/answer-ways.ts'
import {
  type BlankParts,
  countAnswered,
  findBlankParts,
  findSubmissionError,
} from '../../../contract/exams/exam-submission.ts'
import type { ExamQuestion } from '../../../contract/exams/exams.ts'
import type { QuestionKind, QuestionMedia } from '../../../contract/exams/questions.ts'
import { isLatinAnswer } from '../../../contract/exams/typed-answer.ts'
import type { LessonPage } from '../../../contract/study/study.ts'
import { m, textOf } from '../../../messages/m.ts'
import type { ExamDraft } from './exam-draft.ts'
import { keepPreviousOrder, optionsOf } from './options.ts'
import { hasDifferentPoints, pointsOf } from './points.ts'

export type ShownQuestion = {
  id: number
  kind: QuestionKind
  /** From 1. */
  number: number
  text: string
  options: string[]
  /** The chosen option or the typed answer, '' if there is none. */
  chosenOption: string
  /** Undefined if the questions of the exam have equal points. */
  points: number | undefined
  media: QuestionMedia | undefined
  answerScript: ExamQuestion['answerScript']
  marks: ExamQuestion['marks']
  content: ExamQuestion['content']
  files: readonly QuestionMedia[]
  /** True for a typed answer in Latin letters to an Arabic question. */
  isLatin: boolean
}

/** An unsubmitted exam with the answers of a draft. */
export type ExamAnswers = {
  questions: ShownQuestion[]
  blank: BlankParts
  progress: { answered: number; total: number; label: string }
  /** Why the exam cannot be submitted yet, null if it can. */
  missingReason: string | null
  /** The answers to send. */
  submission: ExamDraft
}

/**
 * Derives the answers of a draft (R-EXAM-008 to R-EXAM-011). Only the written answer of the selected mode counts, and a
 * chosen option that the teacher has changed since is not an answer.
 */
export function examAnswersOf(lesson: LessonPage, draft: ExamDraft): ExamAnswers {
  const hasPoints = hasDifferentPoints(lesson.questions)
  const questions = lesson.questions.map((it, index) => ({
    ...toShownQuestion(it, index + 1, draft),
    points: hasPoints ? pointsOf(it) : undefined,
  }))
  const answers = Object.fromEntries(
    questions.filter((it) => it.chosenOption).map((it) => [it.id, it.chosenOption]),
  )
  const exam = {
    questionIds: questions.map((it) => it.id),
    hasTheory: lesson.hasTheory,
    ways: lesson.answerWays,
  }
  const content = {
    answers,
    theory: draft.mode === 'text' ? draft.theory : '',
    hasImage: draft.mode === 'image' && draft.image !== '',
    hasVoice: draft.mode === 'voice' && draft.voice !== '',
  }
  const blank = findBlankParts(exam, content)
  const progress = countAnswered(exam, blank)
  const error = findSubmissionError(exam, content)
  const missingReason = error && textOf(error)
  const isTheoryOnly = questions.length === 0
  const needed = missingReason && isTheoryOnly ? NEEDED[draft.mode] : undefined
  return {
    questions,
    blank,
    progress: { ...progress, label: m.exams_answered_of_all(progress) },
    missingReason: needed ?? missingReason,
    submission: { ...draft, answers },
  }
}

const NEEDED: Partial<Record<AnswerWay, string>> = {
  image: m.exams_upload_answer_image(),
  voice: m.exams_record_answer(),
}

function toShownQuestion(it: ExamQuestion, number: number, draft: ExamDraft) {
  const options = keepPreviousOrder(optionsOf(it), draft.order[it.id])
  const { kind = 'choice', answerScript, marks } = it
  const stored = draft.answers[it.id] ?? ''
  const isAnswer = kind === 'choice' ? options.includes(stored) : stored.trim() !== ''
  return {
    id: it.id,
    kind,
    number,
    text: it.question,
    options,
    chosenOption: isAnswer ? stored : '',
    media: it.media,
    answerScript,
    marks,
    content: it.content,
    files: it.files ?? [],
    isLatin: answerScript === 'arabic' && isLatinAnswer(stored),
  }
}
