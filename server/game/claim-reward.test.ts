import { expect, test } from 'vitest'
import { claimReward } from '../../contract/game/game.ts'
import { getWalletHistory } from '../../contract/wallet/wallet.ts'
import { callApi } from '../test/call-api.ts'
import { atSeconds } from '../test/game/judged-run.ts'
import { claimQuizReward, type GameResponse, startQuizRun } from '../test/game/quiz.ts'
import { openSchoolWithPlayer } from '../test/game/quiz-player.ts'
import { seedStudent } from '../test/test-school.ts'

test('a win credits the reward to the wallet and adds a ledger entry (R-GAME-029, R-GAME-030, R-MONEY-018)', async () => {
  const { school, amina } = await openSchoolWithPlayer('intermediate')
  atSeconds(60)

  const response: GameResponse = await callApi(
    school,
    claimReward,
    { email: amina.email, level: 'intermediate' },
    amina,
  )

  expect(response).toMatchObject({ http: 200, success: true, amount_added: 500, new_balance: 500 })
  expect(response.message).toBe('₦500.00 has been added to your wallet.')
  const { data } = await callApi(school, getWalletHistory, {}, amina)
  expect(data).toMatchObject([
    { type: 'credit', amount: 500, description: 'Quiz reward: intermediate level' },
  ])
})

test.each([
  ['easy', 100_00],
  ['intermediate', 500_00],
  ['hard', 1000_00],
] as const)(
  'a perfect %s run is worth what the level says (R-GAME-025, R-GAME-030)',
  async (level, reward) => {
    const { school, amina, balance } = await openSchoolWithPlayer(level)
    atSeconds(45)

    await claimQuizReward(school, amina, level)

    expect(await balance()).toEqual({ balance: reward, rows: 1 })
  },
)

test('a claim without an own open run of that level is declined (R-GAME-031, R-GAME-037)', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy')
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })
  atSeconds(60)

  for (const [student, level] of [
    [amina, 'hard'],
    [bilal, 'easy'],
  ] as const) {
    expect(await claimQuizReward(school, student, level)).toMatchObject({
      http: 200,
      success: false,
      error: 'no_open_run',
      message: expect.stringContaining('no open quiz'),
    })
  }
  expect(await balance()).toEqual({ balance: 0, rows: 0 })
  // the claim for another level did not close the run
  expect(await claimQuizReward(school, amina, 'easy')).toMatchObject({ success: true })
})

test('a run is credited once (R-GAME-034)', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy')
  atSeconds(60)
  await claimQuizReward(school, amina)

  expect(await claimQuizReward(school, amina)).toMatchObject({ http: 200, success: false })
  // nor on the next day, when another win is possible
  atSeconds(24 * 3600)
  expect(await claimQuizReward(school, amina)).toMatchObject({
    success: false,
    error: 'no_open_run',
  })
  expect(await balance()).toEqual({ balance: 100_00, rows: 1 })
})

test('a new run replaces the earlier one of its level (R-GAME-031, R-GAME-032)', async () => {
  const { school, amina } = await openSchoolWithPlayer('easy', 'hard')
  atSeconds(20)
  await startQuizRun(school, amina, 'easy')
  atSeconds(30)

  expect(await claimQuizReward(school, amina, 'easy')).toMatchObject({ error: 'answered_too_fast' })
  // the earlier run stays closed
  atSeconds(60)
  expect(await claimQuizReward(school, amina, 'easy')).toMatchObject({ error: 'no_open_run' })
  expect(await claimQuizReward(school, amina, 'hard')).toMatchObject({ success: true })
})

test('a missing token, another user’s email, a missing level and an unknown level are client errors (R-GAME-040)', async () => {
  const { school, amina, balance } = await openSchoolWithPlayer('easy')
  atSeconds(60)
  const bilal = await seedStudent(school, { name: 'Bilal Musa' })

  expect(await claimQuizReward(school, undefined)).toMatchObject({
    http: 401,
    code: 'sign_in_required',
  })
  expect(
    await callApi(school, claimReward, { email: bilal.email, level: 'easy' }, amina),
  ).toMatchObject({ http: 403, code: 'email_mismatch' })
  expect(await callApi(school, claimReward, {}, amina)).toMatchObject({
    http: 400,
    code: 'invalid_request',
  })
  expect(await claimQuizReward(school, amina, 'impossible')).toMatchObject({
    http: 400,
    code: 'invalid_request',
  })
  expect(await balance()).toEqual({ balance: 0, rows: 0 })
})
