import {
  claimReward,
  DEFAULT_REWARDS,
  type Level,
  levelPrices,
  openRun,
} from '../../contract/game.ts'
import * as bank from '../../contract/quiz-bank.ts'
import { httpError } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import { readSettings } from '../settings/store.ts'
import { countByLevel, listAllQuestions, listQuestions } from './bank-store.ts'
import { claimRunReward } from './claim-reward.ts'
import { removeQuestion, saveQuestion } from './edit-bank.ts'
import { importBank } from './import-bank.ts'
import { judgeAnswer } from './judge-answer.ts'
import { startRun } from './start-run.ts'

/** The rewards while quiz credit is switched off (decision 0350). */
const NO_REWARDS = { easy: 0, intermediate: 0, hard: 0 }

export const gameCalls = [
  handle(levelPrices, async ({ school }) => {
    const { quizCredit } = await readSettings(school.db)
    return { level_price: quizCredit ? DEFAULT_REWARDS : NO_REWARDS }
  }),

  handle(openRun, ({ school, caller, input, action, now }) =>
    startRun(school.db, {
      studentId: caller.id,
      isJudged: input.isJudged ?? false,
      // the dispatcher matched the call by this action, so it is a level
      level: action as Level,
      now,
      timezone: school.config.SITE_TIMEZONE,
    }),
  ),

  handle(claimReward, ({ school: { db, config }, caller, input }) => {
    const { level, runId, position: question, choice } = input
    const student = {
      studentId: caller.id,
      nowMs: Date.now(),
      timezone: config.SITE_TIMEZONE,
    }
    if (runId === undefined)
      return claimRunReward(db, {
        ...student,
        level: level ?? httpError('invalid_request', 'level is required'),
      })
    return judgeAnswer(db, {
      ...student,
      runId,
      position: question ?? httpError('invalid_request', 'question is required'),
      choice: choice ?? httpError('invalid_request', 'choice is required'),
    })
  }),

  handle(bank.getQuizQuestions, async ({ school, input: { level, search = '', page = 1 } }) => ({
    ...(await listQuestions(school.db, { level, search, page: Math.max(1, page) })),
    counts: await countByLevel(school.db),
  })),

  handle(bank.saveQuizQuestion, async ({ school, input }) => {
    const {
      questionId: id,
      level,
      question,
      answer: correctOption,
      wrongOptions: others,
      seconds,
      source = '',
    } = input
    const wrong = others.filter((it) => it !== '')
    const content = { level, question, answer: correctOption, others: wrong, seconds, source }
    return { id: await saveQuestion(school.db, { id, content }) }
  }),

  handle(bank.deleteQuizQuestion, async ({ school, input, now }) => {
    await removeQuestion(school.db, input.questionId, now)
    return null
  }),

  handle(bank.exportQuizQuestions, async ({ school }) => {
    const { toCsv: asCsv } = await import('./bank-csv.ts')
    return { csv: asCsv(await listAllQuestions(school.db)) }
  }),

  handle(bank.importQuizQuestions, async ({ school, input }) => ({
    rows: await importBank(school.db, input.csv, input.isDryRun ?? false),
  })),
]
