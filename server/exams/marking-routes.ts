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
import { HOUR } from '../../contract/platform/duration.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { byUser } from '../rpc/rate-limits.ts'
import { gradingQueuePage, markedPage, markingQueue, unmarkedAnswers } from './grading-queue.ts'
import { listUnmarked } from './grading-queue-store.ts'
import { markSubmission, rotateAnswerImage } from './mark-submission.ts'
import { submissionDetails } from './submission-details.ts'
import { listClassExams, listExamClasses } from './submission-list-store.ts'
import { isAssistantAvailable, suggestTheoryScore } from './suggest-score.ts'

type FilterInput = { search?: string; classId?: number; lessonId?: number }

const toFilters = ({ search = '', classId, lessonId }: FilterInput) => ({
  search,
  classId,
  lessonId,
})

/** Marking written answers. */
export const markingRoutes = {
  getUnmarkedExams: handle(getUnmarkedExams, ({ school, scope }) => listUnmarked(school.db, scope)),

  getUnmarkedExamsPage: handle(getUnmarkedExamsPage, async ({ school, scope, input, now }) => ({
    ...(await gradingQueuePage(school.db, scope, { ...toFilters(input), page: input.page ?? 1 })),
    assistant: await isAssistantAvailable(school, now),
  })),

  getMarkingQueue: handle(getMarkingQueue, ({ school, scope, input }) =>
    markingQueue(school.db, scope, toFilters(input)),
  ),

  getMarkedExamsPage: handle(getMarkedExamsPage, ({ school, scope, input }) =>
    markedPage(school.db, scope, { ...toFilters(input), page: input.page ?? 1 }),
  ),

  getExamClasses: handle(getExamClasses, ({ school, scope }) => listExamClasses(school.db, scope)),

  getClassExams: handle(getClassExams, ({ school, input }) =>
    listClassExams(school.db, input.classId),
  ),

  getUnmarkedAnswers: handle(getUnmarkedAnswers, ({ school: { db, mediaSecret }, input, now }) =>
    unmarkedAnswers(db, {
      lessonId: input.lessonId,
      studentId: input.studentId,
      mediaSecret,
      now,
    }),
  ),

  getSubmission: handle(getSubmission, ({ school, input, now }) =>
    submissionDetails(school, { submissionId: input.submissionId, now }),
  ),

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
    const submission = {
      id: input.submissionId,
      lessonId: input.lessonId,
      studentId: input.studentId,
      classId: input.classId,
      studentEmail: input.studentEmail,
    }
    const { theoryScore: typedScore, feedback, version } = input
    const mark = { submission, typedScore, feedback, version, markerId: caller.id, now }
    await inTransaction(school.db, (tx) => markSubmission(tx, mark))
    return null
  }),

  rotateAnswer: handle(rotateAnswer, async ({ school, input, caller, now }) => {
    const { submissionId, turns } = input
    const rotation = { submissionId, turns, actorId: caller.id, now }
    await inTransaction(school.db, (tx) => rotateAnswerImage(tx, rotation))
    return null
  }),
}
