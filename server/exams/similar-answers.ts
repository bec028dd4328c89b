import {
  comparePrints,
  compareTexts,
  MAX_SIMILAR,
  type SimilarAnswer,
  toComparedText,
} from '../../contract/exams/similar-answers.ts'
import { say } from '../../messages/message.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import type { Viewer } from './sees-names.ts'
import { hideNames } from './sees-names.ts'

const selectAnswers = (db: Db) =>
  db
    .selectFrom('exam_results')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .select(['exam_results.id', 'exam_results.lesson_id as lessonId'])
    .select(['exam_results.class_id as classId', 'exam_results.student_id as studentId'])
    .select(['users.name as studentName', 'exam_results.theory_text as text'])
    .select(['exam_results.image_print as print', 'exam_results.marked_at as markedAt'])
    .select('classes.anonymous_marking as isAnonymous')
    .where('users.deleted_at', 'is', null)

type Answer = Awaited<ReturnType<ReturnType<typeof selectAnswers>['executeTakeFirstOrThrow']>>

const BATCH = 500

/**
 * The submissions of the same exam whose written answer or photograph is like this one, the same ones first (R-FAIR-004). Throws 404
 * for an unknown submission.
 */
export async function findSimilarAnswers(
  db: Db,
  { submissionId, viewer }: { submissionId: number; viewer: Viewer },
): Promise<SimilarAnswer[]> {
  const own =
    (await selectAnswers(db).where('exam_results.id', '=', submissionId).executeTakeFirst()) ??
    httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  const text = toComparedText(own.text)
  if (!text && own.print === '') return []
  const likenessOf = (other: Answer) => {
    const otherText = text && toComparedText(other.text)
    const ofText = text && otherText ? compareTexts(text, otherText) : 'none'
    return ofText === 'none' ? comparePrints(own.print, other.print) : ofText
  }
  const found: (Answer & { likeness: 'same' | 'near' })[] = []
  for (let lastId = 0; ; ) {
    const batch = await selectAnswers(db)
      .where('exam_results.lesson_id', '=', own.lessonId)
      .where('exam_results.student_id', '!=', own.studentId)
      .where('exam_results.id', '>', lastId)
      .orderBy('exam_results.id')
      .limit(BATCH)
      .execute()
    for (const other of batch) {
      const likeness = likenessOf(other)
      if (likeness !== 'none') found.push({ ...other, likeness })
    }
    if (batch.length < BATCH) break
    lastId = batch.at(-1)?.id ?? 0
  }
  found.sort((a, b) => Number(a.likeness === 'near') - Number(b.likeness === 'near') || a.id - b.id)
  const shown = found
    .slice(0, MAX_SIMILAR)
    .map((it) => ({ ...it, isAnonymous: it.markedAt === null ? it.isAnonymous : 0 }))
  return (await hideNames(db, shown, viewer)).map((it) => ({
    submissionId: it.id,
    studentName: it.studentName,
    likeness: it.likeness,
  }))
}
