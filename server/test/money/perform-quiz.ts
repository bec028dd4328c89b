import { claimReward } from '../../../contract/game/game.ts'
import { setClock } from '../freeze-clock.ts'
import { startJudgedRun } from '../game/judged-run.ts'
import type { MoneyAction } from './action.ts'
import { DECLINED, type Model, SECONDS_EACH } from './model-state.ts'
import {
  type ActionOutcome,
  type AnyResponse,
  accountOf,
  callAs,
  emailOf,
  kobo,
  type RealSchool,
  tokenOf,
} from './real-school.ts'

/** Opens a judged run and answers nine questions. */
export async function playNineQuestions(
  real: RealSchool,
  model: Model,
  { who, level, slips }: MoneyAction & { do: 'play' },
) {
  const { id } = await accountOf(real, emailOf(model, who))
  const token = await tokenOf(real, id)
  const run = await startJudgedRun(real.crashable.school, { token }, level).catch(() => null)
  if (!run) return { result: DECLINED, made: {} }
  for (let index = 0; index < 9; index++) {
    const moment = model.now + index * SECONDS_EACH
    setClock(moment)
    const choice = slips && index === 4 ? run.wrongOption(index) : run.rightOption(index)
    const { success } = await run.answer(index, choice)
    if (!success) throw new Error(`Question ${index} was not judged`)
  }
  real.judgedRuns.set(`${id} ${level}`, run)
  const seconds = run.questions.map((it) => it.estimatedTimeMs / 1000)
  const limitSeconds = seconds.reduce((sum, it) => sum + it, 0)
  return { result: 'yes', made: { limitSeconds, lastSeconds: seconds[9] ?? 0 } }
}

/** Answers the tenth question of the open run. */
export async function lastAnswer(
  real: RealSchool,
  model: Model,
  { who, level, right }: MoneyAction & { do: 'lastAnswer' },
): Promise<ActionOutcome> {
  const { id } = await accountOf(real, emailOf(model, who))
  const run = real.judgedRuns.get(`${id} ${level}`)
  if (!run) return { result: DECLINED, made: {} }
  const fields = {
    run: run.id,
    question: 9,
    choice: right ? run.rightOption(9) : run.wrongOption(9),
  }
  const outcome = await callAs(real, id, claimReward, fields, formatWin)
  return outcome && { ...outcome, result: outcome.result.replace(/ +/g, ' ').trim() }
}

/** What a winning response says: the balance with the reward, or that the reward is kept. */
export const formatWin = (it: AnyResponse) =>
  it.kept ? ' kept' : it.amount_added ? ` ${kobo(it.new_balance)}` : ''
