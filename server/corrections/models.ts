import { lessonAccess } from '../../contract/lessons/lesson-access.ts'
import type { StaffKind } from '../../contract/staff/staff-kinds.ts'
import type { LineModel } from '../../contract/voice/corrections.ts'
import { RECORDING_MAX_SECONDS } from '../../contract/voice/recordings.ts'
import { readLines } from '../../contract/voice/words-of-text.ts'
import { say } from '../../messages/message.ts'
import { findClassForStudent, readStudentClassState } from '../lessons/student-class-state.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db, Tx } from '../platform/db.ts'
import { httpError } from '../platform/errors.ts'
import { deleteRecording } from '../voice/change-recording.ts'
import { type Signing, toPlayable } from './answer-corrections.ts'
import { requireRecording } from './recorded.ts'
import { deleteModel, isRecordingUsed, listModels, saveModel } from './store.ts'

async function findReading(db: Db, lessonId: number) {
  const row = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lessons.reading', 'lessons.subject', 'lessons.class_id as classId'])
    .select('classes.name as className')
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .executeTakeFirst()
  return row ?? httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
}

/** The lines of the text of an exam, and the models of its present lines in their order (R-VOICE-011). */
export async function modelsOf(db: Db, lessonId: number, signing: Signing) {
  const { reading, classId } = await findReading(db, lessonId)
  const lines = readLines(reading)
  const byLine = new Map((await listModels(db, lessonId)).map((it) => [it.line, it]))
  const models = lines.flatMap((line): LineModel[] => {
    const row = byLine.get(line)
    const audio = row && toPlayable(row, { ...signing, classId })
    return audio ? [{ line, audio }] : []
  })
  return { lines, models }
}

type NewModel = {
  lessonId: number
  line: string
  /** Undefined removes the model. */
  recordingId: number | undefined
  actorId: number
  now: number
}

/**
 * Sets or removes the model of a line, audited, and returns the key of the file of the replaced one, '' for none. Throws 400 for a line
 * that the text does not have.
 */
export async function setModel(tx: Tx, model: NewModel): Promise<string> {
  const { lessonId, line, recordingId, actorId, now } = model
  const { reading, subject, className } = await findReading(tx, lessonId)
  if (!readLines(reading).includes(line))
    httpError('invalid_request', say('rules_corrections_no_such_place'))
  const before = (await listModels(tx, lessonId)).find((it) => it.line === line)
  if (recordingId === undefined) await deleteModel(tx, lessonId, line)
  else {
    const own = { id: recordingId, userId: actorId, purpose: 'model' as const }
    await requireRecording(tx, { ...own, longest: RECORDING_MAX_SECONDS * 1_000 })
    await saveModel(tx, { lesson_id: lessonId, line, recording_id: recordingId })
  }
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'setLineModel', subjectId: null, now },
    detail: say('notices_exam_of_class', { exam: subject, class: className }),
    ...(before && { before: { modelOfLine: line } }),
    ...(recordingId !== undefined && { after: { modelOfLine: line } }),
  })
  // another line can have the same one
  if (!before || (await isRecordingUsed(tx, 'line_models', before.recordingId))) return ''
  return deleteRecording(tx, before.recordingId)
}

type Reader = { lessonId: number; caller: { id: number; staff: StaffKind | null }; now: number }

/** The models of an exam that a student may open; for the staff of its class in a preview. */
export async function modelsForStudent(school: AppContext, { lessonId, caller, now }: Reader) {
  const { db, config, mediaSecret } = school
  const { classId } = await findReading(db, lessonId)
  const isOpen = caller.staff
    ? caller.staff === 'owner' || (await isOfClass(db, caller.id, classId))
    : await isOpenFor(db, { lessonId, classId, studentId: caller.id, now }, config.SITE_TIMEZONE)
  if (!isOpen) httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  return (await modelsOf(db, lessonId, { mediaSecret, now })).models
}

async function isOfClass(db: Db, userId: number, classId: number): Promise<boolean> {
  const row = await db
    .selectFrom('class_staff')
    .select('id')
    .where('user_id', '=', userId)
    .where('class_id', '=', classId)
    .executeTakeFirst()
  return row !== undefined
}

type Opening = { lessonId: number; classId: number; studentId: number; now: number }

async function isOpenFor(db: Db, opening: Opening, timezone: string): Promise<boolean> {
  const { lessonId, classId, studentId, now } = opening
  const ofStudent = await findClassForStudent(db, { classRef: String(classId), studentId })
  if (!ofStudent || ofStudent.syllabus.class.draft) return false
  const state = await readStudentClassState(db, ofStudent, { now, timezone })
  const lesson = state.lessons.find((it) => it.id === lessonId)
  return lesson !== undefined && lessonAccess(lesson, state).open
}
