import {
  claimReward,
  DEFAULT_REWARDS,
  type Level,
  levelPrices,
  openRun,
} from '../../contract/game.ts'
import * as bank from '../../contract/quiz-bank.ts'
import { answer } from '../http/answers.ts'
import { asCsv } from './bank-csv.ts'
import { countByLevel, listBank, listQuestions } from './bank-store.ts'
import { claim } from './claim.ts'
import { deal } from './deal.ts'
import { removeQuestion, saveQuestion } from './edit-bank.ts'
import { importBank } from './import-bank.ts'

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

  answer(bank.getQuizQuestions, async ({ school, asked: { level, search = '', page = 1 } }) => ({
    ...(await listQuestions(school.db, { level, search, page: Math.max(1, page) })),
    counts: await countByLevel(school.db),
  })),

  answer(bank.saveQuizQuestion, async ({ school, asked }) => {
    const { question_id: id, level, question, answer: right, others, seconds, source = '' } = asked
    const wrong = others.filter((it) => it !== '')
    const words = { level, question, answer: right, others: wrong, seconds, source }
    return { id: await saveQuestion(school.db, { id, words }) }
  }),

  answer(bank.deleteQuizQuestion, async ({ school, asked, now }) => {
    await removeQuestion(school.db, asked.question_id, now)
    return null
  }),

  answer(bank.exportQuizQuestions, async ({ school }) => ({
    csv: asCsv(await listBank(school.db)),
  })),

  answer(bank.importQuizQuestions, async ({ school, asked }) => ({
    rows: await importBank(school.db, asked.csv, asked.dry_run ?? false),
  })),
]
