import { expect, test } from 'vitest'
import { threadsOf } from './threads.ts'

const comment = (id: number, parentId: number | null, name: string) => ({
  id,
  parentId,
  name,
  email: `${name}@example.org`,
  body: `Comment ${id}`,
  createdAt: id,
  timestamp: id,
})

test('the newest thread comes first, its replies in chronological order (R-COMMENT-005, R-COMMENT-013)', () => {
  const threads = threadsOf([
    comment(6, 2, 'Musa'),
    comment(5, 4, 'Aisha'),
    comment(4, 3, 'Ibrahim'),
    comment(3, 1, 'Aisha'),
    comment(2, null, 'Binta'),
    comment(1, null, 'Musa'),
  ])

  expect(threads.map(({ first, replies }) => [first.id, replies.map((it) => it.id)])).toEqual([
    [2, [6]],
    [1, [3, 4, 5]],
  ])
})

test('a nested reply names the author it answers, and each comment has the number of its replies', () => {
  const [thread] = threadsOf([
    comment(4, 3, 'Musa'),
    comment(3, 2, 'Aisha'),
    comment(2, 1, 'Ibrahim'),
    comment(1, null, 'Musa'),
  ])

  expect(thread?.first).toMatchObject({ replyingTo: null, replyCount: 3 })
  expect(thread?.replies).toMatchObject([
    { id: 2, replyingTo: null, replyCount: 2 },
    { id: 3, replyingTo: 'Ibrahim', replyCount: 1 },
    { id: 4, replyingTo: 'Aisha', replyCount: 0 },
  ])
})

test('a reply to a comment that is not in the list starts a thread', () => {
  const threads = threadsOf([comment(9, 8, 'Musa'), comment(8, 3, 'Aisha')])

  expect(threads).toMatchObject([{ first: { id: 8 }, replies: [{ id: 9 }] }])
})
