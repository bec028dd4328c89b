import { ADMIN_ROLE } from '../../contract/auth.ts'
import { lessonAttendance } from '../../contract/lessons.ts'
import { getClassDetails, getLessonDetails, viewStatus } from '../../contract/study.ts'
import { answer, OnWire } from '../http/answers.ts'
import { classPage } from './class-page.ts'
import { lessonPage } from './lesson-page.ts'
import { openLesson } from './open-lesson.ts'
import { listAttendance } from './store.ts'

export const studyCalls = [
  answer(getClassDetails, async ({ school, asked, asker, now }) => {
    const fields = { classRef: asked.class_id, studentId: asker.id, now }
    return new OnWire(await classPage(school, fields))
  }),

  answer(viewStatus, async ({ school, asked, asker, now }) => {
    const { class_id: classRef, lesson_id: lessonId } = asked
    await openLesson(school, { classRef, lessonId, studentId: asker.id, now })
    return null
  }),

  answer(getLessonDetails, ({ school, asked, asker, now }) =>
    lessonPage(school, {
      classRef: asked.class_id,
      lessonId: asked.lesson_id,
      studentId: asker.id,
      isAdmin: asker.role === ADMIN_ROLE,
      now,
    }),
  ),

  answer(lessonAttendance, ({ school, asked }) => listAttendance(school.db, asked.class_id)),
]
