import { getExamAllowance, setExamAllowance } from '../../contract/exams/allowances.ts'
import { uploadAnswerFile as uploadAnswerFileCall } from '../../contract/exams/answer-file-upload.ts'
import { getSemesterGrades, submitExam } from '../../contract/exams/exams.ts'
import {
  exportQuestions,
  findExams,
  getExamVersions,
  readQuestionsCsv,
  rescoreExam as rescoreExamCall,
} from '../../contract/exams/manage-questions.ts'
import { beginExam } from '../../contract/exams/sittings.ts'
import {
  acceptTypedAnswer,
  getTypedAnswers,
  setTypedVerdict,
  undoTypedChange,
} from '../../contract/exams/typed-review.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import { say } from '../../messages/message.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { byUser, ifFields } from '../rpc/rate-limits.ts'
import { acceptSubmission } from './accept-submission.ts'
import { giveAllowance, readAllowance } from './allowances.ts'
import { beginExamOf } from './begin-exam.ts'
import { listExamVersions } from './exam-versions.ts'
import { exportExamQuestions, findExamsWithQuestions, readQuestions } from './import-questions.ts'
import { rescoreExam } from './rescore.ts'
import { seesNames } from './sees-names.ts'
import { listSemesterGrades } from './semester-grades.ts'
import { reviewTypedAnswers } from './typed-review.ts'
import { acceptAnswer, setVerdict, undoChange } from './typed-verdicts.ts'
import { uploadAnswerFile } from './upload-answer-file.ts'

export const examRoutes = {
  submitExam: handle(
    submitExam,
    {
      // each photograph is re-encoded
      limits: [
        { points: 60, seconds: HOUR, keyBy: ifFields((it) => Boolean(it.theory_image), byUser) },
      ],
      auditDetail: ({ lessonId }) => say('audited_act_submitted_exam', { id: `${lessonId}` }),
    },
    async ({ school, input, caller, now }) => {
      await acceptSubmission(school, {
        studentId: caller.id,
        lessonId: input.lessonId,
        examPublicId: input.examPublicId,
        answers: input.answers ?? {},
        theory: input.theory ?? '',
        theoryImage: input.theoryImage ?? '',
        theoryVoice: input.theoryVoice ?? '',
        examVersion: input.examVersion,
        idempotencyKey: input.idempotencyKey,
        handedInAt: input.handedInAt,
        attempt: input.attempt,
        begunAt: input.begunAt,
        now,
      })
    },
  ),

  beginExam: handle(
    beginExam,
    { auditDetail: ({ lessonId }) => say('audited_act_began_exam', { id: `${lessonId}` }) },
    async ({ school, input, caller, now }) => {
      await beginExamOf(school, { ...input, studentId: caller.id, now })
    },
  ),

  getExamAllowance: handle(getExamAllowance, ({ school, input, caller }) =>
    readAllowance(school.db, input, { seesNames: seesNames(caller) }),
  ),

  setExamAllowance: handle(setExamAllowance, async ({ school, input, caller, now }) => {
    const { extraAttempts, extraMinutes, closesAt } = input
    const allowance = { extraAttempts, extraMinutes, closesAt, actorId: caller.id, now }
    await inTransaction(school.db, (tx) => giveAllowance(tx, input, allowance))
  }),

  uploadAnswerFile: handle(
    uploadAnswerFileCall,
    {
      // each photograph is re-encoded
      limits: [{ points: 300, seconds: HOUR, keyBy: byUser }],
    },
    ({ school, scope, input, caller, now }) =>
      uploadAnswerFile(school, {
        ...{ file: input.file, scope, actorId: caller.id, now },
        seesNames: seesNames(caller),
      }),
  ),

  getExamVersions: handle(getExamVersions, ({ school, input }) =>
    listExamVersions(school.db, input.lessonId),
  ),

  readQuestionsCsv: handle(readQuestionsCsv, ({ school, scope, input, locale, now }) =>
    readQuestions(school, { classId: input.classId, scope, csv: input.csv, locale, now }),
  ),

  exportQuestions: handle(exportQuestions, async ({ school, input }) => ({
    csv: await exportExamQuestions(school.db, input.lessonId),
  })),

  findExams: handle(findExams, ({ school, scope, input: { search = '', page = 1 } }) =>
    findExamsWithQuestions(school.db, scope, { search, page }),
  ),

  rescoreExam: handle(rescoreExamCall, ({ school, input, caller, now }) =>
    rescoreExam(school.db, {
      lessonId: input.lessonId,
      version: input.version,
      actorId: caller.id,
      now,
    }),
  ),

  getTypedAnswers: handle(getTypedAnswers, ({ school, input }) =>
    reviewTypedAnswers(school.db, { ...input, page: input.page ?? 1 }),
  ),

  setTypedVerdict: handle(setTypedVerdict, ({ school, input, caller, now }) =>
    inTransaction(school.db, (tx) => setVerdict(tx, input, { actorId: caller.id, now })),
  ),

  acceptTypedAnswer: handle(acceptTypedAnswer, ({ school, input, caller, now }) =>
    inTransaction(school.db, (tx) => acceptAnswer(tx, input, { actorId: caller.id, now })),
  ),

  undoTypedChange: handle(undoTypedChange, ({ school, input, caller, now }) =>
    inTransaction(school.db, (tx) => undoChange(tx, input.changeId, { actorId: caller.id, now })),
  ),

  getSemesterGrades: handle(getSemesterGrades, ({ school, caller, locale }) =>
    listSemesterGrades(school.db, {
      studentId: caller.id,
      timezone: school.config.SITE_TIMEZONE,
      locale,
    }),
  ),
}
