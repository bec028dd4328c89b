import { counts } from '../../contract/lesson-access.ts'
import type { OpenLesson } from '../../contract/study.ts'
import { paperFor } from '../exams/paper.ts'
import type { Db } from '../kernel/db.ts'
import { keptByVersion } from '../kernel/kept.ts'
import { mediaUrl } from '../kernel/media-address.ts'
import { refuse } from '../kernel/refusal.ts'
import type { School } from '../kernel/school.ts'
import { shapeOf } from '../lessons/material.ts'
import { findLesson } from '../lessons/store.ts'
import { type Asked, findAnyLesson, openLesson } from './open-lesson.ts'
import type { Place } from './place.ts'
import type { Listed } from './syllabus.ts'

/**
 * A lesson with its text, its material for the next hour and, for an exam, its paper (student-area §3, §7).
 * Whoever reads it this way has opened it: the same checks refuse and the same view is recorded as when the
 * class page opens it (decision 0041). An administrator reads any lesson, and leaves no view.
 */
export async function lessonPage(school: School, asked: Asked): Promise<OpenLesson> {
  const { db, mediaSecret } = school
  const { place, lesson: gated } = await (asked.isAdmin ? findAnyLesson : openLesson)(school, asked)
  const lesson = (await taughtIn(db, place.seat, asked.lessonId)) ?? refuse('Lesson not found')
  const { studentId, now } = asked
  const paper = await paperFor(db, { lesson, studentId, mediaSecret, now })
  const shape = shapeOf(lesson.material)
  const next = nextOf(place.syllabus.lessons, lesson.id)
  return {
    ...gated,
    subject: lesson.subject,
    about: lesson.about,
    rand: lesson.kind === 'exam' ? lesson.exam_rand : '',
    classId: place.seat.id,
    classRand: place.seat.rand,
    className: place.seat.name,
    materialUrl: mediaUrl(mediaSecret, lesson.material, now),
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

const lessonOf = keptByVersion(findLesson, { atMost: 2000 })

// a lesson's row changes only with its class's version (decision 0040)
function taughtIn(db: Db, { version }: Place['seat'], id: number) {
  return lessonOf(db, { id, version })
}

/** The lesson after this one in the class's order; a timetable has no page to go to. */
function nextOf(inOrder: Listed[], lessonId: number): Listed | undefined {
  const at = inOrder.findIndex((it) => it.id === lessonId)
  return inOrder.slice(at + 1).find(counts)
}
