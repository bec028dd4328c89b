import { semesterGrades, submitExam } from '../../contract/exams.ts'
import {
  getExamDetails,
  getUnmarkedExams,
  getUnmarkedExamsPage,
  markExam,
  suggestScore,
} from '../../contract/marking.ts'
import { answer } from '../http/answers.ts'
import { mark } from './mark.ts'
import { semesterOf } from './semester.ts'
import { submit } from './submit.ts'
import { mayAssist, suggestedScore } from './suggest-score.ts'
import { waitingAnswers, waitingPage } from './waiting.ts'
import { listWaiting } from './waiting-store.ts'

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

  answer(getUnmarkedExamsPage, async ({ school, asked, now }) => ({
    ...(await waitingPage(school.db, { search: asked.search ?? '', page: asked.page ?? 1 })),
    assistant: await mayAssist(school, now),
  })),

  answer(getExamDetails, ({ school: { db, mediaSecret }, asked, now }) =>
    waitingAnswers(db, {
      lessonId: asked.lesson_id,
      studentId: asked.user_id,
      mediaSecret,
      now,
    }),
  ),

  answer(suggestScore, ({ school, asked, now }) =>
    suggestedScore(school, { lessonId: asked.lesson_id, resultId: asked.result_id, now }),
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
