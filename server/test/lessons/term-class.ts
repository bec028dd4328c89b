import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { getLessons } from '../../../contract/lessons/manage-lessons.ts'
import { newPublicId } from '../../platform/random.ts'
import { callApi } from '../call-api.ts'
import { seedExam } from '../exams/seed-exam.ts'
import { seedClass } from '../seed-class.ts'
import { seedAdministrator, type TestSchool } from '../test-school.ts'
import { demoFile, uploadFile } from '../uploads/upload-file.ts'

/** A time in Unix seconds. */
export const seconds = (moment: string) => new Date(moment).getTime() / 1000

const FIRST_LESSON = String(seconds('2026-09-07T16:00:00Z'))

/** A paid class with two lessons, the first with a picture and a check, and an exam that the first lesson explains. */
export async function openSchoolWithTerm(school: TestSchool) {
  const maryam = await seedAdministrator(school)
  const required = await seedClass(school, { name: 'Letters' })
  const term = await seedClass(school, {
    name: 'Term 1',
    price: 7_500_00,
    monthly: true,
    registrationCloses: '2026-09-01',
    links: 'Group https://chat.example/group',
    prerequisiteId: required.id,
  })
  const class_id = String(term.id)
  const fields = { class_id, inputetype: 'Lesson', subject: 'The noun', sample: '1' }
  const { data: first } = await uploadFile(
    school,
    addLesson,
    { ...fields, scheduled: '1', studydate: FIRST_LESSON, fileType: 'image' },
    demoFile('letter-shapes.png'),
    maryam,
  )
  const second = { class_id, inputetype: 'Lesson', subject: 'The verb', scheduled: '0' }
  const checks = [{ question: 'Which is a verb?', answer: 'كَتَبَ', option1: 'قَلَمٌ' }]
  await callApi(school, addLesson, { ...second, checks }, maryam)
  const exam = await seedExam(school, {
    classId: term.id,
    theoryAnswer: 'The noun has tanwīn.',
    questions: [
      { question: 'Which is a noun?', answer: 'قَلَمٌ', option1: 'مِنْ', explained_in: first.id },
    ],
  })
  return { maryam, term, firstLesson: String(first.id), exam }
}

/** The request that duplicates a class. */
export const copyRequest = (fields: object = {}) => ({
  name: 'Term 2',
  shift_days: '84',
  once: newPublicId(),
  ...fields,
})

/** The lessons of a class as an administrator sees them. */
export async function lessonsOf(
  school: TestSchool,
  class_id: string,
  as: { token: string },
): Promise<Record<string, string>[]> {
  return (await callApi(school, getLessons, { class_id }, as)).data
}
