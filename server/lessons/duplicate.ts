import type { AuditValues } from '../../contract/audit/audit-fields.ts'
import {
  classTooLarge,
  MAX_COPIED_LESSONS,
  MAX_COPIED_QUESTIONS,
  shiftDeadline,
  shiftTime,
} from '../../contract/term/term.ts'
import { type Message, say } from '../../messages/message.ts'
import { insertClass, lockClass, touchClass } from '../classes/store.ts'
import { writeAuditEntry } from '../platform/audit.ts'
import type { Tx } from '../platform/db.ts'
import { decline, httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { copyCanDo } from './can-do.ts'
import { copyLessons, countQuestions } from './copy-lessons.ts'
import { findLesson, lastPosition, listLessonIds } from './store.ts'

type Copy = {
  shiftDays: number
  actorId: number
  /** Unix seconds. */
  now: number
  timezone: string
}

/**
 * Copies a class with its lessons as a draft and returns its id. Students and their activity are not
 * copied. Declines a class that is too large; rejects an unknown one with 404.
 */
export async function duplicateClass(
  tx: Tx,
  { classId, name, ...copy }: Copy & { classId: number; name: string },
): Promise<number> {
  const { shiftDays, now, timezone } = copy
  const original =
    (await lockClass(tx, classId)) ??
    httpError('class_not_found', say('rules_classes_class_not_found'))
  const lessonIds = await listLessonIds(tx, classId, MAX_COPIED_LESSONS + 1)
  if (
    lessonIds.length > MAX_COPIED_LESSONS ||
    (lessonIds.length > 0 && (await countQuestions(tx, lessonIds)) > MAX_COPIED_QUESTIONS)
  )
    decline('class_too_large', classTooLarge())
  const registrationCloses = shiftDeadline(original.registrationCloses, shiftDays, timezone)
  const copyId = await insertClass(tx, {
    ...original,
    name,
    registrationCloses,
    draft: true,
    publicId: newPublicId(),
    now,
  })
  const copies = await copyLessons(tx, lessonIds, {
    now,
    overrides: (it) => ({
      class_id: copyId,
      opens_at: shiftTime(it.opens_at, shiftDays, timezone),
      closes_at: it.closes_at && shiftTime(it.closes_at, shiftDays, timezone),
    }),
  })
  await copyCanDo(tx, { from: classId, to: copyId, copies }, now)
  await writeCopyEntry(tx, copy, 'duplicateClass', {
    from: say('audited_detail_class', { id: `${classId}`, name: original.name }),
    to: say('audited_detail_class_of_lessons', {
      id: `${copyId}`,
      name,
      lessons: `${lessonIds.length}`,
    }),
    after: { name, registrationCloses, draft: true },
  })
  return copyId
}

/**
 * Copies a lesson to the end of a class as a draft and returns its id. Rejects an unknown
 * lesson or class with 404.
 */
export async function duplicateLesson(
  tx: Tx,
  { lessonId, classId, ...copy }: Copy & { lessonId: number; classId: number },
): Promise<number> {
  const { shiftDays, now, timezone } = copy
  const unlocked =
    (await findLesson(tx, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  // locked in the order of ids, so that two copies in opposite directions do not deadlock
  for (const id of [...new Set([unlocked.class_id, classId])].sort((a, b) => a - b))
    if (!(await touchClass(tx, id)))
      httpError('class_not_found', say('rules_classes_class_not_found'))
  const original =
    (await findLesson(tx, lessonId)) ??
    httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
  const opensAt = shiftTime(original.opens_at, shiftDays, timezone)
  const position = (await lastPosition(tx, classId)) + 1
  const copies = await copyLessons(tx, [lessonId], {
    now,
    keepsExplanations: classId === original.class_id,
    overrides: () => ({
      class_id: classId,
      opens_at: opensAt,
      closes_at: original.closes_at && shiftTime(original.closes_at, shiftDays, timezone),
      position,
      // a class has one free sample
      is_sample: 0,
      is_draft: 1,
    }),
  })
  const copyId = copies.get(lessonId) ?? 0
  await writeCopyEntry(tx, copy, 'duplicateLesson', {
    from: say('audited_detail_lesson', {
      id: `${lessonId}`,
      class: `${original.class_id}`,
      subject: original.subject,
    }),
    to: say('audited_detail_lesson_only', { id: `${copyId}`, class: `${classId}` }),
    after: { subject: original.subject, opensAt, draft: true },
  })
  return copyId
}

async function writeCopyEntry(
  tx: Tx,
  { actorId, shiftDays, now }: Copy,
  action: 'duplicateClass' | 'duplicateLesson',
  { from, to, after }: { from: Message; to: Message; after: AuditValues },
) {
  const detail = say('audited_detail_copy', { from, to, days: `${shiftDays}` })
  await writeAuditEntry(tx, { actorId, action, subjectId: null, detail, after, now })
}
