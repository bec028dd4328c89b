import { answerText } from '../../contract/exams/answer-text.ts'
import {
  MAX_MARK_CHANGES,
  type QuestionOutcome,
  type SubmissionDetails,
} from '../../contract/exams/marking.ts'
import { say } from '../../messages/message.ts'
import { findQuestionMedia } from '../lessons/question-media-store.ts'
import type { AppContext } from '../platform/app-context.ts'
import type { Db } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { listAnswers } from '../voice/answers.ts'
import { listMarks } from './mark-store.ts'
import { markVersion } from './mark-submission.ts'
import { findClaimsOfOthers } from './marking-claims.ts'
import { photographKey } from './photograph-key.ts'
import { readScoredSubmission, type SubmissionVersions } from './scored-submission.ts'
import { secondMarkState } from './second-mark.ts'
import type { Viewer } from './sees-names.ts'
import { hideNames } from './sees-names.ts'
import { findOpening, listAttempts } from './sitting-store.ts'
import { isAssistantAvailable } from './suggest-score.ts'
import { listUncounted } from './uncounted-submissions.ts'

/** The details of one submission for its marker. Throws 404 if its exam, class or student is deleted. */
export async function submissionDetails(
  school: Pick<AppContext, 'db' | 'config' | 'mediaSecret'>,
  { submissionId, viewer, now }: { submissionId: number; viewer: Viewer; now: number },
): Promise<SubmissionDetails> {
  const { db, mediaSecret } = school
  const row =
    (await findSubmissionDetails(db, submissionId)) ??
    httpError('submission_not_found', say('rules_exams_exam_submission_not_found'))
  const isPaired = row.secondMark !== 'off' && row.markedAt === null
  const hearer = { id: viewer.id, staff: viewer.staff ?? null }
  const [questions, uncounted, history, hasAssistant, claims, secondMark, recordings, sitting] =
    await Promise.all([
      listOutcomes(db, row, { mediaSecret, now, classId: row.classId }),
      listUncounted(school, { ...row, now, hearer }),
      listMarks(db, submissionId, MAX_MARK_CHANGES),
      isAssistantAvailable(school, now),
      findClaimsOfOthers(db, [submissionId], { userId: viewer.id, now }),
      isPaired
        ? secondMarkState(db, { submissionId, viewerId: viewer.id, isOwner: viewer.seesNames })
        : undefined,
      row.theoryVoice === 0
        ? undefined
        : listAnswers(school, { resultId: submissionId }, { hearer, now }),
      sittingOf(db, row),
    ])
  const claim = claims.get(submissionId)
  const isAnonymous = row.markedAt === null ? row.isAnonymous : 0
  const [shown = row] = await hideNames(db, [{ ...row, isAnonymous }], viewer)
  const {
    theoryText,
    photograph,
    material,
    secondMark: _,
    reading,
    readingSource,
    ...details
  } = shown
  return {
    ...details,
    materialUrl: signedMediaUrl(mediaSecret, material, now, row.classId),
    answer: signedMediaUrl(mediaSecret, photograph, now, row.classId) || theoryText,
    isImage: photograph !== '',
    ...(recordings && { recordings }),
    ...(reading !== '' && { reading }),
    ...(readingSource !== '' && { readingSource }),
    questions,
    version: markVersion(row),
    history,
    ...uncounted,
    ...sitting,
    // a marked attempt of the same student would tell the name
    ...(isAnonymous === 1 && !viewer.seesNames && { attempts: undefined }),
    hasAssistant,
    ...(claim && { claim }),
    ...(secondMark && { secondMark }),
  }
}

/** The other attempts of the student, and when this one was begun and arrived (R-FAIR-001, R-FAIR-003). */
async function sittingOf(
  db: Db,
  row: { studentId: number; lessonId: number; attempt: number; arrivedAt: number | null },
) {
  const [attempts, opening] = await Promise.all([listAttempts(db, row), findOpening(db, row)])
  return {
    ...(attempts.length > 1 && {
      attempts: attempts.map(({ id, attempt, total, counts }) => ({
        ...{ submissionId: id, attempt, total },
        counts: counts === 1,
      })),
    }),
    ...(opening?.openedAt && { openedAt: opening.openedAt }),
    ...(opening?.isByPhone && { isByPhone: true }),
    ...(row.arrivedAt !== null && { receivedAt: row.arrivedAt }),
  }
}

/** The objective questions by which a submission is scored, each with its outcome (decision 0531). */
async function listOutcomes(
  db: Db,
  submission: SubmissionVersions,
  signing: { mediaSecret: string; now: number; classId: number },
): Promise<QuestionOutcome[]> {
  const { answers } = await readScoredSubmission(db, submission)
  const mediaById = await findQuestionMedia(
    db,
    answers.map((it) => it.question),
    signing,
  )
  return answers.map(({ question: examQuestion, answer: given, earned }) => {
    const { id, question, answer, points, mediaId } = examQuestion
    const media = mediaId === null ? undefined : mediaById.get(mediaId)
    const chosen = answerText(examQuestion, given)
    return { id, question, answer, chosen, points, earned, ...(media && { media }) }
  })
}

async function findSubmissionDetails(db: Db, submissionId: number) {
  return db
    .selectFrom('exam_results')
    .innerJoin('lessons', 'lessons.id', 'exam_results.lesson_id')
    .innerJoin('classes', 'classes.id', 'exam_results.class_id')
    .innerJoin('users', 'users.id', 'exam_results.student_id')
    .select(['exam_results.id', 'exam_results.lesson_id', 'exam_results.lesson_id as lessonId'])
    .select(['exam_results.answers', 'exam_results.exam_version', 'exam_results.scored_version'])
    .select(['exam_results.question_ids', 'exam_results.attempt'])
    .select('exam_results.received_at as arrivedAt')
    .select(['exam_results.class_id as classId', 'exam_results.student_id as studentId'])
    .select(['lessons.subject', 'lessons.about', 'lessons.material'])
    .select(['lessons.material_name as materialName'])
    .select(['lessons.reference_answer as referenceAnswer', 'classes.name as className'])
    .select(['users.name as studentName', 'users.email as studentEmail'])
    .select(['exam_results.submitted_at as submittedAt'])
    .select(['exam_results.theory_text as theoryText'])
    .select(photographKey('exam_results').as('photograph'))
    .select(['exam_results.theory_voice as theoryVoice', 'lessons.reading'])
    .select('lessons.reading_source as readingSource')
    .select(['exam_results.image_turns as turns', 'exam_results.feedback'])
    .select(['exam_results.objective_score as objectiveScore'])
    .select(['exam_results.theory_score as theoryScore', 'exam_results.total_score as totalScore'])
    .select(['exam_results.marked_at as markedAt', 'lessons.second_mark as secondMark'])
    .select('classes.anonymous_marking as isAnonymous')
    .where('exam_results.id', '=', submissionId)
    .where('lessons.deleted_at', 'is', null)
    .where('classes.deleted_at', 'is', null)
    .where('users.deleted_at', 'is', null)
    .executeTakeFirst()
}
