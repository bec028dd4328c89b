import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import { logout } from '../../contract/auth.ts'
import type { Call } from '../../contract/call.ts'
import { getClasses, getEligibleClasses } from '../../contract/classes.ts'
import { addComment } from '../../contract/comments.ts'
import { enrolInClass } from '../../contract/enrolment.ts'
import { getClassDetails, viewStatus } from '../../contract/study.ts'
import { aClass } from '../test/a-class.ts'
import { aCourse } from '../test/a-course.ts'
import { ask } from '../test/ask.ts'
import {
  anAdministrator,
  aStudent,
  openSchool,
  type TestPerson,
  type TestSchool,
} from '../test/school.ts'

/** Which parts of a class each caller finds in the answer of each call: the whole table of decision 0371. */

const KINDS = ['paid', 'inactive', 'deleted'] as const
type Kind = (typeof KINDS)[number]
type Course = Awaited<ReturnType<typeof aCourse>> & { examRand: string }

/** A class whose every text names itself, so that any answer shows what it carries. */
async function aMarkedClass(school: TestSchool, kind: Kind, student: TestPerson): Promise<Course> {
  const mark = (part: string) => `[${kind} ${part}]`
  const course = await aCourse(
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
  const place = { class_id: course.classId, lesson_id }
  await ask(school, enrolInClass, place, student)
  await ask(school, viewStatus, place, student)
  await ask(school, addComment, { ...place, comment: mark('comment') }, student)
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

/** Every call of a student and every public read; what ends or changes the caller's own place comes last. */
const endsAPlace = new Set<Call>([logout])
const reachable = allCalls
  .filter(({ call }) => call.may === 'student' || (call.may === 'anyone' && call.method === 'GET'))
  .sort((a, b) => Number(endsAPlace.has(a.call)) - Number(endsAPlace.has(b.call)))

/** Makes all of them about each class, by id and by rand, and each lesson, and answers 'call: marks' for each that shows any. */
async function seenBy(school: TestSchool, courses: readonly Course[], as?: TestPerson) {
  const seen: Record<string, string[]> = {}
  for (const { name, call } of reachable) {
    const shape = (call.asks as unknown as { shape: object }).shape
    const marks = new Set<string>()
    for (const fields of questionsAbout(courses)) {
      const asked = Object.fromEntries(Object.entries(fields).filter(([key]) => key in shape))
      if (typeof call.action === 'object') Object.assign(asked, { action: call.action[0] })
      const text = JSON.stringify(await ask(school, call, asked, as))
      for (const [mark] of text.matchAll(/\[(paid|inactive|deleted) \w+\]/g)) marks.add(mark)
      // an answer that asks for nothing of a class is the same for each
      if (!('class_id' in shape || 'lesson_id' in shape)) break
    }
    if (marks.size > 0) seen[name] = [...marks].map((it) => it.slice(1, -1)).sort()
  }
  return seen
}

function questionsAbout(courses: readonly Course[]): Record<string, unknown>[] {
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

async function aMarkedSchool() {
  const school = await openSchool()
  const student = await aStudent(school, { name: 'Amina Bello', wallet: 5_000_00 })
  const courses: Course[] = []
  for (const kind of KINDS) courses.push(await aMarkedClass(school, kind, student))
  return { school, student, courses }
}

test('a stranger finds of a class what the landing page shows, and nothing of an inactive one (R-LANDING-017)', async () => {
  const { school, courses } = await aMarkedSchool()

  expect(await seenBy(school, courses)).toEqual({ getClasses: ['paid about', 'paid name'] })
})

test('a student who is not in a class finds its titles, neither links nor material, and no inactive class (R-SEC-009)', async () => {
  const { school, courses } = await aMarkedSchool()
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma' })

  expect(await seenBy(school, courses, musa)).toEqual({
    getClasses: ['paid about', 'paid name'],
    getEligibleClasses: ['paid about', 'paid name'],
    getClassDetails: ['paid about', 'paid name', 'paid subject'],
  })
})

test('a student of a class finds its links and its open lessons, when it is inactive too, and nothing of a deleted one (R-CLASS-047)', async () => {
  const { school, courses, student } = await aMarkedSchool()
  const both = (...parts: string[]) =>
    ['inactive', 'paid'].flatMap((kind) => parts.map((part) => `${kind} ${part}`))

  const seen = await seenBy(school, courses, student)

  // what was paid stays in the history of the wallet
  const { getWalletHistory, ...rest } = seen
  expect(getWalletHistory).toEqual(['deleted name', 'inactive name', 'paid name'])
  expect(rest).toEqual({
    getClasses: ['paid about', 'paid name'],
    getMyClasses: both('about', 'links', 'name'),
    getClassDetails: both('about', 'links', 'name', 'subject', 'timetable'),
    getLessonDetails: both('file', 'name', 'question', 'subject', 'text'),
    getComments: both('comment'),
  })
})

test('an administrator finds every class that is not deleted with its links (R-ACLASS-037)', async () => {
  const { school, courses } = await aMarkedSchool()
  const maryam = await anAdministrator(school)

  const { getClasses, getClassDetails } = await seenBy(school, courses, maryam)

  expect(getClasses).toEqual(
    ['inactive', 'paid'].flatMap((kind) => [`${kind} about`, `${kind} links`, `${kind} name`]),
  )
  expect(getClassDetails).toContain('inactive links')
})

test('the links of a class that anybody can join now for nothing are on its page, and in no list (R-CLASS-047)', async () => {
  const school = await openSchool()
  const musa = await aStudent(school)
  const links = 'https://chat.example/group'
  const free = await aClass(school, { links })
  const others = [
    await aClass(school, { links, price: 100 }),
    await aClass(school, { links, prerequisiteId: free.id }),
    await aClass(school, { links, registrationCloses: '2020-01-01' }),
  ]
  const linksOf = async ({ rand }: { rand: string }) =>
    (await ask(school, getClassDetails, { class_id: rand }, musa)).data.class_details.links

  expect(await linksOf(free)).toBe(links)
  for (const it of others) expect(await linksOf(it), it.rand).toBe('')
  for (const call of [getClasses, getEligibleClasses])
    expect(JSON.stringify(await ask(school, call, {}, musa))).not.toContain('chat.example')
})

test('an inactive class is answered to those who are not in it like a class that does not exist (R-CLASS-018)', async () => {
  const { school, courses } = await aMarkedSchool()
  const musa = await aStudent(school, { name: 'Musa Ɗanjuma' })
  const [, inactive] = courses
  const names = ['getClassDetails', 'getLessonDetails', 'viewStatus', 'getComments', 'addComment']

  for (const { call, name } of allCalls.filter((it) => names.includes(it.name))) {
    const about = (class_id: string) =>
      ask(school, call, { class_id, lesson_id: inactive?.ids[0], comment: 'Peace' }, musa)
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
