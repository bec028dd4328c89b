import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getLessonQuestions } from '../../../contract/exams/manage-questions.ts'
import { getLessons } from '../../../contract/lessons/manage-lessons.ts'
import { callApi } from '../call-api.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, type TestSchool } from '../test-school.ts'

/** The form of an exam. */
export const exam = { subject: 'Signs of the verb', inputetype: 'Exam', scheduled: '0' }

/** A question that is not saved yet. */
export const verbQuestion = { id: 'new-1', question: 'Which is a verb?', answer: 'كتب' }

/** The key of one save. */
export const idempotencyKey = 'a-press-of-the-button'

/** A class, two administrators, and functions that read lessons and questions. */
export async function openSchoolWithClass() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const musa = await seedAdministrator(school, { name: 'Musa Ɗanjuma' })
  const class_id = String((await seedClass(school)).id)
  const listLessons = async () => (await callApi(school, getLessons, { class_id }, maryam)).data
  const readQuestions = async (lesson_id: string) =>
    (await callApi(school, getLessonQuestions, { lesson_id }, maryam)).data
  return { school, maryam, musa, class_id, listLessons, readQuestions }
}

/** The names of the stored material files. */
export const materialFiles = ({ config }: TestSchool) => {
  const folder = join(config.DATA_DIR, 'media/material')
  return existsSync(folder) ? readdirSync(folder) : []
}
