import { ADMIN_ROLE } from '../../contract/auth.ts'
import { lessonAttendance } from '../../contract/lessons.ts'
import { getClassDetails, getLessonDetails, viewStatus } from '../../contract/study.ts'
import { answer, OnWire, type Person } from '../http/answers.ts'
import { classPage } from './class-page.ts'
import { lessonPage } from './lesson-page.ts'
import { openLesson } from './open-lesson.ts'
import { listAttendance } from './store.ts'

export const studyCalls = [
  answer(getClassDetails, async ({ school, asked, asker, now }) => {
    return new OnWire(await classPage(school, { classRef: asked.class_id, ...who(asker), now }))
  }),

  answer(viewStatus, async ({ school, asked, asker, now }) => {
    const { class_id: classRef, lesson_id: lessonId } = asked
    await openLesson(school, { classRef, lessonId, ...who(asker), now })
    return null
  }),

  answer(getLessonDetails, ({ school, asked, asker, now }) =>
    lessonPage(school, {
      classRef: asked.class_id,
      lessonId: asked.lesson_id,
      ...who(asker),
      now,
    }),
  ),

  answer(lessonAttendance, ({ school, asked }) => listAttendance(school.db, asked.class_id)),
]

const who = ({ id, role }: Person) => ({ studentId: id, isAdmin: role === ADMIN_ROLE })
