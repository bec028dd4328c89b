import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allCalls } from '../../contract/all.ts'
import type { Call } from '../../contract/platform/call.ts'
import { startSession } from '../auth/session.ts'
import { createSeededRandom } from '../demo/seeded-random.ts'
import { now } from '../platform/clock.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { validFields } from '../test/fuzz/values.ts'
import { isShortRun } from '../test/short-run.ts'
import { type MarkedClass, seedMarkedClass } from '../test/staff/two-classes.ts'
import {
  openTestSchool,
  seedAdministrator,
  seedStaff,
  seedStudent,
  type TestSchool,
  type TestUser,
} from '../test/test-school.ts'

type Person = { who: string; user: TestUser | undefined; hidden: readonly RegExp[] }

/** The parts of a class that an accountant must not see, beside those for the money. */
const LEARNING = '(lesson|body|exam|question|answer|typed|reference|theory|comment|message|subject)'

async function seedWorld() {
  // the ledger entries are marked directly
  const school = await openTestSchool({}, { breaksLedger: true })
  const owner = await seedAdministrator(school)
  const near = await seedMarkedClass(school, 'aaown', owner)
  const far = await seedMarkedClass(school, 'zzfar', owner)
  const anyOf = ({ marker }: MarkedClass) => new RegExp(marker)
  const people: Person[] = [
    { who: 'visitor', user: undefined, hidden: [anyOf(near), anyOf(far)] },
    { who: 'student of the class', user: near.student, hidden: [anyOf(far)] },
    { who: 'student of none', user: await seedStudent(school), hidden: [anyOf(near), anyOf(far)] },
    {
      who: 'teacher',
      user: await seedStaff(school, 'teacher', [near.classId]),
      hidden: [anyOf(far), /aaownmail/],
    },
    {
      who: 'teacher of another class',
      user: await seedStaff(school, 'teacher', [far.classId]),
      hidden: [anyOf(near)],
    },
    {
      who: 'teacher of none',
      user: await seedStaff(school, 'teacher'),
      hidden: [anyOf(near), anyOf(far)],
    },
    {
      who: 'marker',
      user: await seedStaff(school, 'marker', [near.classId]),
      hidden: [anyOf(far), /aaown(mail|comment|message|subject|ledger|certificate)/],
    },
    {
      who: 'accountant',
      user: await seedStaff(school, 'accountant'),
      hidden: [new RegExp(`(aaown|zzfar)${LEARNING}`)],
    },
    { who: 'owner', user: owner, hidden: [] },
  ]
  return { school, near, far, people }
}

// these end the session, or are public by a code that only its owner has
const LAST = new Set(['logout'])
const calls = allCalls.filter(({ name }) => !LAST.has(name))

const FOUND_BY_TEACHER = [
  ...['findAnything', 'findExams', 'findStudents', 'getClassStudents', 'getClasses', 'getComments'],
  ...['getExamClasses', 'getGivenCertificates', 'getGradebook', 'getGradebookRows', 'getLessons'],
  ...['getManagedClass', 'getStudent', 'getStudentList', 'getStudentMarks', 'getSubmission'],
  ...['getUnmarkedExams', 'getUnmarkedExamsPage', 'previewClass'],
]

// with them many lists would be empty
const OTHER_FILTERS = ['group', 'state', 'page', 'size', 'show', 'template_id', 'month', 'verdict']

/** A list for a list; the last one, of an exam, or the first one, of a lesson. */
const idOf = (name: string, values: readonly string[], isLast: boolean) =>
  /_ids$|^recipients$/.test(name) ? values : values.at(isLast ? -1 : 0)

/** The fields of a request for rows of a class: the required ones only, or all, with a search for its texts. */
function requestFor(call: Call, { known, marker }: MarkedClass, withOptional: boolean) {
  const random = createSeededRandom(withOptional ? 1 : 2)
  const fields = validFields(random, call.fields, known)
  for (const name of ['email', 'admin_email', 'once', ...OTHER_FILTERS]) delete fields[name]
  if (withOptional && 'search' in call.fields) fields.search = marker.slice(0, 4)
  const named = Object.keys(known).filter(
    (name) => name in call.fields && (withOptional || name in fields),
  )
  for (const name of named) fields[name] = idOf(name, known[name] ?? [], withOptional)
  if (typeof call.action === 'object') fields.action = call.action[0]
  return fields
}

/** What a response says beyond what the request said. */
function withoutEcho(response: object, fields: Record<string, unknown>): string {
  const sent = Object.values(fields).flatMap((it) => (Array.isArray(it) ? it : [it]))
  return sent
    .filter((it): it is string => typeof it === 'string' && it.length > 4)
    .reduce((text, it) => text.replaceAll(it, ''), JSON.stringify(response))
}

async function send(
  school: TestSchool,
  call: Call,
  fields: Record<string, unknown>,
  user?: TestUser,
) {
  // an earlier call can have ended the session
  const as = user && (await startSession(school.db, { userId: user.id, now: now() }))
  const { headers: _, ...response } = await callApi(school, call, fields, as)
  return response
}

