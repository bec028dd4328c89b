import { expect, test } from 'vitest'
import { threadsOf } from './threads.ts'

const said = (id: number, parent_id: number | null, name: string) => ({
  id,
  parent_id,
  name,
  email: `${name}@example.org`,
  comment: `Comment ${id}`,
  created_at: id,
  timestamp: id,
})

test('the newest thread comes first, its replies in the order they were said (R-COMMENT-005, R-COMMENT-013)', () => {
  const threads = threadsOf([
    said(6, 2, 'Musa'),
    said(5, 4, 'Aisha'),
    said(4, 3, 'Ibrahim'),
    said(3, 1, 'Aisha'),
    said(2, null, 'Binta'),
    said(1, null, 'Musa'),
  ])

  expect(threads.map(({ first, replies }) => [first.id, replies.map((it) => it.id)])).toEqual([
    [2, [6]],
    [1, [3, 4, 5]],
  ])
})

test('a deeper reply names whom it answers, and each comment knows how many answer it', () => {
  const [thread] = threadsOf([
    said(4, 3, 'Musa'),
    said(3, 2, 'Aisha'),
    said(2, 1, 'Ibrahim'),
    said(1, null, 'Musa'),
  ])

  expect(thread?.first).toMatchObject({ answers: null, below: 3 })
  expect(thread?.replies).toMatchObject([
    { id: 2, answers: null, below: 2 },
    { id: 3, answers: 'Ibrahim', below: 1 },
    { id: 4, answers: 'Aisha', below: 0 },
  ])
})

test('a reply to what is not in the list stands by itself', () => {
  const threads = threadsOf([said(9, 8, 'Musa'), said(8, 3, 'Aisha')])

  expect(threads).toMatchObject([{ first: { id: 8 }, replies: [{ id: 9 }] }])
})
