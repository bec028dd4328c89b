import {
  claimReward,
  DEFAULT_REWARDS,
  type Level,
  levelPrices,
  openRun,
} from '../../contract/game.ts'
import { answer } from '../http/answers.ts'
import { claim } from './claim.ts'
import { deal } from './deal.ts'

export const gameCalls = [
  answer(levelPrices, async () => ({ level_price: DEFAULT_REWARDS })),

  answer(openRun, ({ school, asker, action, now }) =>
    deal(school.db, {
      studentId: asker.id,
      // the dispatcher knows the call by this action, so it is one of the levels
      level: action as Level,
      now,
      timezone: school.config.SITE_TIMEZONE,
    }),
  ),

  answer(claimReward, ({ school, asker, asked }) =>
    claim(school.db, {
      studentId: asker.id,
      level: asked.level,
      nowMs: Date.now(),
      timezone: school.config.SITE_TIMEZONE,
    }),
  ),
]
