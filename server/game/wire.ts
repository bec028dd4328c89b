import {
  claimReward,
  DEFAULT_REWARDS,
  type Level,
  levelPrices,
  openRun,
} from '../../contract/game.ts'
import * as bank from '../../contract/quiz-bank.ts'
import { answer } from '../http/answers.ts'
import { reject } from '../kernel/refusal.ts'
import { readSettings } from '../settings/store.ts'
import { countByLevel, listBank, listQuestions } from './bank-store.ts'
import { claim } from './claim.ts'
import { deal } from './deal.ts'
import { removeQuestion, saveQuestion } from './edit-bank.ts'
import { importBank } from './import-bank.ts'
import { judge } from './judge.ts'

/** The quiz is there to be played, and brings nothing (decision 0350). */
const NO_REWARDS = { easy: 0, intermediate: 0, hard: 0 }

export const gameCalls = [
  answer(levelPrices, async ({ school }) => {
    const { quizCredit } = await readSettings(school.db)
    return { level_price: quizCredit ? DEFAULT_REWARDS : NO_REWARDS }
  }),

  answer(openRun, ({ school, asker, asked, action, now }) =>
    deal(school.db, {
      studentId: asker.id,
      isJudged: asked.judged ?? false,
      // the dispatcher knows the call by this action, so it is one of the levels
      level: action as Level,
      now,
      timezone: school.config.SITE_TIMEZONE,
    }),
  ),

  answer(claimReward, ({ school: { db, config }, asker, asked }) => {
    const { level, run: runId, question, choice } = asked
    const student = {
      studentId: asker.id,
      nowMs: Date.now(),
      timezone: config.SITE_TIMEZONE,
    }
    if (runId === undefined)
      return claim(db, { ...student, level: level ?? reject(400, 'level is required') })
    return judge(db, {
      ...student,
      runId,
      question: question ?? reject(400, 'question is required'),
      choice: choice ?? reject(400, 'choice is required'),
    })
  }),

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

  answer(bank.exportQuizQuestions, async ({ school }) => {
    const { asCsv } = await import('./bank-csv.ts')
    return { csv: asCsv(await listBank(school.db)) }
  }),

  answer(bank.importQuizQuestions, async ({ school, asked }) => ({
    rows: await importBank(school.db, asked.csv, asked.dry_run ?? false),
  })),
]
