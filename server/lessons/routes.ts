import type * as z from 'zod/mini'
import {
  deleteQuestion,
  getLessonQuestions,
  type RescoreOutcome,
  uploadQuestionMedia,
} from '../../contract/exams/manage-questions.ts'
import { fileIdsIn } from '../../contract/exams/questions.ts'
import { uploadAttachment } from '../../contract/lessons/attachment-upload.ts'
import { blockFileIds } from '../../contract/lessons/lesson-blocks.ts'
import { getLessonChecks } from '../../contract/lessons/lesson-checks.ts'
import {
  addLesson as addLessonCall,
  updateLesson as updateLessonCall,
} from '../../contract/lessons/lesson-form.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { getCanDo, saveCanDo as saveCanDoCall } from '../../contract/lessons/manage-can-do.ts'
import * as calls from '../../contract/lessons/manage-lessons.ts'
import { MB } from '../../contract/platform/call.ts'
import { may } from '../../contract/staff/permissions.ts'
import * as term from '../../contract/term/term.ts'
import { getUploads } from '../../contract/uploads/uploads.ts'
import { say } from '../../messages/message.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { listManagedRenditions } from '../renditions/list-renditions.ts'
import { handle } from '../rpc/handler.ts'
import type { Upload } from '../rpc/parse-request.ts'
import { listLessonUploads, listOwnUploads } from '../uploads/store.ts'
import { attachmentsOf, storeAttachment } from './attachments.ts'
import { deleteAuditedQuestion } from './audited-lesson.ts'
import { managedCanDo, saveCanDo } from './can-do.ts'
import { toLessonCheck } from './checked-lesson.ts'
import { duplicateClass, duplicateLesson } from './duplicate.ts'
import { addLesson, deleteLesson, removeFile, updateLesson } from './edit-lesson.ts'
import { toExamQuestion } from './exam-question.ts'
import { readBlocks } from './lesson-blocks.ts'
import type { LessonInput } from './lesson-input.ts'
import { toManagedLesson, toOwnUpload } from './managed-lesson.ts'
import { publishClass, publishLesson } from './publish.ts'
import { storeQuestionMedia } from './question-media.ts'
import { findMedia, findQuestionMedia, requireMediaInScope } from './question-media-store.ts'
import { countQuestions, listChecks, listQuestions } from './question-store.ts'
import { reorderLessons, swapLessons } from './reorder.ts'
import { findLesson, listLessons } from './store.ts'

