import { addLesson } from '../../../contract/lessons/lesson-form.ts'
import { getLessonDetails } from '../../../contract/study/study.ts'
import { saveLessonWords } from '../../../contract/words/manage-words.ts'
import { callApi } from '../call-api.ts'
import { seedCandidate } from '../exams/seed-exam.ts'
import { seedClass } from '../seed-class.ts'
import { openTestSchool, seedAdministrator, type TestUser } from '../test-school.ts'

/** Five words, of which two have the same letters. */
export const WORDS = [
  { text: 'كِتَابٌ', meaning: 'a book', plural: 'كُتُبٌ', gender: 'm', root: 'ك ت ب' },
  { text: 'كَتَبَ', meaning: 'he wrote', present: 'يَكْتُبُ', masdar: 'كِتَابَةٌ' },
  { text: 'كُتُب', meaning: 'books' },
  { text: 'قَلَمٌ', meaning: 'a pen', example: 'هٰذَا قَلَمٌ' },
  { text: 'رَغِبَ', meaning: 'he desired', preposition: 'فِي' },
]

/** A school with a lesson that has these words, and a student who has opened it. */
export async function seedWords() {
  const school = await openTestSchool()
  const maryam = await seedAdministrator(school)
  const { id: classId } = await seedClass(school)
  const class_id = String(classId)
  const addLessonWith = async (words: readonly object[], subject = 'Words') => {
    const form = { class_id, subject, inputetype: 'Lesson', scheduled: '0' }
    const { data } = await callApi(school, addLesson, form, maryam)
    const lesson_id = String(data.id)
    await callApi(school, saveLessonWords, { lesson_id, words }, maryam)
    return lesson_id
  }
  const lesson_id = await addLessonWith(WORDS)
  const enrol = () => seedCandidate(school, { id: 0, classId, rand: '', questionIds: [] })
  const read = async (student: TestUser, id = lesson_id) =>
    (await callApi(school, getLessonDetails, { class_id, lesson_id: id }, student)).data
  const amina = await enrol()
  const words: { id: number; card: number; text: string }[] = (await read(amina)).words
  return { school, maryam, classId, class_id, lesson_id, addLessonWith, enrol, read, amina, words }
}
