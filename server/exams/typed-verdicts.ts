import type { Verdict } from '../../contract/arabic/arabic-judge.ts'
import { canonicalText } from '../../contract/arabic/arabic-text.ts'
import { judgeTypedAnswer } from '../../contract/exams/exam-score.ts'
import { findQuestionProblems } from '../../contract/exams/question-problems.ts'
import { isTyped, MAX_ACCEPTED_KEYS, type TypedKind } from '../../contract/exams/questions.ts'
import type { ReviewOutcome } from '../../contract/exams/typed-review.ts'
import { say } from '../../messages/message.ts'
import { type ExamContent, readExamContent, replaceVersion } from '../lessons/exam-versions.ts'
import { type Question, saveAcceptedKeys } from '../lessons/question-store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { lockLesson } from './lock-lesson.ts'
import { meanScores, scoreAgain } from './rescore.ts'
import type { RescoredRow } from './rescore-store.ts'
import { type AnswerRef, listWriters, lockVerdicts } from './typed-answer-store.ts'
import {
  findChange,
  findLastChange,
  findOverride,
  insertChange,
  markUndone,
  saveOverride,
} from './typed-change-store.ts'

type Actor = { actorId: number; now: number }
type TypedQuestion = Extract<Question, { kind: TypedKind }>
type Reviewed = { subject: string; content: ExamContent; question: TypedQuestion }

const NOTHING_CHANGED: ReviewOutcome = { students: 0, changed: 0, changeId: 0 }

/**
 * Sets one verdict for everyone who wrote an answer, and scores their submissions again (R-ARABIC-008). A repetition
 * changes nothing. Throws 404 unless the question is a typed one of the exam.
 */
export async function setVerdict(
  tx: Tx,
  { verdict, ...input }: AnswerRef & { verdict: Verdict },
  actor: Actor,
): Promise<ReviewOutcome> {
  const answer = { ...input, text: canonicalText(input.text) }
  const reviewed = await lockExam(tx, answer)
  const previous = (await findOverride(tx, answer)) ?? ''
  if (previous === verdict) return NOTHING_CHANGED
  await saveOverride(tx, answer, verdict)
  const ids = await listWriters(tx, answer)
  const totals = await scoreAgain(tx, {
    lessonId: answer.lessonId,
    versionOf: (row) => row.scored_version,
    ids,
  })
  const changeId = await insertChange(tx, toChangeRow(answer, { verdict, previous }, actor))
  await audit(tx, { action: 'setTypedVerdict', reviewed, answer, totals, verdict, previous, actor })
  return { students: ids.length, changed: totals.changed, changeId }
}

/**
 * Counts an answer as right for everyone who wrote it and adds it to the keys of its question, in a new version of the
 * exam (R-ARABIC-008). Submissions that counted for the current version count for the new one, the others stay with theirs.
 */
export async function acceptAnswer(tx: Tx, input: AnswerRef, actor: Actor): Promise<ReviewOutcome> {
  const answer = { ...input, text: canonicalText(input.text) }
  const reviewed = await lockExam(tx, answer)
  const { question, content } = reviewed
  if (isKey(question, answer.text)) return setVerdict(tx, { ...answer, verdict: 'right' }, actor)
  const accepted = [...question.accepted, answer.text]
  requireUsableKeys({ ...question, accepted })
  const previous = (await findOverride(tx, answer)) ?? ''
  await saveOverride(tx, answer, 'right')
  const { lessonId } = answer
  const newVersion = await replaceVersion(tx, content, { lessonId, ...actor })
  await saveAcceptedKeys(tx, question.id, accepted)
  const writers = await listWriters(tx, answer)
  const isWriter = new Set(writers)
  const totals = await scoreAgain(tx, {
    lessonId,
    versionOf: (row) => {
      if (row.scored_version === content.version) return newVersion
      return isWriter.has(row.id) ? row.scored_version : undefined
    },
  })
  const changeId = await insertChange(tx, {
    ...toChangeRow(answer, { verdict: 'right', previous }, actor),
    ...{ added_key: answer.text, version_before: content.version, version_after: newVersion },
  })
  await audit(tx, {
    ...{ action: 'acceptTypedAnswer', reviewed, answer, totals, previous, actor },
    verdict: 'right',
  })
  return { students: writers.length, changed: totals.changed, changeId }
}

/**
 * Undoes a verdict or an acceptance and restores every score (R-ARABIC-008). A repetition changes nothing. Declines if a
 * later change concerns the same answer. Throws 404 for an unknown change.
 */
