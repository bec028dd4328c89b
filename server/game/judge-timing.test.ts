import { expect, test } from 'vitest'
import { freezeClock } from '../test/freeze-clock.ts'
import { atSeconds, openSchoolWithRun, START, startJudgedRun } from '../test/game/judged-run.ts'

test('an answer before its question can be displayed is declined, and accepted a moment later', async () => {
  const { run } = await openSchoolWithRun()
  const tooFast = { success: false, error: 'answered_too_fast', message: expect.any(String) }
  expect(await run.answer(0, run.rightOption(0))).toMatchObject({ success: true })
  // one pause has not elapsed yet
  expect(await run.answer(1, run.rightOption(1))).toMatchObject(tooFast)
  atSeconds(1.4)
  expect(await run.answer(1, run.rightOption(1))).toMatchObject(tooFast)
  atSeconds(1.5)
  expect(await run.answer(1, run.rightOption(1))).toMatchObject({ success: true })
  // however slow the student is, an answer cannot precede the display of the last verdict
  atSeconds(10)
  expect(await run.answer(2, run.rightOption(2))).toMatchObject({ success: true })
  atSeconds(10.6)
  expect(await run.answer(3, run.rightOption(3))).toMatchObject(tooFast)
  atSeconds(10.7)
  expect(await run.answer(3, run.rightOption(3))).toMatchObject({ success: true })
})

test('the fastest possible answers are accepted', async () => {
  const { run, balance } = await openSchoolWithRun()
  for (let index = 0; index < 10; index++) {
    atSeconds(index * 1.5)
    expect(await run.answer(index, run.rightOption(index))).toMatchObject({ success: true })
  }
  expect(await balance()).toBe(100_00)
})

test('an answer is accepted within the question’s time, its pause and 30 seconds of grace; after that the run is closed', async () => {
  const { school, amina, run } = await openSchoolWithRun()
  const limit = (run.questions[0]?.estimatedTimeMs ?? 0) / 1000
  atSeconds(limit + 30.001)
  const over = { success: false, error: 'time_over', message: expect.any(String) }
  expect(await run.answer(0, run.rightOption(0))).toMatchObject(over)
  // the run stays closed when the clock moves back
  atSeconds(5)
  expect(await run.answer(0, run.rightOption(0))).toMatchObject(over)

  freezeClock(START)
  const second = await startJudgedRun(school, amina, 'easy')
  atSeconds(limit + 30)
  expect(await second.answer(0, second.rightOption(0))).toMatchObject({ success: true })
  const next = (second.questions[1]?.estimatedTimeMs ?? 0) / 1000
  atSeconds(limit + 30 + 1.5 + next + 30)
  expect(await second.answer(1, second.rightOption(1))).toMatchObject({ success: true })
})

test('the whole run has its time, its pauses and a minute of grace', async () => {
  const { run } = await openSchoolWithRun()
  const all = run.questions.reduce((sum, it) => sum + it.estimatedTimeMs / 1000, 0) + 15 + 60
  let moment = 0
  for (let index = 0; index < 10; index++) {
    moment += 1.5 + (run.questions[index]?.estimatedTimeMs ?? 0) / 1000 + 20
    atSeconds(moment)
    const verdict = await run.answer(index, run.rightOption(index))
    expect(verdict.success, `at ${moment} of ${all} seconds`).toBe(moment <= all)
    if (!verdict.success) return
  }
  expect.unreachable()
})
