import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { getLessons } from '../../../contract/lessons/manage-lessons.ts'
import { callApi } from '../call-api.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator } from '../test-school.ts'

/** A class of three lessons, with functions to add lessons and read their order. */
export async function openClassOfThreeLessons() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id } = await seedClass(school)
  const class_id = String(id)
  const addLessonNamed = async (subject: string): Promise<string> => {
    const fields = { class_id, subject, inputetype: 'Lesson', scheduled: '0' }
    return (await callApi(school, addLesson, fields, maryam)).data.id
  }
  const ids = [
    await addLessonNamed('Noun'),
    await addLessonNamed('Verb'),
    await addLessonNamed('Particle'),
  ] as const
  const readOrder = async () =>
    (await callApi(school, getLessons, { class_id }, maryam)).data.map(
      (it: { position: number; subject: string }) => `${it.position} ${it.subject}`,
    )
  return { school, maryam, class_id, ids, readOrder, addLessonNamed }
}