export async function undoChange(tx: Tx, changeId: number, actor: Actor): Promise<ReviewOutcome> {
  const unlocked =
    (await findChange(tx, changeId)) ??
    httpError('typed_change_not_found', say('rules_exams_change_not_found'))
  const { lesson_id: lessonId, question_id: questionId, text } = unlocked
  const answer = { lessonId, questionId, text }
  const reviewed = await lockExam(tx, answer)
  // another administrator may have undone it before the lock
  const change = (await findChange(tx, changeId)) ?? unlocked
  if (change.undone === 1) return NOTHING_CHANGED
  if ((await findLastChange(tx, answer))?.id !== changeId)
    decline('answer_verdict_changed', say('rules_exams_verdict_answer_changed_again_later'))
  await saveOverride(tx, answer, change.previous)
  const toVersion = await removeAddedKey(tx, reviewed, change, actor)
  const writers = await listWriters(tx, answer)
  const isWriter = new Set(writers)
  const totals = await scoreAgain(tx, {
    lessonId,
    versionOf: (row) => toVersion(row) ?? (isWriter.has(row.id) ? row.scored_version : undefined),
    ...(change.added_key === '' && { ids: writers }),
  })
  await markUndone(tx, changeId)
  await audit(tx, {
    ...{ action: 'undoTypedChange', reviewed, answer, totals, actor },
    ...{ verdict: change.previous, previous: change.verdict },
  })
  return { students: writers.length, changed: totals.changed, changeId: 0 }
}

/**
 * Removes the key that a change added, in a new version of the exam. Returns a function with the version to score a
 * submission against: the one that it counted for before, or the new one if it counts for the current one; undefined for
 * no change.
 */
async function removeAddedKey(
  tx: Tx,
  { content, question }: Reviewed,
  change: { lesson_id: number; added_key: string; version_before: number; version_after: number },
  actor: Actor,
): Promise<(row: RescoredRow) => number | undefined> {
  const { lesson_id: lessonId, added_key: key } = change
  if (key === '') return () => undefined
  const { version_before: before, version_after: after } = change
  const isStored = (await readExamContent(tx, lessonId, before)) !== undefined
  const accepted = question.accepted.filter((it) => it !== key)
  const isRemoved = accepted.length < question.accepted.length
  const newVersion = isRemoved
    ? await replaceVersion(tx, content, { lessonId, ...actor })
    : undefined
  await saveAcceptedKeys(tx, question.id, accepted)
  return (row) => {
    if (isStored && row.scored_version === after && row.exam_version <= before) return before
    return row.scored_version === content.version ? newVersion : undefined
  }
}

/** Locks the class and the submissions of an exam and reads its question. Throws 404. */
async function lockExam(tx: Tx, { lessonId, questionId }: AnswerRef): Promise<Reviewed> {
  const lesson = await lockLesson(tx, lessonId)
  await lockVerdicts(tx, lessonId, 'teacher')
  const content = await readExamContent(tx, lessonId)
  const question = content?.questions.find((it) => it.id === questionId)
  if (!content || !question || !isTyped(question))
    httpError('question_not_found', say('rules_exams_exam_no_such_typed_question'))
  return { subject: lesson.subject, content, question }
}

const isKey = ({ answer, accepted }: TypedQuestion, text: string) =>
  [answer, ...accepted].some((key) => canonicalText(key) === text)

function requireUsableKeys(question: TypedQuestion): void {
  if (question.accepted.length > MAX_ACCEPTED_KEYS)
    decline(
      'too_many_accepted_answers',
      say('rules_exams_question_further_answers_already_set', { max: MAX_ACCEPTED_KEYS }),
    )
  const problem = findQuestionProblems(question).find((it) => it.field === 'accepted')
  if (problem) decline('invalid_question', problem.message)
}

const toChangeRow = (
  { lessonId, questionId, text }: AnswerRef,
  { verdict, previous }: { verdict: Verdict; previous: Verdict | '' },
  { actorId, now }: Actor,
) => ({
  ...{ lesson_id: lessonId, question_id: questionId, text, verdict, previous },
  ...{ added_key: '', actor_id: actorId, at: now },
})

type ReviewAudit = {
  action: 'setTypedVerdict' | 'acceptTypedAnswer' | 'undoTypedChange'
  reviewed: Reviewed
  answer: AnswerRef
  totals: Awaited<ReturnType<typeof scoreAgain>>
  /** '' for the computed one. */
  verdict: Verdict | ''
  previous: Verdict | ''
  actor: Actor
}

async function audit(tx: Tx, it: ReviewAudit): Promise<void> {
  const { reviewed, answer, totals } = it
  const computed = judgeTypedAnswer(reviewed.question, answer.text).verdict
  const means = meanScores(totals)
  await writeAuditEntry(tx, {
    ...{ ...it.actor, action: it.action, subjectId: null },
    detail: say('audited_detail_typed', {
      id: `${answer.lessonId}`,
      exam: reviewed.subject,
      text: answer.text,
      changed: `${totals.changed}`,
    }),
    before: { verdict: it.previous || computed, ...means.before },
    after: { verdict: it.verdict || computed, ...means.after },
  })
}
