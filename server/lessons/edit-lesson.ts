import { DEFAULT_NEAR_CREDIT } from '../../contract/exams/exam-score.ts'
import { describeProblem, findExamProblems } from '../../contract/exams/question-problems.ts'
import { DEFAULT_DIFFERENCE } from '../../contract/exams/second-marks.ts'
import { LESSON_CHANGED } from '../../contract/lessons/lesson-form.ts'
import { LESSON_KINDS } from '../../contract/lessons/lesson-kinds.ts'
import { say } from '../../messages/message.ts'
import { touchClass } from '../classes/store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction, type Tx } from '../platform/db.ts'
import { declineOutdated } from '../platform/edit-version.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { assignToLesson, type NamedUpload, repeatSave } from './attach-upload.ts'
import { auditLessonChange, auditNewLesson, type LessonAudit } from './audited-lesson.ts'
import { binLesson } from './bin-lesson.ts'
import { type LessonInput, toLessonFields } from './lesson-input.ts'
import { removeMaterial, withMaterial } from './material.ts'
import { announceChange, announceLesson } from './publish.ts'
import { requireAttachments, requireBlockMedia } from './question-media-store.ts'
import { clearExplanations } from './question-store.ts'
import { type SavedQuestions, saveQuestions } from './questions.ts'
import {
  clearSample,
  findLesson,
  findLessonByIdempotencyKey,
  insertLesson,
  type LessonFields,
  type LessonRecord,
  type MaterialFields,
  NO_MATERIAL,
  NO_RULES,
  updateLessonRow,
} from './store.ts'

/**
 * Adds a lesson with its questions and file at the end of a class, atomically, and returns its id (R-ALESSON-012). A
 * retry returns the lesson of the first attempt (decision 0501). Throws for a missing class, a scheduled lesson without
 * a time, questions of a lesson that is not an exam, checks of one that has none, and a file of another kind than declared.
 */
export async function addLesson(
  school: AppContext,
  { classId, ...input }: LessonInput & { classId: number },
): Promise<number> {
  const fields = {
    about: '',
    reference_answer: '',
    is_sample: 0,
    is_draft: 0,
    near_credit: DEFAULT_NEAR_CREDIT,
    second_mark: 'off' as const,
    second_mark_points: DEFAULT_DIFFERENCE,
    answer_ways: '',
    reading: '',
    reading_source: '',
    blocks: '',
    block_files: '',
    attachments: '',
    ...NO_RULES,
    ...toLessonFields(input),
  }
  if (fields.second_mark !== 'off') requireMarkingRight(input)
  return withMaterial(
    school,
    { file: input.file, declaredKind: input.materialKind },
    async (stored) => {
      const material = stored ?? NO_MATERIAL
      const { id, orphaned } = await inTransaction(school.db, async (tx) => {
        await lockClass(tx, classId)
        const existing = input.idempotencyKey
          ? await findLessonByIdempotencyKey(tx, classId, input.idempotencyKey)
          : undefined
        // another save changed the lesson after the first attempt: keep that change
        if (existing && existing.version !== input.idempotencyKey)
          return { id: existing.id, orphaned: material }
        await makeRoomForSample(tx, classId, fields)
        const orphaned = existing
          ? await repeatSave(tx, existing, { fields, stored, ...input })
          : NO_MATERIAL
        const lessonId =
          existing?.id ??
          (await insertLesson(tx, {
            ...fields,
            ...material,
            classId,
            idempotencyKey: input.idempotencyKey ?? null,
            examRand: newPublicId(),
            now: input.now,
          }))
        await announceLesson(
          tx,
          toSavedLesson({ id: lessonId, class_id: classId }, fields),
          input.now,
        )
        const target = { ...toSaveTarget(input, fields, existing), lessonId, classId }
        await requireBlockMedia(tx, '', fields.block_files)
        await requireAttachments(tx, '', fields.attachments)
        const saved = await saveQuestions(tx, target, toQuestionForms(input))
        requireValidExam(input, { ...fields, ...material }, saved)
        // the file of a lesson that has one came from this upload or with this request
        if (input.uploadId)
          await assignToLesson(tx, toNamedUpload(input), { ...NO_MATERIAL, id: lessonId })
        await auditNewLesson(tx, { lessonId, actorId: input.actorId, now: input.now })
        return { id: lessonId, orphaned }
      })
      await removeMaterial(school, orphaned.material)
      return id
    },
  )
}

