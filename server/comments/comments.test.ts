import { expect, test } from 'vitest'
import { addComment, deleteComment, getComments } from '../../contract/comments.ts'
import { DAY } from '../../contract/duration.ts'
import { callApi } from '../test/call-api.ts'
import { freezeClock } from '../test/freeze-clock.ts'
import { seedCourse, seedEnrolledStudent } from '../test/seed-course.ts'
import { openTestSchool, seedStudent, type TestSchool, type TestUser } from '../test/test-school.ts'

type Fields = Record<string, unknown>

/** A class with these lessons (one by default) and the students Amina and Musa. */
async function openDiscussion(
  lessons: Parameters<typeof seedCourse>[1] = [{ subject: 'The noun' }],
) {
  const school = await openTestSchool()
  const course = await seedCourse(school, lessons)
  const amina = await seedEnrolledStudent(school, course, { name: 'Amina Bello' })
  const musa = await seedEnrolledStudent(school, course, { name: 'Musa Ɗanjuma' })
  const target = { class_id: course.classId, lesson_id: course.ids[0] }
  const postComment = async (user: TestUser, comment: string, fields: Fields = {}) =>
    (await callApi(school, addComment, { ...target, comment, email: user.email, ...fields }, user))
      .data.id
  const readComments = async (user: TestUser = amina, fields: Fields = target) =>
    (await callApi(school, getComments, fields, user)).data
  const deleteCommentAs = (user: TestUser, comment_id: string) =>
    callApi(school, deleteComment, { comment_id, email: user.email }, user)
  return {
    school,
    course,
    target,
    amina,
    musa,
    postComment,
    readComments,
    deleteCommentAs,
  }
}

const allComments = ({ db }: TestSchool) => db.selectFrom('comments').selectAll().execute()

