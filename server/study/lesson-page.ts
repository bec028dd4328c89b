import type { OpenLesson } from '../../contract/study.ts'
import { paperFor } from '../exams/paper.ts'
import { mediaUrl } from '../kernel/media-address.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { shapeOf } from '../lessons/material.ts'
import { findLesson } from '../lessons/store.ts'
import { type Asked, findGated, openLesson, seatOf } from './open-lesson.ts'
import { findNext } from './store.ts'

/**
 * A lesson with its text, its material for the next hour and, for an exam, its paper (student-area §3, §7).
 * Whoever reads it this way has opened it: the same checks refuse and the same view is recorded as when the
 * class page opens it (decision 0041). An administrator reads any lesson, and leaves no view.
 */
export async function lessonPage(
  school: School,
  { isAdmin, ...asked }: Asked & { isAdmin: boolean },
): Promise<OpenLesson> {
  const { db, mediaSecret } = school
  const seat = await seatOf(db, asked)
  const gated = isAdmin
    ? (await findGated(school, db, seat, asked)).lesson
    : await openLesson(school, asked)
  const lesson = (await findLesson(db, asked.lessonId)) ?? refuse('Lesson not found')
  const shape = shapeOf(lesson.material)
  const [paper, next] = await Promise.all([
    paperFor(db, { lesson, studentId: asked.studentId, mediaSecret, now: asked.now }),
    findNext(db, lesson),
  ])
  return {
    ...gated,
    subject: lesson.subject,
    about: lesson.about,
    rand: lesson.kind === 'exam' ? lesson.exam_rand : '',
    classId: seat.id,
    classRand: seat.rand,
    className: seat.name,
    materialUrl: mediaUrl(mediaSecret, lesson.material, asked.now),
    materialExtension: lesson.material_extension,
    materialName: lesson.material_name,
    materialBytes: lesson.material_bytes,
    materialWidth: shape?.width ?? 0,
    materialHeight: shape?.height ?? 0,
    nextLessonId: next ? String(next.id) : '',
    nextLessonSubject: next?.subject ?? '',
    nextLessonNumber: next?.number ?? 0,
    ...paper,
  }
}
