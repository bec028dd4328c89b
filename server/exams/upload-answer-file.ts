import { createDecipheriv } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import * as z from 'zod/mini'
import { ANSWER_FILE_IV_BYTES } from '../../contract/exams/answer-file.ts'
import {
  type AnswerFile,
  answerFile,
  type UploadedAnswers,
} from '../../contract/exams/answer-file-upload.ts'
import { submitExam } from '../../contract/exams/exams.ts'
import { RECORDING_MAX_BYTES } from '../../contract/voice/recordings.ts'
import { say } from '../../messages/message.ts'
import type { AppContext } from '../platform/app-context.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Db } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { PRIVATE_FILE } from '../platform/file-permissions.ts'
import { inScope, type Scope } from '../platform/scope.ts'
import { newTemporaryPath } from '../renditions/local-copy.ts'
import { requireAnswerAllowed } from '../voice/answer-allowed.ts'
import { saveRecording } from '../voice/save-recording.ts'
import { acceptSubmission } from './accept-submission.ts'
import { answerFileKey } from './answer-file-key.ts'
import { findAttempt } from './store.ts'
import { findByKey } from './uncounted-submissions.ts'

const TAG_BYTES = 16

type UploadRequest = {
  /** The text of the file. */
  file: string
  /** The exams that the administrator reaches. */
  scope: Scope
  /** The administrator. */
  actorId: number
  seesNames: boolean
  /** Unix seconds. */
  now: number
}

/**
 * Submits the answers of a file, with their recording, by the rules and with the idempotency key of `submitExam` (R-OFFLINE-009), so that a
 * later submission from the phone has no effect. Declines a text that is not such a file, a changed file, and whatever
 * `acceptSubmission` declines.
 */
export async function uploadAnswerFile(
  school: AppContext,
  { file, scope, actorId, seesNames, now }: UploadRequest,
): Promise<UploadedAnswers> {
  const header = parseFile(file)
  const { recording, ...submission } = decrypt(header, school.mediaSecret)
  const { student: studentId, lesson: lessonId } = header
  // first: the name of a student of another class must not be told
  const names = await requireExamNames(school.db, lessonId, scope)
  const student = await requireStudent(school.db, studentId)
  const isRepeated =
    (await findByKey(school.db, { studentId, key: submission.idempotencyKey })) !== undefined
  if (recording && !isRepeated)
    await saveRecordingOf(school, { ...recording, studentId, lessonId, now })
  await acceptSubmission(school, {
    ...submission,
    ...{ studentId, lessonId, examVersion: header.version, now },
    onStored: (tx, { submittedAt, counts }) =>
      writeAuditEntry(tx, {
        ...{ actorId, action: 'uploadAnswers', subjectId: studentId, now },
        detail: `${names.subject}, ${names.className}`,
        after: { handedInAt: submittedAt, counts },
      }),
  })
  const { isAnonymous, ...exam } = names
  const isHidden = isAnonymous === 1 && !seesNames
  return {
    ...(isHidden
      ? { studentId: 0, studentName: 'A student' }
      : { studentId, studentName: student.name }),
    ...{ ...exam, isRepeated },
    submittedAt:
      (await findAttempt(school.db, { studentId, lessonId, attempt: submission.attempt || 1 }))
        ?.submittedAt ?? now,
  }
}

function parseFile(text: string): AnswerFile {
  try {
    return z.decode(answerFile, JSON.parse(text))
  } catch {
    decline('answer_file_unreadable', say('rules_exams_not_file_saved_answers'))
  }
}

