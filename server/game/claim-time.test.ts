import { expect, test } from 'vitest'
import { atSeconds } from '../test/game/judged-run.ts'
import { claimQuizReward, startQuizRun } from '../test/game/quiz.ts'
import { openSchoolWithPlayer, totalSeconds } from '../test/game/quiz-player.ts'

test('a claim that is faster than the nine pauses is declined and closes its run (R-GAME-032, R-GAME-037)', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy')
  atSeconds(13.4)

  expect(await claimQuizReward(school, amina)).toMatchObject({
    http: 200,
    success: false,
    error: 'answered_too_fast',
    message: expect.stringContaining('faster than the quiz allows'),
  })
  atSeconds(30)
  expect(await claimQuizReward(school, amina)).toMatchObject({
    success: false,
    error: 'no_open_run',
  })
  expect(await balance()).toEqual({ balance: 0, rows: 0 })

  await startQuizRun(school, amina)
  expect(await claimQuizReward(school, amina)).toMatchObject({ error: 'answered_too_fast' })
})

test('the fastest possible claim is accepted (R-GAME-032)', async () => {
  const { school, amina } = await openSchoolWithPlayer('easy')
  atSeconds(13.5)

  expect(await claimQuizReward(school, amina)).toMatchObject({ success: true })
})

test('a claim is accepted within the time of the run, its pauses and 30 seconds of grace, and declined after that (R-GAME-033, R-GAME-037)', async () => {
  const { school, amina, runs } = await openSchoolWithPlayer('easy', 'hard')

  atSeconds(totalSeconds(runs[0]) + 46)
  expect(await claimQuizReward(school, amina, 'easy')).toMatchObject({
    http: 200,
    success: false,
    error: 'time_over',
    message: expect.stringContaining('time for this quiz is over'),
  })

  atSeconds(totalSeconds(runs[1]) + 45)
  expect(await claimQuizReward(school, amina, 'hard')).toMatchObject({ success: true })
})