export const lessonRoutes = {
  getCanDo: handle(getCanDo, ({ school, input }) => managedCanDo(school.db, input.classId)),

  saveCanDo: handle(saveCanDoCall, async ({ school, caller, input, now }) => {
    const { classId, statements, version } = input
    const change = { classId, statements, version, actorId: caller.id, now }
    await inTransaction(school.db, (tx) => saveCanDo(tx, change))
  }),

  getLessons: handle(calls.getLessons, async ({ school, input, locale, now }) => {
    const lessons = await listLessons(school.db, input.classId)
    const uploads = await listLessonUploads(
      school.db,
      lessons.map(({ id }) => id),
    )
    const renditions = await listManagedRenditions(school, lessons, { now, locale })
    const questions = await countQuestions(school.db, input.classId)
    return lessons.map((it) =>
      toManagedLesson(
        school,
        it,
        { now, locale },
        {
          ...(LESSON_KINDS[it.kind].hasQuestions && { questionCount: questions.get(it.id) ?? 0 }),
          upload: uploads.get(it.id),
          renditions: renditions.get(it.material),
        },
      ),
    )
  }),

  getManagedLesson: handle(calls.getManagedLesson, async ({ school, input, locale, now }) => {
    const lesson =
      (await findLesson(school.db, input.lessonId)) ??
      httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
    const uploads = await listLessonUploads(school.db, [lesson.id])
    const renditions = await listManagedRenditions(school, [lesson], { now, locale })
    const blocks = readBlocks(lesson.blocks)
    const media = await findMedia(school.db, blockFileIds(blocks), {
      ...school,
      now,
      classId: lesson.class_id,
    })
    return toManagedLesson(
      school,
      lesson,
      { now, locale },
      {
        ...(blocks.length > 0 && { blocks }),
        ...(media.size > 0 && { blockFiles: [...media.values()] }),
        ...(await attachmentsOf(school.db, lesson, { ...school, now, classId: lesson.class_id })),
        upload: uploads.get(lesson.id),
        renditions: renditions.get(lesson.material),
      },
    )
  }),

  getUploads: handle(getUploads, async ({ school, caller, locale }) => {
    const uploads = await listOwnUploads(school.db, caller.id)
    return {
      maxBytes: school.config.UPLOAD_MAX_MB * MB,
      uploads: uploads.map((it) => toOwnUpload(it, locale)),
    }
  }),

  addLesson: handle(addLessonCall, async ({ school, scope, caller, input, uploads, now }) => {
    await requireMediaInScope(school.db, scope, mediaIdsOf(input))
    const { classId } = input
    const actor = { actorId: caller.id, mayArrangeMarking: may(caller.staff, 'arrangeMarking') }
    const lesson = { classId, ...toLessonInput(input, uploads), ...actor, now }
    return { id: await addLesson(school, lesson) }
  }),

  deleteLesson: handle(calls.deleteLesson, ({ school, caller, input, now }) =>
    deleteLesson(school, { lessonId: input.lessonId, actorId: caller.id, now }),
  ),

  duplicateClass: handle(term.duplicateClass, async ({ school, caller, input, now }) => {
    const copy = { ...input, actorId: caller.id, now, timezone: school.config.SITE_TIMEZONE }
    return { id: await inTransaction(school.db, (tx) => duplicateClass(tx, copy)) }
  }),

  duplicateLesson: handle(term.duplicateLesson, async ({ school, caller, input, now }) => {
    const copy = { ...input, actorId: caller.id, now, timezone: school.config.SITE_TIMEZONE }
    return { id: await inTransaction(school.db, (tx) => duplicateLesson(tx, copy)) }
  }),

  publishClass: handle(term.publishClass, async ({ school, caller, input, now }) => {
    const publication = { actorId: caller.id, now }
    await inTransaction(school.db, (tx) => publishClass(tx, input.classId, publication))
  }),

  publishLesson: handle(term.publishLesson, async ({ school, caller, input, now }) => {
    const publication = { actorId: caller.id, now }
    await inTransaction(school.db, (tx) => publishLesson(tx, input.lessonId, publication))
  }),

  removeFile: handle(calls.removeFile, ({ school, caller, input, now }) =>
    removeFile(school, { lessonId: input.lessonId, actorId: caller.id, now }),
  ),

  reorderLessons: handle(calls.reorderLessons, async ({ school, caller, input, now }) => {
    const actor = { actorId: caller.id, now }
    await inTransaction(school.db, (tx) => reorderLessons(tx, input.lessons, actor))
  }),

  swapLessonsPosition: handle(calls.swapLessonsPosition, async ({ school, caller, input, now }) => {
    const ids: [number, number] = [input.lesson1Id, input.lesson2Id]
    await inTransaction(school.db, (tx) => swapLessons(tx, ids, { actorId: caller.id, now }))
  }),

  getLessonQuestions: handle(getLessonQuestions, async ({ school, input, now }) => {
    const lesson =
      (await findLesson(school.db, input.lessonId)) ??
      httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
    const questions = await listQuestions(school.db, lesson.id)
    const media = await findQuestionMedia(school.db, questions, {
      ...school,
      now,
      classId: lesson.class_id,
    })
    return questions.map((it) => ({
      ...toExamQuestion(it, media),
      ...(it.explainedIn === null ? {} : { explainedIn: it.explainedIn }),
    }))
  }),

  uploadQuestionMedia: handle(
    uploadQuestionMedia,
    async ({ school, input, uploads, caller, now }) =>
      storeQuestionMedia(school, {
        file:
          uploads[0] ??
          httpError('invalid_request', say('rules_wire_field_required', { field: 'file' })),
        uploaderId: caller.id,
        idempotencyKey: input.idempotencyKey,
        now,
      }),
  ),

  uploadAttachment: handle(uploadAttachment, ({ school, input, uploads, caller, now }) =>
    storeAttachment(school, {
      file:
        uploads[0] ??
        httpError('invalid_request', say('rules_wire_field_required', { field: 'file' })),
      uploaderId: caller.id,
      idempotencyKey: input.idempotencyKey,
      now,
    }),
  ),

  getLessonChecks: handle(getLessonChecks, async ({ school, input, now }) => {
    const lesson =
      (await findLesson(school.db, input.lessonId)) ??
      httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
    // an exam keeps its checks, because its editor can change it back to a lesson
    const checks = await listChecks(school.db, lesson.id)
    const classId = lesson.class_id
    const media = await findQuestionMedia(school.db, checks, { ...school, now, classId })
    return checks.map((it) => toLessonCheck(it, media))
  }),

  deleteQuestion: handle(deleteQuestion, async ({ school, caller, input, now }) => {
    const request = { id: input.questionId, actorId: caller.id, now }
    await inTransaction(school.db, (tx) => deleteAuditedQuestion(tx, request))
  }),
}