const toNamedUpload = ({ uploadId = '', actorId, now }: LessonInput): NamedUpload => ({
  publicId: uploadId,
  ownerId: actorId,
  now,
})

/**
 * Updates a lesson; a new file replaces the old one (R-ALESSON-013). Declines with `conflict_lesson` if the lesson has
 * been saved since `version` (decision 0432). Throws for a missing lesson and in the cases of `addLesson`.
 */
export async function updateLesson(
  school: AppContext,
  request: LessonInput & {
    lessonId: number
    classId?: number | undefined
    version?: string | undefined
    /** Called in the transaction if the save made a new version of the exam's questions. */
    onNewVersion?: ((tx: Tx, version: number, subject: string) => Promise<void>) | undefined
    /** Called in the transaction if the save changed whether two people mark the exam. */
    onSecondMark?: ((tx: Tx) => Promise<void>) | undefined
    /** Called in the transaction if the save changed which of several attempts counts. */
    onAttemptRule?: ((tx: Tx) => Promise<void>) | undefined
  },
): Promise<void> {
  const { lessonId, classId, version, onNewVersion, onSecondMark, onAttemptRule, ...input } =
    request
  const { actorId, now } = input
  const audit = { lessonId, actorId, action: 'editLesson' as const, now }
  const fields = toLessonFields(input)
  let replaced = ''
  await withMaterial(school, { file: input.file, declaredKind: input.materialKind }, (material) =>
    changeLockedLesson(school, { classId, ...audit }, material, async (tx, lesson) => {
      const isRepeatedSave = lesson.version === input.idempotencyKey
      declineOutdated(
        { edited: isRepeatedSave ? undefined : version, current: lesson.version },
        { code: 'conflict_lesson', message: LESSON_CHANGED },
      )
      await makeRoomForSample(tx, lesson.class_id, fields)
      await updateLessonRow(tx, lessonId, { ...fields, ...material }, input.now)
      const row = { ...lesson, ...fields, ...material }
      const target = { ...toSaveTarget(input, row, lesson), lessonId, classId: lesson.class_id }
      await requireBlockMedia(tx, lesson.block_files, row.block_files)
      await requireAttachments(tx, lesson.attachments, row.attachments)
      const questions = await saveQuestions(tx, target, toQuestionForms(input))
      requireValidExam(input, row, questions)
      if (lesson.attempt_rule !== row.attempt_rule) await onAttemptRule?.(tx)
      if (questions.newVersion !== null) await onNewVersion?.(tx, questions.newVersion, row.subject)
      if (isOtherSecondMark(lesson, row)) {
        requireMarkingRight(input)
        await onSecondMark?.(tx)
      }
      const saved = toSavedLesson(lesson, { is_draft: lesson.is_draft, ...fields })
      await announceChange(tx, lesson, saved, input.now)
      if (!input.uploadId) return
      const current = { ...lesson, ...material }
      replaced = await assignToLesson(tx, toNamedUpload(input), current)
    }),
  )
  await removeMaterial(school, replaced)
}

function requireMarkingRight({ mayArrangeMarking = true }: LessonInput) {
  if (!mayArrangeMarking) httpError('not_permitted', say('rules_wire_account_not_do'))
}

type SecondMark = Pick<LessonFields, 'second_mark' | 'second_mark_points'>

const isOtherSecondMark = (before: SecondMark, after: SecondMark) =>
  before.second_mark !== after.second_mark || before.second_mark_points !== after.second_mark_points

type LessonRequest = { lessonId: number; actorId: number; now: number }

/**
 * Deletes a lesson and the links to it from questions; submissions are kept, and its file while it is in the bin
 * (R-ALESSON-014). Throws for a missing lesson.
 */
