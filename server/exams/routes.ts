import { HOUR } from '../../contract/duration.ts'
import { getExamVersions, rescoreExam as rescoreExamCall } from '../../contract/exam-versions.ts'
import { getSemesterGrades, submitExam } from '../../contract/exams.ts'
import {
  getUnmarkedAnswers,
  getUnmarkedExams,
  getUnmarkedExamsPage,
  markExam,
  suggestScore,
} from '../../contract/marking.ts'
import { handle } from '../rpc/handler.ts'
import { byUser, ifFields } from '../rpc/rate-limits.ts'
import { acceptSubmission } from './accept-submission.ts'
import { listExamVersions } from './exam-versions.ts'
import { gradingQueuePage, unmarkedAnswers } from './grading-queue.ts'
import { listUnmarked } from './grading-queue-store.ts'
import { markSubmission } from './mark-submission.ts'
import { rescoreExam } from './rescore.ts'
import { listSemesterGrades } from './semester-grades.ts'
import { isAssistantAvailable, suggestTheoryScore } from './suggest-score.ts'

export const examRoutes = {
  submitExam: handle(
    submitExam,
    {
      // each photograph is re-encoded
      limits: [
        { points: 60, seconds: HOUR, keyBy: ifFields((it) => Boolean(it.theory_image), byUser) },
      ],
      auditDetail: ({ lessonId }) => `submitted exam ${lessonId}`,
    },
    async ({ school, input, caller, now }) => {
      await acceptSubmission(school, {
        studentId: caller.id,
        lessonId: input.lessonId,
        examPublicId: input.examPublicId,
        answers: input.answers ?? {},
        theory: input.theory ?? '',
        theoryImage: input.theoryImage ?? '',
        examVersion: input.examVersion,
        now,
      })
      return null
    },
  ),

  getExamVersions: handle(getExamVersions, ({ school, input }) =>
    listExamVersions(school.db, input.lessonId),
  ),

  rescoreExam: handle(rescoreExamCall, ({ school, input, caller, now }) =>
    rescoreExam(school.db, {
      lessonId: input.lessonId,
      version: input.version,
      actorId: caller.id,
      now,
    }),
  ),

  getSemesterGrades: handle(getSemesterGrades, ({ school, caller }) =>
    listSemesterGrades(school.db, { studentId: caller.id, timezone: school.config.SITE_TIMEZONE }),
  ),

  getUnmarkedExams: handle(getUnmarkedExams, ({ school }) => listUnmarked(school.db)),

  getUnmarkedExamsPage: handle(getUnmarkedExamsPage, async ({ school, input, now }) => ({
    ...(await gradingQueuePage(school.db, { search: input.search ?? '', page: input.page ?? 1 })),
    assistant: await isAssistantAvailable(school, now),
  })),

  getUnmarkedAnswers: handle(getUnmarkedAnswers, ({ school: { db, mediaSecret }, input, now }) =>
    unmarkedAnswers(db, {
      lessonId: input.lessonId,
      studentId: input.studentId,
      mediaSecret,
      now,
    }),
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
    await markSubmission(school.db, {
      submission: {
        id: input.submissionId,
        lessonId: input.lessonId,
        studentId: input.studentId,
        classId: input.classId,
        studentEmail: input.studentEmail,
      },
      typedScore: input.theoryScore,
      markerId: caller.id,
      now,
    })
    return null
  }),
}