/** Scores the submissions of a changed exam again, in the transaction of the change. */
type RescoreSubmissions = (
  tx: Tx,
  request: { lessonId: number; version: number; subject: string; actorId: number; now: number },
) => Promise<RescoreOutcome>

/** Chooses again which of several attempts counts, after the rule of the exam has changed. */
type ChooseAttempts = (tx: Tx, request: { lessonId: number }) => Promise<void>

/** Makes the marks count that wait for a second one or a decision, where a changed setting of the exam allows it. */
type SettleMarks = (tx: Tx, request: { lessonId: number; now: number }) => Promise<void>

/** Saving an exam can score its submissions again and settle their marks, by the rules that are passed in. */
export const updateLessonRoute = (
  rescoreSubmissions: RescoreSubmissions,
  settleMarks: SettleMarks,
  chooseAttempts: ChooseAttempts,
) => ({
  updateLesson: handle(updateLessonCall, async ({ school, scope, caller, input, uploads, now }) => {
    await requireMediaInScope(school.db, scope, mediaIdsOf(input))
    const { lessonId, classId, version, removed, scores } = input
    const actorId = caller.id
    let outcome: RescoreOutcome | null = null
    await updateLesson(school, {
      ...{ lessonId, classId, version, removed, actorId, now },
      ...toLessonInput(input, uploads),
      mayArrangeMarking: may(caller.staff, 'arrangeMarking'),
      onAttemptRule: (tx) => chooseAttempts(tx, { lessonId }),
      onSecondMark: (tx) => settleMarks(tx, { lessonId, now }),
      onNewVersion: async (tx, examVersion, subject) => {
        if (scores !== 'rescore') return
        const request = { lessonId, version: examVersion, subject, actorId, now }
        outcome = await rescoreSubmissions(tx, request)
      },
    })
    return outcome
  }),
})

type LessonFormFields = Omit<z.output<(typeof addLessonCall)['request']>, 'classId'>

/** The pictures and sounds that a form names; those in a content of the wrong shape are refused with it. */
const mediaIdsOf = ({
  questions = [],
  checks = [],
  blocks,
  attachments,
}: Pick<LessonFormFields, 'questions' | 'checks' | 'blocks' | 'attachments'>) => [
  ...fileIdsIn(blocks),
  ...(attachments || []),
  ...[...questions, ...checks].flatMap(({ mediaId, slow, content }) => [
    ...(mediaId ? [mediaId] : []),
    ...(slow ? [slow] : []),
    ...fileIdsIn(content),
  ]),
]

function toLessonInput(
  fields: LessonFormFields,
  uploads: Upload[],
): Omit<LessonInput, 'actorId' | 'mayArrangeMarking' | 'now'> {
  return {
    kind: fields.kind,
    subject: fields.subject,
    about: fields.about,
    scheduled: fields.scheduled === '' ? undefined : fields.scheduled,
    opensAt: fields.opensAt,
    referenceAnswer: fields.referenceAnswer,
    nearCredit: fields.nearCredit,
    secondMark: fields.secondMark,
    secondMarkPoints: fields.secondMarkPoints,
    closesAt: fields.closesAt,
    graceMinutes: fields.graceMinutes,
    limitMinutes: fields.limitMinutes,
    isShuffled: fields.isShuffled,
    drawCount: fields.drawCount,
    attempts: fields.attempts,
    attemptRule: fields.attemptRule,
    attachments: fields.attachments,
    answerWays: fields.answerWays,
    reading: fields.reading,
    readingSource: fields.readingSource,
    questions: fields.questions,
    checks: fields.checks,
    blocks: fields.blocks,
    acceptWarnings: fields.acceptWarnings,
    file: uploads[0],
    materialKind: fields.materialKind || undefined,
    uploadId: fields.uploadId,
    idempotencyKey: fields.idempotencyKey,
    sample: fields.sample,
    draft: fields.draft,
  }
}