/** The rows of a class and its student. */
async function rowsOf({ db }: TestSchool, { classId, student }: MarkedClass) {
  const ofExams = `lesson_id in (select id from lessons where class_id = ${classId})`
  const conditions = {
    classes: `id = ${classId}`,
    lessons: `class_id = ${classId}`,
    questions: ofExams,
    exam_results: ofExams,
    comments: ofExams,
    enrolments: `class_id = ${classId}`,
    certificates: `student_id = ${student.id}`,
    inbox: `student_id = ${student.id}`,
    ledger: `user_id = ${student.id}`,
    scheduled_messages: `recipients like '%"${classId}"%'`,
  }
  const rows: Record<string, unknown> = {}
  for (const [table, condition] of Object.entries(conditions))
    rows[table] = (
      await sql.raw(`select * from ${table} where ${condition} order by id`).execute(db)
    ).rows
  return rows
}

/**
 * Every read × caller × class, with the required fields only and with all; in `npm test` with one of both by turns, and for the
 * teacher of the class with both.
 */
function triplesOf(people: readonly Person[], targets: readonly MarkedClass[]) {
  return calls
    .filter(({ call }) => call.effect === 'read')
    .flatMap((it) => people.map((person) => ({ ...it, person })))
    .flatMap((it) => targets.map((target) => ({ ...it, target })))
    .flatMap((it) => [true, false].map((withOptional) => ({ ...it, withOptional })))
    .filter(({ person, withOptional }, index) => {
      const isTurn = withOptional === (((index >> 1) + (index >> 2)) % 2 === 0)
      return !isShortRun || isTurn || person.who === 'teacher'
    })
}

test('no call shows a row, name, count or title of a class that the caller does not reach (R-STAFF-006)', {
  timeout: 600_000,
}, async () => {
  const { school, near, far, people } = await seedWorld()
  let triples = 0
  const leaks: string[] = []
  const shown = new Set<string>()
  for (const { name, call, person, target, withOptional } of triplesOf(people, [near, far])) {
    const { who, user, hidden } = person
    const fields = requestFor(call, target, withOptional)
    const text = withoutEcho(await send(school, call, fields, user), fields)
    triples++
    if (who === 'teacher' && text.includes(near.marker)) shown.add(name)
    const found = hidden.flatMap((it) => it.exec(text) ?? [])
    leaks.push(...found.map((it) => `${name} tells ${who}: ${it}`))
  }

  expect([...new Set(leaks)]).toEqual([])
  // the requests do find the class of the teacher
  expect([...shown].sort()).toEqual(expect.arrayContaining(FOUND_BY_TEACHER))
  process.stdout.write(`${triples} triples of call, caller and id\n`)
  expect(triples).toBeGreaterThan(isShortRun ? 1_400 : 2_500)
})

test('no call changes a row of a class that the caller does not reach (R-STAFF-006)', {
  timeout: 600_000,
}, async () => {
  const { school, near, far, people } = await seedWorld()
  const changed: string[] = []
  const restricted = people.filter(({ who }) => /teacher|marker/.test(who))
  for (const { who, user } of restricted) {
    const target = who === 'teacher of another class' ? near : far
    for (const { name, call } of calls.filter((it) => it.call.effect !== 'read')) {
      const before = await rowsOf(school, target)
      for (const withOptional of [true, false]) {
        const fields = requestFor(call, target, withOptional)
        const response = await send(school, call, fields, user)
        const text = withoutEcho(response, fields)
        if (text.includes(target.marker)) changed.push(`${name} tells ${who}: ${text}`)
      }
      try {
        expect(await rowsOf(school, target)).toEqual(before)
      } catch {
        changed.push(`${name} by ${who}`)
      }
    }
  }

  expect(changed).toEqual([])
})

test('a row of another class is answered as one that does not exist (R-STAFF-006)', {
  timeout: 600_000,
}, async () => {
  const { school, far, people } = await seedWorld()
  const missing = Object.fromEntries(
    Object.entries(far.known).map(([name, values]) => [
      name,
      values.map((it) => (/^\d+$/.test(it) ? '987654321' : 'nobody@example.org')),
    ]),
  )
  const different: string[] = []
  for (const { who, user } of people.filter((it) => /^(teacher|marker)$/.test(it.who)))
    for (const { name, call } of calls.filter((it) => it.call.effect === 'read')) {
      if (typeof call.access !== 'object') continue
      const answers = []
      for (const known of [far.known, missing]) {
        const fields = requestFor(call, { ...far, known }, false)
        const { http, code, message } = await send(school, call, fields, user)
        answers.push(JSON.stringify({ http, code, message }))
      }
      if (answers[0] !== answers[1]) different.push(`${name} for ${who}: ${answers.join(' ')}`)
    }

  expect(different).toEqual([])
})

test('another class changes no list, count or total of a teacher or marker (R-STAFF-006)', {
  timeout: 600_000,
}, async () => {
  freezeClock('2026-11-28T09:00:00Z')
  const school = await openTestSchool({}, { breaksLedger: true })
  const owner = await seedAdministrator(school)
  const near = await seedMarkedClass(school, 'aaown', owner)
  const teacher = await seedStaff(school, 'teacher', [near.classId])
  const marker = await seedStaff(school, 'marker', [near.classId])
  const readAll = async () => {
    const answers: Record<string, unknown> = {}
    // the choices of a preview are shuffled
    for (const user of [teacher, marker])
      for (const { name, call } of calls.filter((it) => it.call.effect === 'read'))
        if (typeof call.access === 'object' && name !== 'previewLesson')
          for (const withOptional of [true, false]) {
            const fields = requestFor(call, near, withOptional)
            answers[`${name} ${user.id} ${withOptional}`] = await send(school, call, fields, user)
          }
    return answers
  }

  const before = await readAll()
  await seedMarkedClass(school, 'zzfar', owner)

  expect(await readAll()).toEqual(before)
})
