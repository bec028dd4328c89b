import { expect, test } from 'vitest'
import { addComment } from '../../contract/comments/comments.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { allComments, openDiscussion } from '../test/lessons/discussion.ts'

test('comments are listed newest first, each with its author and time (R-COMMENT-010, R-COMMENT-011, R-COMMENT-012)', async () => {
  const { school, course, target, amina, musa, postComment, readComments } = await openDiscussion()
  const now = freezeClock('2026-11-21T09:00:00Z')

  const response = await callApi(
    school,
    addComment,
    { ...target, comment: 'Is مُحَمَّدٌ a noun?', email: amina.email, name: amina.name },
    amina,
  )
  await postComment(musa, 'Yes.')

  expect(response).toMatchObject({
    http: 200,
    status: true,
    message: 'Comment added successfully!',
  })
  expect(await readComments()).toEqual([
    // students do not get each other's email addresses
    expect.objectContaining({ name: 'Musa Ɗanjuma', email: '', comment: 'Yes.' }),
    {
      id: response.data.id,
      parent_id: null,
      name: 'Amina Bello',
      email: amina.email,
      comment: 'Is مُحَمَّدٌ a noun?',
      created_at: now,
      timestamp: now,
    },
  ])
  const commentsForTeacher = await readComments(course.teacher)
  expect(commentsForTeacher.map((it: { email: string }) => it.email)).toEqual([
    musa.email,
    amina.email,
  ])
})

test('a reply has the id of its parent (R-COMMENT-013)', async () => {
  const { amina, musa, postComment, readComments } = await openDiscussion()
  const question = await postComment(amina, 'Is it a noun?')
  const reply = await postComment(musa, 'It is.', { parent_id: question })
  await postComment(amina, 'Thank you.', { parent_id: reply })

  const parents = (await readComments()).map((it: { parent_id: string }) => it.parent_id)
  expect(parents).toEqual([reply, question, null])
})

test('a comment without a parent can be sent with an empty parent id (R-COMMENT-011)', async () => {
  const { amina, postComment, readComments } = await openDiscussion()

  for (const parent_id of ['', '0', null]) await postComment(amina, 'Is it a noun?', { parent_id })

  expect(await readComments()).toMatchObject(Array.from({ length: 3 }, () => ({ parent_id: null })))
})

test('the author is the caller, whatever name is sent (R-COMMENT-023)', async () => {
  const { school, target, amina, musa, postComment, readComments } = await openDiscussion()
  await postComment(amina, 'Peace', { name: 'Ustādh Ibrahim' })
  expect((await readComments())[0].name).toBe('Amina Bello')

  const asAnother = { ...target, comment: 'Peace', email: musa.email }
  expect(await callApi(school, addComment, asAnother, amina)).toMatchObject({
    http: 403,
    status: false,
  })
})

test('an administrator’s comment is marked as staff, a student’s is not, whatever their name (R-COMMENT-012)', async () => {
  const { school, course, amina, postComment, readComments } = await openDiscussion()
  await postComment(amina, 'From a student')
  await postComment(course.teacher, 'From the teacher')
  const staffMarks = async () => (await readComments()).map((it: { staff?: string }) => it.staff)

  expect(await staffMarks()).toEqual(['1', undefined])

  const demotion = school.db
    .updateTable('users')
    .set({ role: 1, staff: '' })
    .where('id', '=', course.teacher.id)
  await demotion.execute()
  expect(await staffMarks()).toEqual([undefined, undefined])
})

test('a comment without visible text is rejected (R-COMMENT-008)', async () => {
  const { school, target, amina } = await openDiscussion()
  for (const comment of ['', '   \n\t ', '\u200b\u200f', undefined]) {
    const response = await callApi(school, addComment, { ...target, comment }, amina)
    expect(response).toMatchObject({ http: 400, status: false, message: 'comment is required' })
  }
  const tooLong = await callApi(
    school,
    addComment,
    { ...target, comment: 'a'.repeat(5_001) },
    amina,
  )
  expect(tooLong).toMatchObject({ http: 400, message: 'comment is too long' })
  expect(await allComments(school)).toEqual([])
})

test('a lesson with many comments returns the newest 500 (R-COMMENT-010)', async () => {
  const { school, course, amina, readComments } = await openDiscussion()
  const row = {
    class_id: course.id,
    lesson_id: Number(course.ids[0]),
    author_id: amina.id,
    parent_id: null,
    created_at: 1,
    deleted_at: null,
  }
  const rows = Array.from({ length: 501 }, (_, index) => ({ ...row, body: `Comment ${index}` }))
  await school.db.insertInto('comments').values(rows).execute()

  const list = await readComments()
  expect(list).toHaveLength(500)
  expect([list[0].comment, list.at(-1).comment]).toEqual(['Comment 500', 'Comment 1'])
})
