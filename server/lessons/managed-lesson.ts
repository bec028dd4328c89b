import { DEFAULT_NEAR_CREDIT } from '../../contract/exams/exam-score.ts'
import type { QuestionMedia } from '../../contract/exams/questions.ts'
import type { Attachment } from '../../contract/lessons/attachments.ts'
import type { LessonBlock } from '../../contract/lessons/lesson-blocks.ts'
import type { ManagedLesson } from '../../contract/lessons/manage-lessons.ts'
import type { ManagedRenditions } from '../../contract/renditions/managed-renditions.ts'
import { textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import type { AppContext } from '../platform/app-context.ts'
import { signedMediaUrl } from '../platform/signed-url.ts'
import { fromStoredMessage } from '../platform/stored-text.ts'
import type { listOwnUploads, UploadRecord } from '../uploads/store.ts'
import { answerFields } from './answer-fields.ts'
import type { LessonRecord, RuleColumns } from './store.ts'

/** When a lesson is read, and the language of its reader. */
type Reading = { now: number; locale: Locale }

type LessonState = {
  upload: UploadRecord | undefined
  renditions: ManagedRenditions | undefined
  questionCount?: number
  blocks?: LessonBlock[]
  blockFiles?: QuestionMedia[]
  attachments?: Attachment[]
}

/** A lesson in the format of its editor, with a signed URL of its file. */
export function toManagedLesson(
  school: AppContext,
  lesson: LessonRecord,
  { now, locale }: Reading,
  { upload, renditions, ...counts }: LessonState,
): ManagedLesson {
  const materialUrl = signedMediaUrl(school.mediaSecret, lesson.material, now, lesson.class_id)
  return {
    id: lesson.id,
    classId: lesson.class_id,
    kind: lesson.kind,
    subject: lesson.subject,
    about: lesson.about,
    scheduled: lesson.scheduled === 1,
    opensAt: lesson.opens_at,
    position: lesson.position,
    material: materialUrl,
    materialUrl,
    materialName: lesson.material_name,
    materialBytes: lesson.material_bytes,
    materialExtension: lesson.material_extension,
    referenceAnswer: lesson.reference_answer,
    ...(lesson.near_credit === DEFAULT_NEAR_CREDIT ? {} : { nearCredit: lesson.near_credit }),
    ...(lesson.second_mark === 'off'
      ? {}
      : { secondMark: lesson.second_mark, secondMarkPoints: lesson.second_mark_points }),
    ...toShownRules(lesson),
    ...answerFields(lesson),
    version: lesson.version,
    ...(lesson.is_sample === 1 && { sample: true }),
    ...(lesson.is_draft === 1 && { draft: true }),
    ...(upload && { upload: toLessonUpload(upload, locale) }),
    ...(renditions && { renditions }),
    ...counts,
  }
}

/** The rules of an exam that differ from those of an exam without rules. */
function toShownRules(lesson: RuleColumns) {
  const { attempts, attempt_rule: attemptRule } = lesson
  return {
    ...(lesson.closes_at > 0 && { closesAt: lesson.closes_at }),
    ...(lesson.grace_minutes > 0 && { graceMinutes: lesson.grace_minutes }),
    ...(lesson.time_limit > 0 && { limitMinutes: lesson.time_limit }),
    ...(lesson.shuffled === 1 && { isShuffled: true }),
    ...(lesson.draw_count > 0 && { drawCount: lesson.draw_count }),
    ...(attempts > 1 && { attempts }),
    ...((attempts > 1 || attemptRule !== 'best') && { attemptRule }),
  }
}

const toLessonUpload = (upload: UploadRecord, locale: Locale) => ({
  id: upload.public_id,
  name: upload.name,
  bytes: upload.bytes,
  received: upload.received,
  state: upload.state,
  problem: upload.problem && textIn(locale, fromStoredMessage(upload.problem)),
})

/** An upload of a lesson in the format of the one who made it. */
export const toOwnUpload = (
  upload: Awaited<ReturnType<typeof listOwnUploads>>[number],
  locale: Locale,
) => ({
  ...toLessonUpload(upload, locale),
  kind: upload.declared_kind,
  fingerprint: upload.fingerprint,
  lessonId: upload.lesson_id,
  classId: upload.class_id,
  expiresAt: upload.expires_at,
})
