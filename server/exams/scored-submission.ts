import {
  DEFAULT_NEAR_CREDIT,
  judgeTypedAnswer,
  type ScoredAnswer,
  type ScoringRules,
  scoreAnswers,
} from '../../contract/exams/exam-score.ts'
import type { ExamQuestion, TypedResult } from '../../contract/exams/exams.ts'
import { distinctOptions, isTyped, type QuestionMedia } from '../../contract/exams/questions.ts'
import { toExamQuestion } from '../lessons/exam-question.ts'
import { type ExamContent, readExamContent } from '../lessons/exam-versions.ts'
import type { Question } from '../lessons/question-store.ts'
import type { Db } from '../platform/db.ts'
import { readOverrides } from './typed-answer-store.ts'

/** The columns of a submission that its questions and objective score depend on. */
export type SubmissionVersions = {
  lesson_id: number
  /** JSON: question id to answer. */
  answers: string
  exam_version: number
  scored_version: number
  /** JSON: the ids of the student's questions in order; '' for all. */
  question_ids: string
}

export type ScoredSubmission = {
  /** The answered version. */
  content: ExamContent
  /** The version that it is scored against. */
  key: ExamContent
  /** The questions that count, in order, with the answer and the points of each. */
  answers: ScoredAnswer<Question>[]
}

/** Reads the versions of an exam's content and the verdicts of its teachers, each once. */
export function examReader(db: Db, lessonId: number) {
  const read = new Map<number, Promise<ExamContent | undefined>>()
  let overrides: ReturnType<typeof readOverrides> | undefined
  return {
    content: (version: number) => {
      const content = read.get(version) ?? readExamContent(db, lessonId, version)
      read.set(version, content)
      return content
    },
    overrides: () => {
      overrides ??= readOverrides(db, lessonId)
      return overrides
    },
  }
}

const NO_OVERRIDES: ScoringRules['overrides'] = new Map()

/** The rules by which an exam is scored; only typed questions have verdicts that a teacher can set. */
export async function toScoringRules(
  { nearCredit, questions }: ExamContent,
  readAll: () => Promise<ScoringRules['overrides']>,
): Promise<ScoringRules> {
  const hasTyped = questions.some(isTyped)
  return { nearCredit, overrides: hasTyped ? await readAll() : NO_OVERRIDES }
}

/**
 * The questions of a submission with its answers, as its score counts them: those of the answered version, in the wording
 * and with the key of the version that it is scored against (decision 0531). For results and for marking.
 */
export async function readScoredSubmission(
  db: Db,
  submission: SubmissionVersions,
  exam = examReader(db, submission.lesson_id),
): Promise<ScoredSubmission> {
  const { exam_version: answered, scored_version: scored } = submission
  const content =
    (await exam.content(answered)) ?? (await readExamContent(db, submission.lesson_id))
  if (!content) return { content: emptyContent(answered), key: emptyContent(scored), answers: [] }
  const key = (scored === answered ? undefined : await exam.content(scored)) ?? content
  const submitted: Record<string, string> = JSON.parse(submission.answers)
  const rules = await toScoringRules(key, exam.overrides)
  const answers = scoreAnswers(content.questions, key.questions, submitted, rules)
  return { content, key, answers: inOrderOfStudent(answers, submission.question_ids) }
}

/** Only the questions of the student, in the order in which they were asked (R-FAIR-002). */
function inOrderOfStudent(
  answers: ScoredAnswer<Question>[],
  questionIds: string,
): ScoredAnswer<Question>[] {
  if (questionIds === '') return answers
  const ids: number[] = JSON.parse(questionIds)
  const byId = new Map(answers.map((it) => [it.question.id, it]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

const emptyContent = (version: number): ExamContent => ({
  ...{ version, referenceAnswer: '', nearCredit: DEFAULT_NEAR_CREDIT },
  questions: [],
})

/**
 * A scored question in the format of the wire: the correct option first, without blanks and duplicates, or the judged
 * typed answer.
 */
export function toSolvedQuestion(
  { question, answer, earned, verdict, byTeacher }: ScoredAnswer<Question>,
  media: ReadonlyMap<number, QuestionMedia>,
): ExamQuestion {
  const solved = { ...toExamQuestion(question, media), earned }
  if (question.kind === 'choice') return withOptions(solved, distinctOptions(question))
  if (verdict === undefined || !isTyped(question)) return solved
  const { key, differences } = judgeTypedAnswer(question, answer)
  const typed: TypedResult = {
    ...{ given: answer, verdict, key, differences, credit: earned / question.points },
    ...(byTeacher && { byTeacher }),
  }
  return { ...solved, typed }
}

/** Replaces the options of a question. */
export function withOptions(question: ExamQuestion, options: readonly string[]): ExamQuestion {
  const [answer = '', answer1 = '', answer2 = '', answer3 = '', answer4 = ''] = options
  return { ...question, answer, answer1, answer2, answer3, answer4 }
}
