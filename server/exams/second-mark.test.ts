import { expect, test } from 'vitest'
import { openSchoolWithSubmission } from '../test/exams/submission-to-mark.ts'
import { freezeClock } from '../test/freeze-clock.ts'

test('a second marker gets a conflict, and may then replace the first mark; both are in the history', async () => {
  const { ibrahim, mark, open, inbox } = await openSchoolWithSubmission()
  const [{ version }, seenByIbrahim] = [await open(), await open(ibrahim)]
  const first = freezeClock('2026-11-20T09:00:00Z')
  expect(await mark({ theory_score: '80', feedback: 'Good.', version })).toMatchObject({
    status: true,
  })

  const late = { theory_score: '60', feedback: '', version: seenByIbrahim.version }
  expect(await mark(late, ibrahim)).toMatchObject({
    http: 200,
    status: false,
    code: 'conflict_mark',
    message: 'Another administrator has marked this exam in the meantime.',
  })
  const theirs = await open(ibrahim)
  expect(theirs).toMatchObject({ theory_score: 80, total_score: 65, feedback: 'Good.' })
  const second = freezeClock('2026-11-20T09:05:00Z')
  const decided = await mark({ ...late, version: theirs.version }, ibrahim)
  expect(decided).toMatchObject({ status: true })

  expect((await open()).history).toMatchObject([
    { time: second, marker: 'Ibrahim Lawal', from: 80, score: 60, feedback: '' },
    { time: first, marker: 'Maryam Sani', from: null, score: 80, feedback: 'Good.' },
  ])
  expect(await inbox()).toEqual([
    {
      subject: 'Your mark was changed',
      body: expect.stringContaining('now has 60 of 100. It had 80.'),
    },
    { subject: 'Your exam is marked', body: expect.stringContaining('Your teacher wrote:\nGood.') },
  ])
})

test('of two concurrent markers the second gets a conflict with the mark of the first', async () => {
  const { ibrahim, maryam, mark, open } = await openSchoolWithSubmission()
  const { version } = await open()

  const responses = await Promise.all([
    mark({ theory_score: '70', version }, maryam),
    mark({ theory_score: '90', version }, ibrahim),
  ])

  expect(responses.map((it) => it.code ?? 'saved').sort()).toEqual(['conflict_mark', 'saved'])
  expect((await open()).history).toHaveLength(1)
})

test('a student is told of changed feedback on the same mark, and of removed feedback without a text', async () => {
  const { mark, inbox } = await openSchoolWithSubmission()
  await mark({ theory_score: '80' })
  await mark({ theory_score: '80', feedback: 'Look at the ending.' })
  await mark({ theory_score: '80', feedback: '' })

  const exam = 'Noun or verb?, Foundations of Naḥw'
  expect(await inbox()).toEqual([
    {
      subject: 'Your teacher changed the feedback on your exam',
      body: `Your mark is still 80 of 100.\n${exam}`,
    },
    {
      subject: 'Your teacher changed the feedback on your exam',
      body: `Your mark is still 80 of 100.\n${exam}\n\nYour teacher wrote:\nLook at the ending.`,
    },
    { subject: 'Your exam is marked', body: `Your written answer has 80 of 100.\n${exam}` },
  ])
})
