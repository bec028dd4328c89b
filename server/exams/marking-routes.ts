import {
  getClassExams,
  getExamClasses,
  getMarkedExamsPage,
  getMarkingQueue,
  getSubmission,
  getUnmarkedAnswers,
  getUnmarkedExams,
  getUnmarkedExamsPage,
  markExam,
  rotateAnswer,
  suggestScore,
} from '../../contract/exams/marking.ts'
import {
  claimNextSubmission as claimNextSubmissionCall,
  claimSubmission as claimSubmissionCall,
  releaseSubmission,
} from '../../contract/exams/marking-claims.ts'
import {
  decideMark as decideMarkCall,
  getDifferingMarks,
} from '../../contract/exams/second-marks.ts'
import { getSimilarAnswers } from '../../contract/exams/similar-answers.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import { inTransaction } from '../platform/db.ts'
import type { Caller } from '../rpc/authenticate.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import {
  gradingQueuePage,
  markedPage,
  markingQueue,
  unmarkedAnswers,
  unmarkedSubmissions,
} from './grading-queue.ts'
import { markSubmission, rotateAnswerImage } from './mark-submission.ts'
import { claimNextSubmission, claimSubmission, releaseClaim } from './marking-claims.ts'
import { decideMark, differingMarks } from './second-mark.ts'
import { seesNames, toViewer } from './sees-names.ts'
import { findSimilarAnswers } from './similar-answers.ts'
import { submissionDetails } from './submission-details.ts'
import { listClassExams, listExamClasses } from './submission-list-store.ts'
import { isAssistantAvailable, suggestTheoryScore } from './suggest-score.ts'

type FilterInput = { search?: string; classId?: number; lessonId?: number }

const toFilters = ({ search = '', classId, lessonId }: FilterInput) => ({
  search,
  classId,
  lessonId,
})

const toClaimant = ({ id: userId, sessionId }: Caller, now: number) => ({ userId, sessionId, now })

/** Marking written answers. */
export const markingRoutes = {
  getSimilarAnswers: handle(getSimilarAnswers, ({ school, input, caller }) =>
    findSimilarAnswers(school.db, { ...input, viewer: toViewer(caller) }),
  ),

  getUnmarkedExams: handle(getUnmarkedExams, ({ school, scope, caller }) =>
    unmarkedSubmissions(school.db, scope, toViewer(caller)),
  ),

  getUnmarkedExamsPage: handle(
    getUnmarkedExamsPage,
    async ({ school, scope, input, caller, now }) => ({
      ...(await gradingQueuePage(
        school.db,
        scope,
        { ...toFilters(input), page: input.page ?? 1 },
        { viewer: toViewer(caller), now },
      )),
      assistant: await isAssistantAvailable(school, now),
    }),
  ),

  getMarkingQueue: handle(getMarkingQueue, ({ school, scope, input, caller }) =>
    markingQueue(school.db, scope, toFilters(input), toViewer(caller)),
  ),

  getMarkedExamsPage: handle(getMarkedExamsPage, ({ school, scope, input }) =>
    markedPage(school.db, scope, { ...toFilters(input), page: input.page ?? 1 }),
  ),

  getExamClasses: handle(getExamClasses, ({ school, scope }) => listExamClasses(school.db, scope)),

  getClassExams: handle(getClassExams, ({ school, input }) =>
    listClassExams(school.db, input.classId),
  ),

  getUnmarkedAnswers: handle(getUnmarkedAnswers, ({ school, input, caller, now }) =>
    unmarkedAnswers(school.db, {
      lessonId: input.lessonId,
      studentId: input.studentId,
      viewer: toViewer(caller),
      mediaSecret: school.mediaSecret,
      now,
    }),
  ),

  getSubmission: handle(getSubmission, ({ school, input, caller, now }) =>
    submissionDetails(school, {
      submissionId: input.submissionId,
      viewer: toViewer(caller),
      now,
    }),
  ),

  claimSubmission: handle(claimSubmissionCall, ({ school, input, caller, now }) =>
    inTransaction(school.db, (tx) =>
      claimSubmission(tx, input.submissionId, toClaimant(caller, now)),
    ),
  ),

  claimNextSubmission: handle(claimNextSubmissionCall, ({ school, input, caller, now }) =>
    inTransaction(school.db, (tx) =>
      claimNextSubmission(tx, input.submissionIds, toClaimant(caller, now)),
    ),
  ),

  releaseSubmission: handle(releaseSubmission, ({ school, input, caller }) =>
    inTransaction(school.db, (tx) => releaseClaim(tx, input.submissionId, caller.id)),
  ),

  getDifferingMarks: handle(getDifferingMarks, ({ school, input }) =>
    differingMarks(school.db, input.page ?? 1),
  ),

  decideMark: handle(decideMarkCall, async ({ school, input, caller, now }) => {
    const { submissionId, theoryScore: typedScore, feedback } = input
    const decision = { submissionId, typedScore, feedback, actorId: caller.id, now }
    await inTransaction(school.db, (tx) => decideMark(tx, decision))
  }),

  suggestScore: handle(
    suggestScore,
    {
      // the assistant charges for each suggestion
      limits: [{ points: 200, seconds: HOUR, keyBy: byUser }],
    },
    ({ school, input, now }) =>
      suggestTheoryScore(school, {
        lessonId: input.lessonId,
        submissionId: input.submissionId,
        now,
      }),
  ),

  markExam: handle(markExam, async ({ school, input, caller, now }) => {
    const { submissionId: id, lessonId, classId } = input
    const named = {
      studentId: input.studentId || undefined,
      studentEmail: input.studentEmail || undefined,
    }
    // a refusal would tell a marker who may not know the student whether a guess is right
    const student = seesNames(caller) ? named : {}
    const submission = { id, lessonId, classId, ...student }
    const { theoryScore: typedScore, feedback, version } = input
    const mark = { submission, typedScore, feedback, version, markerId: caller.id, now }
    await inTransaction(school.db, (tx) => markSubmission(tx, mark))
  }),

  rotateAnswer: handle(rotateAnswer, async ({ school, input, caller, now }) => {
    const { submissionId, turns } = input
    const rotation = { submissionId, turns, actorId: caller.id, now }
    await inTransaction(school.db, (tx) => rotateAnswerImage(tx, rotation))
  }),
}
