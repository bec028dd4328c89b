import { setTimeout as pause } from 'node:timers/promises'
import { callApi, check } from './harness.ts'
import { type Attack, type Fields, PASSWORD, type Person, textOf } from './staff-school.ts'

/** Names of an anonymous class lead to no waiting submission. */
export async function tryAnonymous({ api, near, people, owner }: Attack) {
  const { data } = await api('getManagedClass', { class_id: near.classId }, owner)
  const form = data as Fields
  await api('updateClass', { ...form, class_id: near.classId, anonymous_marking: '1' }, owner)
  const name = new RegExp(`${near.marker}(name|mail)`)
  const target = { class_id: near.classId, lesson_id: near.examId }
  for (const person of [people.teacher, people.marker])
    for (const [call, fields] of [
      ['getSubmission', { result_id: near.resultId }],
      ['getUnmarkedAnswers', { lesson_id: near.examId }],
      ['getUnmarkedAnswers', { lesson_id: near.examId, user_id: near.student.id }],
      ['getUnmarkedExams', {}],
      ['getUnmarkedExamsPage', target],
      ['getUnmarkedExamsPage', { search: `${near.marker}name` }],
      ['getMarkingQueue', { search: `${near.marker}name` }],
      ['getTypedAnswers', { lesson_id: near.examId }],
      ['markExam', { lesson_id: near.examId, result_id: near.resultId, theory_score: '999' }],
      ['suggestScore', { lesson_id: near.examId, result_id: near.resultId }],
      ['claimSubmission', { result_id: near.resultId }],
    ] as const) {
      const response = await api(call, fields, person)
      check(`${call} names nobody to ${person.email}`, !name.test(textOf(response)), response)
    }
  const { data: queue } = await api(
    'getMarkingQueue',
    { search: `${near.marker}name` },
    people.marker,
  )
  check(
    'a search by name finds no waiting submission',
    (queue as { total: number }).total === 0,
    queue,
  )
}

/** Addresses, uploads and sessions that a person kept end when the class or the kind is taken away. */
export async function tryTakenAway({ server, api, near, people, owner }: Attack) {
  const { teacher } = people
  const addresses = async (as: Person) => {
    const responses = [
      await api('getLessons', { class_id: near.classId }, as),
      await api('getManagedLesson', { lesson_id: near.lessonId }, as),
      await api('previewLesson', { class_id: near.classId, lesson_id: near.lessonId }, as),
    ]
    const found = textOf({ http: 200, data: responses }).match(/\/media\/[^"\\]+/g) ?? []
    return [...new Set(found)].flatMap((it) => [it, `${it}&width=480`])
  }
  const statuses = (paths: string[]) =>
    Promise.all(paths.map(async (it) => (await fetch(server.url + it)).status))
  const copied = await addresses(teacher)
  const open = await statuses(copied)
  check(
    `${copied.length} addresses answer`,
    copied.length > 0 && open.every((it) => it === 200),
    open,
  )
  const asOwner = await addresses({ ...owner })
  const give = (ids: Fields) =>
    api('setClassStaff', { class_id: near.classId, add_ids: [], remove_ids: [], ...ids }, owner)
  check('the class is taken away', (await give({ remove_ids: [teacher.id] })).status === true)
  await pause(6_000)
  const closed = await statuses(copied)
  check(
    'they stop within six seconds',
    closed.every((it) => it === 403),
    closed,
  )
  check(
    "the owner's still answer",
    (await statuses(asOwner)).every((it) => it === 200),
  )
  const left = await api('getLessons', { class_id: near.classId }, teacher)
  check('its lessons are closed', left.http === 404, left)
  const change = { user_id: teacher.id, staff: 'accountant', class_ids: [] }
  check('the kind is changed', (await api('changeStaff', change, owner)).status === true)
  const old = await api('getLessons', { class_id: near.classId }, teacher)
  check('the old session is no teacher', [401, 403].includes(old.http), old)
  const { token } = await callApi(server.url, {
    action: 'login',
    email: teacher.email,
    password: PASSWORD,
  })
  const now = await api(
    'getLessons',
    { class_id: near.classId },
    { ...teacher, token: String(token) },
  )
  check('nor is a new one', now.http === 403, now)
}
