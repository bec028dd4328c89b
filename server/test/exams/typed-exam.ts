import { expect } from 'vitest'
import { updateLesson } from '../../../contract/lessons/lesson-form.ts'
import { getLessonDetails } from '../../../contract/study/study.ts'
import { callApi } from '../call-api.ts'
import { openTestSchool, seedAdministrator } from '../test-school.ts'
import {
  ACCEPTED,
  type SeededQuestion,
  seedCandidate,
  seedExam,
  submitAnswers,
} from './seed-exam.ts'

/** A typed question with two keys. */
export const SCHOOL: SeededQuestion = {
  ...{ kind: 'typed', question: 'Write: a school', answer: 'مَدْرَسَة', accepted: ['مَعْهَد'] },
}

/** An exam of a typed question, with functions that change it and take it. */
export async function seedTypedExam(fields: Parameters<typeof seedExam>[1] = {}) {
  const school = await openTestSchool()
  const exam = await seedExam(school, { questions: [SCHOOL], ...fields })
  const maryam = await seedAdministrator(school)
  const form = { lesson_id: String(exam.id), subject: 'School', inputetype: 'Exam', scheduled: '0' }
  const lesson = { class_id: String(exam.classId), lesson_id: String(exam.id) }
  return {
    ...{ school, exam, maryam },
    update: (changes: Record<string, unknown>) =>
      callApi(school, updateLesson, { ...form, ...changes }, maryam),
    /** The score of a new student who gives these answers. */
    scoreOf: async (...answers: string[]) => {
      const student = await seedCandidate(school, exam)
      expect(await submitAnswers(school, exam, student, { answers })).toMatchObject(ACCEPTED)
      const page = await callApi(school, getLessonDetails, lesson, student)
      return page.data?.examResult?.objective_score
    },
    pageOf: async (student: Parameters<typeof submitAnswers>[2]) =>
      (await callApi(school, getLessonDetails, lesson, student)).data,
  }
}
