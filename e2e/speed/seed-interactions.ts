import { ADMIN, type SeededCourse } from '../../bench/seed-course.ts'
import { postFields, readJson } from '../../server/test/http/post-fields.ts'

const LINES = 20
const COMMENTS = 40
const QUESTIONS = 10

/** The ids of a lesson and an exam whose pages have everything that a student can touch. */
export type InteractiveLessons = { lessonId: string; examId: string }

/**
 * Adds to a class of the open school at `site`: a lesson with Arabic lines, translations, three checks and forty comments,
 * which the student has read, and an exam of ten questions, one of them typed, and a written answer.
 */
export async function seedInteractions(
  site: string,
  { rand, token }: SeededCourse,
): Promise<InteractiveLessons> {
  const send = openClient(site)
  const admin = (await send('/api.php', { action: 'login', ...ADMIN }, '')).token
  const details = { action: 'get_class_details', class_id: rand }
  const { class_details } = (await send('/api.php', details, admin)).data
  const class_id = class_details.id
  const add = async (fields: object) => {
    const lesson = { action: 'addLesson', class_id, scheduled: '0', ...fields }
    const { data } = await send('/lessonsAction.php', lesson, admin)
    return String(data.id)
  }
  const lessonId = await add({
    subject: 'The nominal sentence · الجُمْلَةُ الِاسْمِيَّةُ',
    inputetype: 'Lesson',
    about: Array.from({ length: LINES }, lessonLine).join('\n\n'),
    checks: Array.from({ length: 3 }, (_, index) => choiceQuestion(index)),
  })
  await send('/api.php', { action: 'viewStatus', class_id, lesson_id: lessonId }, token)
  for (let at = 1; at <= COMMENTS; at++) {
    const comment = `Comment ${at}: why is الكِتَابُ in the nominative here?`
    await send(
      '/comments.php',
      { action: 'addComment', class_id, lesson_id: lessonId, comment },
      token,
    )
  }
  const examId = await add({
    subject: 'Exam',
    inputetype: 'Exam',
    about: 'Write three nominal sentences.',
    theoryAnswer: 'الكِتَابُ جَدِيدٌ.',
    questions: [
      ...Array.from({ length: QUESTIONS - 1 }, (_, index) => choiceQuestion(index)),
      { kind: 'typed', question: 'Write: the book.', answer: 'الكِتَاب' },
    ],
  })
  return { lessonId, examId }
}

const lessonLine = (_: unknown, index: number) =>
  `Line ${index + 1}: the topic comes first and is in the nominative.\n\nالكِتَابُ جَدِيدٌ وَالطَّالِبُ مُجْتَهِدٌ.\n\n“The book is new, and the student is diligent.”`

const choiceQuestion = (index: number) => ({
  question: `Question ${index + 1}: which of these is a noun?`,
  answer: 'كِتَاب',
  option1: 'كَتَبَ',
  option2: 'فِي',
  option3: 'ثُمَّ',
})

type CallResponse = {
  status: boolean
  message: string
  token: string
  data: { id: string; class_details: { id: string } }
}

function openClient(site: string) {
  return async (path: string, fields: object, token: string): Promise<CallResponse> => {
    const response = await postFields(site + path, fields, { token })
    const content = await readJson<CallResponse>(response)
    if (!content.status) throw new Error(`${path}: ${content.message}`)
    return content
  }
}
