import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { logout } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { getClasses, getEligibleClasses } from '../../contract/classes.ts'
import { addComment } from '../../contract/comments.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { getClassDetails, recordLessonView } from '../../contract/study.ts'
import { callApi } from '../test/call-api.ts'
import { seedClass } from '../test/seed-class.ts'
import { seedCourse } from '../test/seed-course.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

/** The parts of a class that each caller can see in the response of each call: the table of decision 0371. */

const KINDS = ['paid', 'inactive', 'deleted'] as const
type Kind = (typeof KINDS)[number]
type Course = Awaited<ReturnType<typeof seedCourse>> & { examRand: string }

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

/** Every call of a student and every public read; those that end the session come last. */
const sessionEnding = new Set<Call>([logout])
const reachable = allCalls
  .filter(
    ({ call }) => call.access === 'student' || (call.access === 'anyone' && call.method === 'GET'),
  )
  .sort((a, b) => Number(sessionEnding.has(a.call)) - Number(sessionEnding.has(b.call)))

/** Makes every call for each class, by id and public id, and for each lesson. Returns the marks in each response. */
async function findVisibleMarks(school: TestSchool, courses: readonly Course[], as?: TestUser) {
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

async function createMarkedSchool() {
  const school = await openTestSchool()
  const student = await seedStudent(school, { name: 'Amina Bello', wallet: 5_000_00 })
  const courses: Course[] = []
  for (const kind of KINDS) courses.push(await createMarkedClass(school, kind, student))
  return { school, student, courses }
}

test('an anonymous caller sees of a class what the landing page and its public page show, and nothing of an inactive class (R-LANDING-017)', async () => {
  const { school, courses } = await createMarkedSchool()

  expect(await findVisibleMarks(school, courses)).toEqual({
    getClasses: ['paid about', 'paid name'],
    getPublicClass: ['paid about', 'paid name', 'paid subject'],
  })
})

test('a student outside a class sees its titles, but neither links nor material nor inactive classes (R-SEC-009)', async () => {
  const { school, courses } = await createMarkedSchool()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })

  expect(await findVisibleMarks(school, courses, musa)).toEqual({
    getClasses: ['paid about', 'paid name'],
    getEligibleClasses: ['paid about', 'paid name'],
    getClassDetails: ['paid about', 'paid name', 'paid subject'],
    getPublicClass: ['paid about', 'paid name', 'paid subject'],
  })
})

test('a student of a class sees its links and open lessons, also while it is inactive, and nothing of a deleted class (R-CLASS-047)', async () => {
  const { school, courses, student } = await createMarkedSchool()
  const both = (...parts: string[]) =>
    ['inactive', 'paid'].flatMap((kind) => parts.map((part) => `${kind} ${part}`))

  const seen = await findVisibleMarks(school, courses, student)

  // the wallet history keeps payments
  const { getWalletHistory, ...rest } = seen
  expect(getWalletHistory).toEqual(['deleted name', 'inactive name', 'paid name'])
  expect(rest).toEqual({
    getClasses: ['paid about', 'paid name'],
    getMyClasses: both('about', 'links', 'name', 'subject'),
    getClassDetails: both('about', 'links', 'name', 'subject', 'timetable'),
    getLessonDetails: both('file', 'name', 'question', 'subject', 'text'),
    getComments: both('comment'),
    getPublicClass: ['paid about', 'paid name', 'paid subject'],
  })
})

test('an administrator sees every class that is not deleted, with its links (R-ACLASS-037)', async () => {
  const { school, courses } = await createMarkedSchool()
  const maryam = await seedAdministrator(school)

  const { getClasses, getClassDetails } = await findVisibleMarks(school, courses, maryam)

  expect(getClasses).toEqual(
    ['inactive', 'paid'].flatMap((kind) => [`${kind} about`, `${kind} links`, `${kind} name`]),
  )
  expect(getClassDetails).toContain('inactive links')
})

test('the links of a class that anyone can join for free are on its page but in no list (R-CLASS-047)', async () => {
  const school = await openTestSchool()
  const musa = await seedStudent(school)
  const links = 'https://chat.example/group'
  const free = await seedClass(school, { links })
  const others = [
    await seedClass(school, { links, price: 100 }),
    await seedClass(school, { links, prerequisiteId: free.id }),
    await seedClass(school, { links, registrationCloses: '2020-01-01' }),
  ]
  const linksOf = async ({ publicId }: { publicId: string }) =>
    (await callApi(school, getClassDetails, { class_id: publicId }, musa)).data.class_details.links

  expect(await linksOf(free)).toBe(links)
  for (const it of others) expect(await linksOf(it), it.publicId).toBe('')
  for (const call of [getClasses, getEligibleClasses])
    expect(JSON.stringify(await callApi(school, call, {}, musa))).not.toContain('chat.example')
})

test('to a student outside it, an inactive class is the same as one that does not exist (R-CLASS-018)', async () => {
  const { school, courses } = await createMarkedSchool()
  const musa = await seedStudent(school, { name: 'Musa Ɗanjuma' })
  const [, inactive] = courses
  const names = ['getClassDetails', 'getLessonDetails', 'viewStatus', 'getComments', 'addComment']

  for (const { call, name } of allCalls.filter((it) => names.includes(it.name))) {
    const about = (class_id: string) =>
      callApi(school, call, { class_id, lesson_id: inactive?.ids[0], comment: 'Peace' }, musa)
    const missing = await about('4711')
    for (const class_id of [inactive?.classId ?? '', inactive?.rand ?? '']) {
      const { http, status, message, data } = await about(class_id)
      expect({ http, status, message, data }, name).toEqual({
        http: missing.http,
        status: missing.status,
        message: missing.message,
        data: missing.data,
      })
    }
  }
})
