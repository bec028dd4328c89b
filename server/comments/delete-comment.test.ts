import { expect, test } from 'vitest'
import { addComment } from '../../contract/comments/comments.ts'
import { callApi } from '../test/call-api.ts'
import { openDiscussion } from '../test/lessons/discussion.ts'

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
    const responses = await Promise.all([
      reply(question),
      reply(nested),
      deleteCommentAs(amina, question),
      reply(nested),
      reply(question),
    ])
    for (const it of responses) expect([undefined, 'parent_comment_not_found']).toContain(it.code)
    expect(responses[2]).toMatchObject({ status: true })
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
