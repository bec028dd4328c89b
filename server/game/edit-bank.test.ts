import { expect, test } from 'vitest'
import { HEAD, openBank, sampleQuestion } from '../test/game/quiz-bank.ts'

test('a question is added, found without diacritics, updated and deleted (R-GAME-038)', async () => {
  const { list, save, deleteQuestion } = await openBank()
  const before = await list()

  const { data, status } = await save(sampleQuestion)
  expect(status).toBe(true)
  const found = await list({ search: 'مدرسة' })
  expect(found).toMatchObject({ found: 1, questions: [{ id: data.id, ...sampleQuestion }] })
  expect(found.counts.easy).toBe(before.counts.easy + 1)

  await save({ ...sampleQuestion, question_id: data.id, others: ['س ر د'], seconds: '30' })
  expect((await list()).questions[0]).toMatchObject({ id: data.id, others: ['س ر د'], seconds: 30 })

  expect((await deleteQuestion(data.id)).status).toBe(true)
  expect((await list()).counts).toEqual(before.counts)
  expect(await deleteQuestion(data.id)).toMatchObject({
    http: 404,
    code: 'question_not_found',
    message: 'Question not found',
  })
})

test('a level is listed ten questions per page, and searched in all texts, ignoring case and diacritics (R-GAME-038)', async () => {
  const { list } = await openBank()

  const first = await list()
  const second = await list({ page: 2 })
  expect([first.questions.length, second.questions.length]).toEqual([10, 10])
  expect(first.questions[0].id).not.toBe(second.questions[0].id)
  expect(first.found).toBe(first.counts.easy)
  const hajj = await list({ search: 'HAJJ' })
  expect(hajj.questions.map((it: { question: string }) => it.question)).toContain(
    'In which city do Muslims perform the ḥajj?',
  )
  expect((await list({ search: '100% no such thing' })).found).toBe(0)
})

test('an invalid or duplicate question is declined with the reason (R-GAME-038)', async () => {
  const { save } = await openBank()
  await save(sampleQuestion)
  const invalid: [object, string][] = [
    [{ question: ' ' }, 'Write the question.'],
    [{ answer: '' }, 'Write the right answer.'],
    [{ others: ['', ' '] }, 'Write at least one wrong option.'],
    [{ others: ['a', 'A'] }, 'Two options are the same.'],
    [{ others: [sampleQuestion.answer] }, 'Two options are the same.'],
    [{ seconds: 2 }, 'Enter 5 to 300 whole seconds.'],
  ]
  for (const [change, message] of invalid) {
    expect(await save({ ...sampleQuestion, ...change })).toMatchObject({
      status: false,
      code: 'invalid_question',
      message,
    })
  }
  expect(await save({ ...sampleQuestion, level: 'hard' })).toMatchObject({
    status: false,
    code: 'question_exists',
    message: 'This question already exists.',
  })
})

test('a level keeps ten questions under deletions, moves and concurrent requests (R-GAME-038)', async () => {
  const { list, save, deleteQuestion, shrink, importCsv } = await openBank()
  await shrink('hard', 12)
  const { questions } = await list({ level: 'hard' })
  const ids: string[] = questions.map((it: { id: string }) => it.id)

  const responses = await Promise.all(ids.slice(0, 5).map(deleteQuestion))

  expect(responses.filter((it) => it.status)).toHaveLength(2)
  const tooSmall = {
    status: false,
    code: 'level_too_small',
    message: 'A level needs at least 10 questions. Add another one first.',
  }
  expect(responses.filter((it) => !it.status)).toMatchObject([tooSmall, tooSmall, tooSmall])
  const [left] = (await list({ level: 'hard' })).questions
  const { id: question_id, ...words } = left
  expect(await save({ ...words, question_id, level: 'easy' })).toMatchObject(tooSmall)
  const moved = `${HEAD}\neasy,"${left.question}",${left.answer},x,,,20,`
  expect(await importCsv(moved)).toMatchObject(tooSmall)
  expect((await list({ level: 'hard' })).counts.hard).toBe(10)
})
