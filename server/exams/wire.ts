import {
  getExamDetails,
  getUnmarkedExams,
  markExam,
  semesterGrades,
  submitExam,
} from '../../contract/exams.ts'
import { answer } from '../http/answers.ts'
import { mark, waitingAnswers } from './mark.ts'
import { semesterOf } from './semester.ts'
import { listWaiting } from './store.ts'
import { submit } from './submit.ts'

export const examCalls = [
  answer(submitExam, async ({ school, asked, asker, now }) => {
    await submit(school, {
      studentId: asker.id,
      lessonId: asked.lesson_id,
      examRand: asked.examRand,
      answers: asked.answer ?? {},
      theory: asked.theory ?? '',
      theoryImage: asked.theory_image ?? '',
      now,
    })
    return null
  }),

  answer(semesterGrades, ({ school, asker }) =>
    semesterOf(school.db, { studentId: asker.id, timezone: school.config.SITE_TIMEZONE }),
  ),

  answer(getUnmarkedExams, ({ school }) => listWaiting(school.db)),

  answer(getExamDetails, ({ school: { db, mediaSecret }, asked, now }) =>
    waitingAnswers(db, { lessonId: asked.lesson_id, mediaSecret, now }),
  ),

  answer(markExam, async ({ school, asked, asker, now }) => {
    await mark(school.db, {
      result: {
        id: asked.result_id,
        lessonId: asked.lesson_id,
        studentId: asked.user_id,
        classId: asked.class_id,
        studentEmail: asked.student_email,
      },
      score: asked.theory_score,
      markerId: asker.id,
      now,
    })
    return null
  }),
]