/** The submission in a file. Declines a file that was not encrypted with the key of its student and exam, or was changed. */
function decrypt({ student, lesson, version, answers }: AnswerFile, secret: string) {
  try {
    const key = answerFileKey(secret, { studentId: student, lessonId: lesson, version })
    const bytes = Buffer.from(answers, 'base64')
    const iv = bytes.subarray(0, ANSWER_FILE_IV_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', key, iv, { authTagLength: TAG_BYTES })
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    const encrypted = bytes.subarray(ANSWER_FILE_IV_BYTES, -TAG_BYTES)
    const text = Buffer.concat([decipher.update(encrypted), decipher.final()]).toString('utf8')
    const fields = JSON.parse(text)
    // checked first: the schema takes a second for half a million answers
    if (Object.keys(fields.answer ?? {}).length > submitExam.bodyLimits.fields)
      throw new Error('There are too many answers')
    const input = z.decode(submitExam.request, fields)
    const { lessonId, examVersion, idempotencyKey, handedInAt } = input
    // the student has the key, so the decrypted content must be checked too
    if (
      lessonId !== lesson ||
      examVersion !== version ||
      !idempotencyKey ||
      handedInAt === undefined
    )
      throw new Error('The answers are for another exam')
    const { examPublicId, theory = '', theoryImage = '', theoryVoice = '' } = input
    const written = { theory, theoryImage, theoryVoice, answers: input.answers ?? {} }
    const { attempt, begunAt } = input
    const recording = fields.recording ? { ...readRecording(fields), key: theoryVoice } : undefined
    return { examPublicId, ...written, idempotencyKey, handedInAt, attempt, begunAt, recording }
  } catch {
    decline('answer_file_changed', say('rules_exams_file_changed_after_saved_from'))
  }
}

/** The recording in decrypted fields. Throws for one without a key and one that is too large. */
function readRecording({ recording, limited, theory_voice: key }: Record<string, unknown>) {
  const [, data = ''] = String(recording).split(';base64,')
  const bytes = Buffer.from(data, 'base64')
  if (!key || bytes.length === 0 || bytes.length > RECORDING_MAX_BYTES)
    throw new Error('The recording is empty, too large or without its key')
  return { bytes, isLimited: limited === '1' }
}

type RecordingOfFile = ReturnType<typeof readRecording> & {
  key: string
  studentId: number
  lessonId: number
  now: number
}

/** Stores the recording of a file by the rules of `saveRecording`, as that of its student. */
async function saveRecordingOf(school: AppContext, recording: RecordingOfFile): Promise<void> {
  const { bytes, key: idempotencyKey, studentId, lessonId, isLimited, now } = recording
  const { limitedTo } = await requireAnswerAllowed(school.db, { studentId, lessonId, isLimited })
  const path = await newTemporaryPath(school)
  try {
    await writeFile(path, bytes, { mode: PRIVATE_FILE })
    await saveRecording(school, {
      ...{ purpose: 'answer', lessonId, limitedTo, idempotencyKey, now },
      file: { path, name: 'recording', bytes: bytes.length },
      caller: { id: studentId, staff: null },
    })
  } finally {
    await rm(path, { force: true })
  }
}

/** A student who may sign in. */
async function requireStudent(db: Db, studentId: number) {
  const student = await db
    .selectFrom('users')
    .select(['name', 'deactivated_at'])
    .where('id', '=', studentId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  if (!student) httpError('student_not_found', say('rules_exams_student_not_found'))
  if (student.deactivated_at !== null)
    decline('account_deactivated', say('rules_exams_account_deactivated', { name: student.name }))
  return student
}

async function requireExamNames(db: Db, lessonId: number, scope: Scope) {
  const names = await db
    .selectFrom('lessons')
    .innerJoin('classes', 'classes.id', 'lessons.class_id')
    .select(['lessons.subject', 'classes.name as className'])
    .select('classes.anonymous_marking as isAnonymous')
    .where('lessons.id', '=', lessonId)
    .where('lessons.deleted_at', 'is', null)
    .$call(inScope(scope, 'lessons.class_id'))
    .executeTakeFirst()
  return names ?? httpError('lesson_not_found', say('rules_exams_exam_not_found_been_deleted'))
}
