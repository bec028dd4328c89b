import { say } from '../../messages/message.ts'
import { findClass, lockClass, publishDraft, touchClass } from '../classes/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { cancelLessonPush, enqueueLessonPush, rescheduleLessonPush } from '../push/enqueue.ts'
import {
  findLesson,
  isOpenedByStudent,
  type LessonRecord,
  listPublishedLessons,
  updateLessonRow,
} from './store.ts'

const LESSON_OPENED = say('rules_lessons_students_opened_lesson_so_cannot')

type SavedLesson = { lessonId: number; classId: number; isDraft: boolean; opensAt: number }

/** Enqueues the notification of a new or just published lesson. A draft, and a lesson of a draft class, has none yet. */
export async function announceLesson(tx: Tx, saved: SavedLesson, now: number): Promise<void> {
  if (saved.isDraft) return
  const schoolClass = await findClass(tx, saved.classId)
  if (!schoolClass?.draft) await enqueueLessonPush(tx, { ...saved, now })
}

/**
 * Enqueues, moves or withdraws the notification of a changed lesson. Declines with `lesson_opened` to make a draft of a
 * lesson that a student has opened.
 */
export async function announceChange(
  tx: Tx,
  previous: LessonRecord,
  saved: SavedLesson,
  now: number,
): Promise<void> {
  const wasDraft = previous.is_draft === 1
  if (wasDraft) return announceLesson(tx, saved, now)
  if (!saved.isDraft) return rescheduleLessonPush(tx, { ...saved, now })
  if (await isOpenedByStudent(tx, saved.lessonId)) decline('lesson_opened', LESSON_OPENED)
  await cancelLessonPush(tx, saved.lessonId)
}

type Publication = { actorId: number; now: number }

/** Publishes a draft lesson, audited; a published one stays as it is. Rejects an unknown lesson with 404. */
export async function publishLesson(
  tx: Tx,
  lessonId: number,
  { actorId, now }: Publication,
): Promise<void> {
  const { class_id: classId } =
    (await findLesson(tx, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  await touchClass(tx, classId)
  // another request may have published or deleted it before the lock
  const lesson =
    (await findLesson(tx, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  if (lesson.is_draft === 0) return
  await updateLessonRow(tx, lessonId, { is_draft: 0 }, now)
  await announceLesson(tx, { lessonId, classId, isDraft: false, opensAt: lesson.opens_at }, now)
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'publishLesson', subjectId: null, now },
    detail: say('audited_detail_lesson', {
      id: `${lessonId}`,
      class: `${classId}`,
      subject: lesson.subject,
    }),
    before: { draft: true },
    after: { draft: false },
  })
}

/**
 * Publishes a draft class, audited; a published one stays as it is. Its lessons that are drafts stay drafts. Rejects an
 * unknown class with 404.
 */
export async function publishClass(
  tx: Tx,
  classId: number,
  { actorId, now }: Publication,
): Promise<void> {
  const { draft, name } =
    (await lockClass(tx, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  if (!draft) return
  await publishDraft(tx, classId, now)
  const lessons = await listPublishedLessons(tx, classId)
  // one notification now, however many lessons are open
  const firstOpen = lessons.find((it) => it.opens_at <= now)
  for (const it of lessons.filter((lesson) => lesson === firstOpen || lesson.opens_at > now))
    await enqueueLessonPush(tx, { lessonId: it.id, opensAt: it.opens_at, now })
  await writeAuditEntry(tx, {
    ...{ actorId, action: 'publishClass', subjectId: null, now },
    detail: say('audited_detail_class', { id: `${classId}`, name }),
    before: { draft: true, active: false },
    after: { draft: false, active: true },
  })
}