test('comments are listed newest first, each with its author and time (R-COMMENT-010, R-COMMENT-011, R-COMMENT-012)', async () => {
  const { school, course, target, amina, musa, postComment, readComments } = await openDiscussion()
  const now = freezeClock('2026-11-21T09:00:00Z')

  const answer = await callApi(
    school,
    addComment,
    { ...target, comment: 'Is مُحَمَّدٌ a noun?', email: amina.email, name: amina.name },
    amina,
  )
  await postComment(musa, 'Yes.')

  expect(answer).toMatchObject({ http: 200, status: true, message: 'Comment added successfully!' })
  expect(await readComments()).toEqual([
    // students do not get each other's email addresses
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
    .set({ role: 1 })
    .where('id', '=', course.teacher.id)
  await demotion.execute()
  expect(await staffMarks()).toEqual([undefined, undefined])
})

test('a comment without visible text is rejected (R-COMMENT-008)', async () => {
  const { school, target, amina } = await openDiscussion()
  for (const comment of ['', '   \n\t ', '\u200b\u200f', undefined]) {
    const answer = await callApi(school, addComment, { ...target, comment }, amina)
    expect(answer).toMatchObject({ http: 400, status: false, message: 'comment is required' })
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

test('a comment and its parent belong to the same lesson (R-COMMENT-021, R-COMMENT-022)', async () => {
  const { school, course, amina, postComment, readComments } = await openDiscussion([
    { subject: 'The noun' },
    { subject: 'The verb' },
  ])
  const id = await postComment(amina, 'About the noun')
  const secondLesson = { class_id: course.rand, lesson_id: course.ids[1] }

  expect(await readComments(amina, secondLesson)).toEqual([])
  for (const parent_id of [id, '999999']) {
    const fields = { ...secondLesson, comment: 'An answer', parent_id }
    expect(await callApi(school, addComment, fields, amina)).toMatchObject({
      http: 404,
      status: false,
      code: 'parent_comment_not_found',
      message: 'The comment you are replying to no longer exists.',
    })
  }
  expect(await allComments(school)).toHaveLength(1)
})

test('only students of the class and administrators can read and add comments (R-COMMENT-010, R-COMMENT-011)', async () => {
  const { school, course, target, amina, postComment, readComments } = await openDiscussion()
  await postComment(amina, 'For us')
  const stranger = await seedStudent(school)
  for (const [call, fields] of [
    [getComments, {}],
    [addComment, { comment: 'For them' }],
  ] as const) {
    expect(await callApi(school, call, { ...target, ...fields }, stranger)).toMatchObject({
      status: false,
      data: null,
      code: 'not_enrolled',
      message: 'Please enroll in the class to access lessons.',
    })
    expect(await callApi(school, call, { ...target, ...fields })).toMatchObject({ http: 401 })
  }
  await postComment(course.teacher, 'From the teacher')
  expect(await readComments(course.teacher)).toHaveLength(2)
})

test('comments are not available on a locked lesson, a lesson of another class or an exam', async () => {
  const nextDay = String(freezeClock('2026-11-21T09:00:00Z') + DAY)
  const { school, course, amina } = await openDiscussion([
    { subject: 'The noun' },
    { subject: 'Tomorrow', scheduled: '1', studydate: nextDay },
    { subject: 'Exam', inputetype: 'Exam', questions: [{ question: 'a', answer: 'b' }] },
  ])
  const otherCourse = await seedCourse(school, [{ subject: 'Elsewhere' }])
  const declinedLessons = [
    [course.ids[1], 200, 'lesson_scheduled', /^This lesson will be available on/],
    [course.ids[2], 200, 'exam_has_no_comments', /^Exams have no comments/],
    [otherCourse.ids[0], 404, 'lesson_not_found', /^Lesson not found/],
  ] as const
  for (const [lesson_id, http, code, message] of declinedLessons) {
    for (const call of [getComments, addComment]) {
      const fields = call === addComment ? { comment: 'Hello' } : {}
      const answer = await callApi(
        school,
        call,
        { class_id: course.rand, lesson_id, ...fields },
        amina,
      )
      expect(answer).toMatchObject({ http, status: false, code, data: null })
      expect(answer.message).toMatch(message)
    }
  }
  expect(await allComments(school)).toEqual([])
})

test('an author can delete their own comment (R-COMMENT-014, R-COMMENT-015)', async () => {
  const { amina, musa, postComment, readComments, deleteCommentAs } = await openDiscussion()
  const ownComment = await postComment(amina, 'Mine')
  const otherComment = await postComment(musa, 'Not mine')

  expect(await deleteCommentAs(amina, ownComment)).toMatchObject({
    http: 200,
    status: true,
    message: 'Comment deleted successfully!',
  })
  expect((await readComments()).map((it: { id: string }) => it.id)).toEqual([otherComment])
  expect(await deleteCommentAs(amina, ownComment)).toMatchObject({
    http: 404,
    code: 'comment_not_found',
    message: 'Comment not found',
  })
})

test('an administrator can delete any comment, another student cannot (R-COMMENT-016, R-COMMENT-017)', async () => {
  const { course, amina, musa, postComment, readComments, deleteCommentAs } = await openDiscussion()
  const id = await postComment(amina, 'Mine')

  expect(await deleteCommentAs(musa, id)).toMatchObject({ http: 403, code: 'not_own_comment' })
  expect(await readComments()).toHaveLength(1)
  expect(await deleteCommentAs(course.teacher, id)).toMatchObject({ status: true })
  expect(await readComments()).toEqual([])
})

test('deleting a comment deletes its replies and nothing else (R-COMMENT-014)', async () => {
  const { amina, musa, postComment, readComments, deleteCommentAs } = await openDiscussion()
  const question = await postComment(amina, 'A question')
  const answer = await postComment(musa, 'An answer', { parent_id: question })
  await postComment(amina, 'An answer to that', { parent_id: answer })
  await postComment(musa, 'Another answer', { parent_id: question })
  const otherQuestion = await postComment(musa, 'Another question')
  const reply = await postComment(amina, 'Its answer', { parent_id: otherQuestion })

  await deleteCommentAs(amina, question)

  expect((await readComments()).map((it: { id: string }) => it.id)).toEqual([reply, otherQuestion])
})

test('concurrent replies and the deletion of their parent leave no orphaned reply (R-COMMENT-022)', async () => {
  const { amina, musa, school, target, postComment, readComments, deleteCommentAs } =
    await openDiscussion()
  for (let round = 0; round < 5; round++) {
    const question = await postComment(amina, 'A question')
    const nested = await postComment(musa, 'An answer', { parent_id: question })
    const reply = (parent_id: string) =>
      callApi(school, addComment, { ...target, comment: 'At once', parent_id }, musa)
    const answers = await Promise.all([
      reply(question),
      reply(nested),
      deleteCommentAs(amina, question),
      reply(nested),
      reply(question),
    ])
    for (const it of answers) expect([undefined, 'parent_comment_not_found']).toContain(it.code)
    expect(answers[2]).toMatchObject({ status: true })
  }
  expect(await readComments()).toEqual([])
})

test('the comments of a deleted user stay, without the name (R-COMMENT-012)', async () => {
  const { school, amina, musa, postComment, readComments } = await openDiscussion()
  const id = await postComment(musa, 'A good answer')
  await school.db.updateTable('users').set({ deleted_at: 1 }).where('id', '=', musa.id).execute()

  expect(await readComments(amina)).toMatchObject([
    { id, name: 'Former student', email: '', comment: 'A good answer' },
  ])
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
