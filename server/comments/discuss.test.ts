import { expect, test } from 'vitest'
import { addComment, deleteComment, getComments } from '../../contract/comments.ts'
import { aCourse, aPupil } from '../test/a-course.ts'
import { ask } from '../test/ask.ts'
import { at } from '../test/at.ts'
import { aStudent, openSchool, type TestPerson, type TestSchool } from '../test/school.ts'

type Fields = Record<string, unknown>

/** A class of one lesson unless more are given, with Amina and Musa in it, and ways to talk there. */
async function aDiscussion(lessons: Parameters<typeof aCourse>[1] = [{ subject: 'The noun' }]) {
  const school = await openSchool()
  const course = await aCourse(school, lessons)
  const amina = await aPupil(school, course, { name: 'Amina Bello' })
  const musa = await aPupil(school, course, { name: 'Musa Ɗanjuma' })
  const place = { class_id: course.classId, lesson_id: course.ids[0] }
  const says = async (who: TestPerson, comment: string, more: Fields = {}) =>
    (await ask(school, addComment, { ...place, comment, email: who.email, ...more }, who)).data.id
  const listed = async (who: TestPerson = amina, where: Fields = place) =>
    (await ask(school, getComments, where, who)).data
  const deletes = (who: TestPerson, comment_id: string) =>
    ask(school, deleteComment, { comment_id, email: who.email }, who)
  return { school, course, place, amina, musa, says, listed, deletes }
}

const rowsOf = ({ db }: TestSchool) => db.selectFrom('comments').selectAll().execute()

test('comments come newest first, each with its author and its time (R-COMMENT-010, R-COMMENT-011, R-COMMENT-012)', async () => {
  const { school, course, place, amina, musa, says, listed } = await aDiscussion()
  const now = at('2026-11-21T09:00:00Z')

  const answer = await ask(
    school,
    addComment,
    { ...place, comment: 'Is مُحَمَّدٌ a noun?', email: amina.email, name: amina.name },
    amina,
  )
  await says(musa, 'Yes.')

  expect(answer).toMatchObject({ http: 200, status: true, message: 'Comment added successfully!' })
  expect(await listed()).toEqual([
    // another student's address is not for her
    expect.objectContaining({ name: 'Musa Ɗanjuma', email: '', comment: 'Yes.' }),
    {
      id: answer.data.id,
      parent_id: null,
      name: 'Amina Bello',
      email: amina.email,
      comment: 'Is مُحَمَّدٌ a noun?',
      created_at: now,
      timestamp: now,
    },
  ])
  const forTheTeacher = await listed(course.teacher)
  expect(forTheTeacher.map((it: { email: string }) => it.email)).toEqual([musa.email, amina.email])
})

test('a reply carries the id of what it answers (R-COMMENT-013)', async () => {
  const { amina, musa, says, listed } = await aDiscussion()
  const question = await says(amina, 'Is it a noun?')
  const reply = await says(musa, 'It is.', { parent_id: question })
  await says(amina, 'Thank you.', { parent_id: reply })

  const parents = (await listed()).map((it: { parent_id: string }) => it.parent_id)
  expect(parents).toEqual([reply, question, null])
})

test('a comment that answers nothing may say so with an empty parent (R-COMMENT-011)', async () => {
  const { amina, says, listed } = await aDiscussion()

  for (const parent_id of ['', '0', null]) await says(amina, 'Is it a noun?', { parent_id })

  expect(await listed()).toMatchObject(Array.from({ length: 3 }, () => ({ parent_id: null })))
})

test('the author is whoever sends it, whatever name comes along (R-COMMENT-023)', async () => {
  const { school, place, amina, musa, says, listed } = await aDiscussion()
  await says(amina, 'Peace', { name: 'Ustādh Ibrahim' })
  expect((await listed())[0].name).toBe('Amina Bello')

  const asAnother = { ...place, comment: 'Peace', email: musa.email }
  expect(await ask(school, addComment, asAnother, amina)).toMatchObject({
    http: 403,
    status: false,
  })
})

test('a comment of the school’s staff is marked, one of a student is not, whatever name they have (R-COMMENT-012)', async () => {
  const { school, course, amina, says, listed } = await aDiscussion()
  await says(amina, 'From a student')
  await says(course.teacher, 'From the teacher')
  const marks = async () => (await listed()).map((it: { staff?: string }) => it.staff)

  expect(await marks()).toEqual(['1', undefined])

  const left = school.db.updateTable('people').set({ role: 1 }).where('id', '=', course.teacher.id)
  await left.execute()
  expect(await marks()).toEqual([undefined, undefined])
})

test('a comment that says nothing is refused (R-COMMENT-008)', async () => {
  const { school, place, amina } = await aDiscussion()
  for (const comment of ['', '   \n\t ', '\u200b\u200f', undefined]) {
    const answer = await ask(school, addComment, { ...place, comment }, amina)
    expect(answer).toMatchObject({ http: 400, status: false, message: 'comment is required' })
  }
  const tooLong = await ask(school, addComment, { ...place, comment: 'a'.repeat(5_001) }, amina)
  expect(tooLong).toMatchObject({ http: 400, message: 'comment is too long' })
  expect(await rowsOf(school)).toEqual([])
})

test('a comment belongs to its lesson, and so does what it answers (R-COMMENT-021, R-COMMENT-022)', async () => {
  const { school, course, amina, says, listed } = await aDiscussion([
    { subject: 'The noun' },
    { subject: 'The verb' },
  ])
  const id = await says(amina, 'About the noun')
  const theVerb = { class_id: course.rand, lesson_id: course.ids[1] }

  expect(await listed(amina, theVerb)).toEqual([])
  for (const parent_id of [id, '999999']) {
    const fields = { ...theVerb, comment: 'An answer', parent_id }
    expect(await ask(school, addComment, fields, amina)).toMatchObject({
      http: 200,
      status: false,
      message: 'The comment you are answering is not there any more.',
    })
  }
  expect(await rowsOf(school)).toHaveLength(1)
})