export async function deleteLesson(
  school: AppContext,
  { lessonId, actorId, now }: LessonRequest,
): Promise<void> {
  const deletion = { idempotency_key: null, deleted_at: now }
  const audit = { lessonId, actorId, action: 'deleteLesson' as const, now }
  await changeLockedLesson(school, audit, null, async (tx, lesson) => {
    await binLesson(tx, lesson, { actorId, now })
    await updateLessonRow(tx, lessonId, deletion, now)
    await clearExplanations(tx, lesson)
  })
}

/** Removes the file of a lesson, if any (R-ALESSON-020). Throws for a missing lesson. */
export async function removeFile(
  school: AppContext,
  { lessonId, actorId, now }: LessonRequest,
): Promise<void> {
  const audit = { lessonId, actorId, action: 'removeLessonFile' as const, now }
  await changeLockedLesson(school, audit, NO_MATERIAL, (tx) =>
    updateLessonRow(tx, lessonId, NO_MATERIAL, now),
  )
}

/**
 * Runs a change of a lesson with its class locked. If `material` replaces the file (null keeps it), the old file is
 * deleted after the commit, so that a failed transaction does not leave the lesson without a file.
 */
async function changeLockedLesson(
  school: AppContext,
  { classId, ...target }: LessonAudit & { classId?: number | undefined },
  material: MaterialFields | null,
  change: (tx: Tx, lesson: LessonRecord) => Promise<void>,
): Promise<void> {
  const previous = await inTransaction(school.db, async (tx) => {
    const unlocked =
      (await findLesson(tx, target.lessonId)) ??
      httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
    if (classId && classId !== unlocked.class_id)
      httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
    await lockClass(tx, unlocked.class_id)
    // another change may have been committed before the lock
    const lesson =
      (await findLesson(tx, target.lessonId)) ??
      httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
    await auditLessonChange(tx, target, () => change(tx, lesson))
    return lesson
  })
  if (material) await removeMaterial(school, previous.material)
}

/** Increments the version of the class, which locks its row: changes to the lessons of a class run one by one. */
async function lockClass(tx: Tx, classId: number): Promise<void> {
  if (!(await touchClass(tx, classId)))
    httpError('class_not_found', say('rules_classes_class_not_found'))
}

/** A class has one free sample: ends the previous one if this lesson becomes it. The class must be locked. */
async function makeRoomForSample(tx: Tx, classId: number, fields: Partial<LessonFields>) {
  if (fields.is_sample === 1) await clearSample(tx, classId)
}

function toSavedLesson(
  { id, class_id }: Pick<LessonRecord, 'id' | 'class_id'>,
  { is_draft, opens_at }: Pick<LessonFields, 'is_draft' | 'opens_at'>,
) {
  return { lessonId: id, classId: class_id, isDraft: is_draft === 1, opensAt: opens_at }
}

const toQuestionForms = ({ questions = [], checks = [], removed = [] }: LessonInput) => ({
  questions,
  checks,
  removed,
})

type SavedRow = Pick<LessonFields, 'version' | 'reference_answer' | 'near_credit'>

const toExamFields = (row: SavedRow) => ({
  referenceAnswer: row.reference_answer,
  nearCredit: row.near_credit,
})

/** `previous` is the stored lesson, undefined for one that this save adds. */
const toSaveTarget = (
  { actorId, kind, now }: LessonInput,
  row: SavedRow,
  previous: SavedRow | undefined,
) => ({
  actorId: actorId ?? null,
  now,
  saveKey: row.version,
  maxChecks: LESSON_KINDS[kind].maxChecks,
  exam: previous ? { before: toExamFields(previous), after: toExamFields(row) } : null,
})

/** Declines an exam with errors, or warnings not accepted; an undefined `acceptWarnings` skips the check. */
function requireValidExam(
  { kind, acceptWarnings, uploadId }: LessonInput,
  row: { about: string; reading: string; reference_answer: string; material: string },
  { questions }: SavedQuestions,
) {
  if (acceptWarnings === undefined || !LESSON_KINDS[kind].hasQuestions) return
  const { about, reading, reference_answer: referenceAnswer } = row
  const hasFile = row.material !== '' || uploadId !== undefined
  const exam = { about, reading, referenceAnswer, hasFile, questions }
  const problem = findExamProblems(exam).find((it) => it.severity === 'error' || !acceptWarnings)
  if (problem) decline('invalid_exam', describeProblem(problem))
}
