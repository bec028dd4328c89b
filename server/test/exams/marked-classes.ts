import { allCalls } from '../../../contract/all.ts'
import { logout } from '../../../contract/auth/auth.ts'
import { addComment } from '../../../contract/comments/comments.ts'
import { enrolInClass } from '../../../contract/enrolment/enrolment.ts'
import type { Call } from '../../../contract/platform/call.ts'
import { recordLessonView } from '../../../contract/study/study.ts'
import { callApi } from '../call-api.ts'
import { seedCourse } from '../seed-course.ts'
import { openTestSchool, seedStudent, type TestSchool, type TestUser } from '../test-school.ts'

const KINDS = ['paid', 'inactive', 'deleted'] as const

type Kind = (typeof KINDS)[number]

/** A class with an exam. */
export type Course = Awaited<ReturnType<typeof seedCourse>> & { examRand: string }

/** Creates a class whose texts contain their own name, so that any response shows which it contains. */
async function createMarkedClass(
  school: TestSchool,
  kind: Kind,
  student: TestUser,
): Promise<Course> {
  const mark = (part: string) => `[${kind} ${part}]`
  const course = await seedCourse(
    school,
    [
      { subject: mark('subject'), about: mark('text') },
      { subject: mark('subject'), about: mark('timetable'), inputetype: 'Timetableble' },
      {
        subject: mark('subject'),
        inputetype: 'Exam',
        questions: [{ question: mark('question'), answer: 'yes', option1: 'no' }],
      },
    ],
    {
      name: mark('name'),
      about: mark('about'),
      links: mark('links'),
      price: 500_00,
      category: kind,
    },
  )
  const { db } = school
  const [lesson_id, , examId] = course.ids
  await db
    .updateTable('lessons')
    .set({ material: `lessons/${mark('file')}.pdf`, material_name: mark('file') })
    .where('id', '=', Number(lesson_id))
    .execute()
  await db
    .updateTable('lessons')
    .set({ reference_answer: mark('reference') })
    .where('id', '=', Number(examId))
    .execute()
  const lessonRef = { class_id: course.classId, lesson_id }
  await callApi(school, enrolInClass, lessonRef, student)
  await callApi(school, recordLessonView, lessonRef, student)
  await callApi(school, addComment, { ...lessonRef, comment: mark('comment') }, student)
  const state = kind === 'paid' ? {} : kind === 'inactive' ? { active: 0 } : { deleted_at: 1 }
  await db
    .updateTable('classes')
    .set((it) => ({ ...state, version: it('version', '+', 1) }))
    .where('id', '=', course.id)
    .execute()
  const { exam_rand: examRand } = await db
    .selectFrom('lessons')
    .select('exam_rand')
    .where('id', '=', Number(examId))
    .executeTakeFirstOrThrow()
  return { ...course, examRand }
}

/** Classes of each kind, with a mark in each field that not everyone may see. */
export async function createMarkedSchool() {
  const school = await openTestSchool()
  const student = await seedStudent(school, { name: 'Amina Bello', wallet: 5_000_00 })
  const courses: Course[] = []
  for (const kind of KINDS) courses.push(await createMarkedClass(school, kind, student))
  return { school, student, courses }
}

/** Every call of a student and every public read; those that end the session come last. */
const sessionEnding = new Set<Call>([logout])

const reachable = allCalls
  .filter(
    ({ call }) => call.access === 'student' || (call.access === 'anyone' && call.method === 'GET'),
  )
  .sort((a, b) => Number(sessionEnding.has(a.call)) - Number(sessionEnding.has(b.call)))

/** Makes every call for each class, by id and public id, and for each lesson. Returns the marks in each response. */
export async function findVisibleMarks(
  school: TestSchool,
  courses: readonly Course[],
  as?: TestUser,
) {
  const visible: Record<string, string[]> = {}
  for (const { name, call } of reachable) {
    const shape = call.fields
    const marks = new Set<string>()
    for (const fields of requestsAbout(courses)) {
      const request = Object.fromEntries(Object.entries(fields).filter(([key]) => key in shape))
      if (typeof call.action === 'object') Object.assign(request, { action: call.action[0] })
      const text = JSON.stringify(await callApi(school, call, request, as))
      for (const [mark] of text.matchAll(/\[(paid|inactive|deleted) \w+\]/g)) marks.add(mark)
      // a call without a class or lesson has the same response for each
      if (!('class_id' in shape || 'lesson_id' in shape)) break
    }
    if (marks.size > 0) visible[name] = [...marks].map((it) => it.slice(1, -1)).sort()
  }
  return visible
}

function requestsAbout(courses: readonly Course[]): Record<string, unknown>[] {
  return courses.flatMap(({ classId, rand, ids, examRand }) =>
    [classId, rand].flatMap((class_id) =>
      ids.map((lesson_id) => ({
        class_id,
        lesson_id,
        examRand,
        answer: {},
        comment: 'Peace',
        level: 'easy',
        reference: 'none',
        message_id: '1',
        comment_id: '999',
      })),
    ),
  )
}