test('only those in the class and administrators take part (R-COMMENT-010, R-COMMENT-011)', async () => {
  const { school, course, place, amina, says, listed } = await aDiscussion()
  await says(amina, 'For us')
  const stranger = await aStudent(school)
  for (const [call, more] of [
    [getComments, {}],
    [addComment, { comment: 'For them' }],
  ] as const) {
    expect(await ask(school, call, { ...place, ...more }, stranger)).toMatchObject({
      status: false,
      data: null,
      message: 'Please enroll in the class to access lessons.',
    })
    expect(await ask(school, call, { ...place, ...more })).toMatchObject({ http: 401 })
  }
  await says(course.teacher, 'From the teacher')
  expect(await listed(course.teacher)).toHaveLength(2)
})

test('nobody talks in a lesson that is not open, is of another class, or is an exam', async () => {
  const later = String(at('2026-11-21T09:00:00Z') + 86_400)
  const { school, course, amina } = await aDiscussion([
    { subject: 'The noun' },
    { subject: 'Tomorrow', scheduled: '1', studydate: later },
    { subject: 'Exam', inputetype: 'Exam', questions: [{ question: 'a', answer: 'b' }] },
  ])
  const other = await aCourse(school, [{ subject: 'Elsewhere' }])
  const refusals = [
    [course.ids[1], /^This lesson will be available on/],
    [course.ids[2], /^An exam has no discussion/],
    [other.ids[0], /^Lesson not found/],
  ] as const
  for (const [lesson_id, why] of refusals) {
    for (const call of [getComments, addComment]) {
      const more = call === addComment ? { comment: 'Hello' } : {}
      const answer = await ask(school, call, { class_id: course.rand, lesson_id, ...more }, amina)
      expect(answer).toMatchObject({ http: 200, status: false, data: null })
      expect(answer.message).toMatch(why)
    }
  }
  expect(await rowsOf(school)).toEqual([])
})

test('an author deletes their own comment (R-COMMENT-014, R-COMMENT-015)', async () => {
  const { amina, musa, says, listed, deletes } = await aDiscussion()
  const mine = await says(amina, 'Mine')
  const other = await says(musa, 'Not mine')

  expect(await deletes(amina, mine)).toMatchObject({
    http: 200,
    status: true,
    message: 'Comment deleted successfully!',
  })
  expect((await listed()).map((it: { id: string }) => it.id)).toEqual([other])
  expect(await deletes(amina, mine)).toMatchObject({ http: 404, message: 'Comment not found' })
})

test('an administrator deletes anybody’s comment, another student does not (R-COMMENT-016, R-COMMENT-017)', async () => {
  const { course, amina, musa, says, listed, deletes } = await aDiscussion()
  const id = await says(amina, 'Mine')

  expect(await deletes(musa, id)).toMatchObject({ http: 403, status: false })
  expect(await listed()).toHaveLength(1)
  expect(await deletes(course.teacher, id)).toMatchObject({ status: true })
  expect(await listed()).toEqual([])
})

test('with a comment goes whatever answers it, and nothing else (R-COMMENT-014)', async () => {
  const { amina, musa, says, listed, deletes } = await aDiscussion()
  const question = await says(amina, 'A question')
  const answer = await says(musa, 'An answer', { parent_id: question })
  await says(amina, 'An answer to that', { parent_id: answer })
  await says(musa, 'Another answer', { parent_id: question })
  const beside = await says(musa, 'Another question')
  const reply = await says(amina, 'Its answer', { parent_id: beside })

  await deletes(amina, question)

  expect((await listed()).map((it: { id: string }) => it.id)).toEqual([reply, beside])
})

test('replies and the deletion of what they answer at once leave no reply without its comment (R-COMMENT-022)', async () => {
  const { amina, musa, school, place, says, listed, deletes } = await aDiscussion()
  for (let round = 0; round < 5; round++) {
    const question = await says(amina, 'A question')
    const nested = await says(musa, 'An answer', { parent_id: question })
    const reply = (parent_id: string) =>
      ask(school, addComment, { ...place, comment: 'At once', parent_id }, musa)
    const answers = await Promise.all([
      reply(question),
      reply(nested),
      deletes(amina, question),
      reply(nested),
      reply(question),
    ])
    expect(new Set(answers.map((it) => it.http))).toEqual(new Set([200]))
  }
  expect(await listed()).toEqual([])
})

test('whoever left the school keeps their words and loses their name (R-COMMENT-012)', async () => {
  const { school, amina, musa, says, listed } = await aDiscussion()
  const id = await says(musa, 'A good answer')
  await school.db.updateTable('people').set({ deleted_at: 1 }).where('id', '=', musa.id).execute()

  expect(await listed(amina)).toMatchObject([
    { id, name: 'Former student', email: '', comment: 'A good answer' },
  ])
})

test('a lesson that is talked about a lot answers its newest 500 (R-COMMENT-010)', async () => {
  const { school, course, amina, listed } = await aDiscussion()
  const row = {
    class_id: course.id,
    lesson_id: Number(course.ids[0]),
    author_id: amina.id,
    parent_id: null,
    created_at: 1,
    deleted_at: null,
  }
  const rows = Array.from({ length: 501 }, (_, nth) => ({ ...row, body: `Comment ${nth}` }))
  await school.db.insertInto('comments').values(rows).execute()

  const list = await listed()
  expect(list).toHaveLength(500)
  expect([list[0].comment, list.at(-1).comment]).toEqual(['Comment 500', 'Comment 1'])
})
