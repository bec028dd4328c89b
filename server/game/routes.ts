import {
  claimReward,
  DEFAULT_REWARDS,
  type Level,
  levelPrices,
  openRun,
  quizDay,
} from '../../contract/game/game.ts'
import * as bank from '../../contract/game/quiz-bank.ts'
import { HOUR } from '../../contract/platform/duration.ts'
import { isoDay } from '../../contract/platform/school-time.ts'
import { textIn } from '../../messages/catalog.ts'
import type { Locale } from '../../messages/languages.ts'
import { type Message, say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import { handle } from '../rpc/handler.ts'
import { byUser, ifFields } from '../rpc/rate-limits.ts'
import { readSettings } from '../settings/store.ts'
import { countByLevel, listAllQuestions, listQuestions } from './bank-store.ts'
import { claimRunReward } from './claim-reward.ts'
import { removeQuestion, saveQuestion } from './edit-bank.ts'
import { importBank } from './import-bank.ts'
import { judgeAnswer } from './judge-answer.ts'
import { startRun } from './start-run.ts'
import { hasWon } from './store.ts'

/** The rewards while quiz credit is switched off (decision 0350). */
const NO_REWARDS = { easy: 0, intermediate: 0, hard: 0 }

/** The outcome of a run or an answer with its message in the language of the student (R-LANG-005). */
const inLanguage = <Outcome extends { message?: Message }>(
  { message, ...outcome }: Outcome,
  locale: Locale,
) => ({ ...outcome, ...(message && { message: textIn(locale, message) }) })

export const gameRoutes = {
  levelPrices: handle(levelPrices, async ({ school }) => {
    const { quizCredit } = await readSettings(school.db)
    return { rewards: quizCredit ? DEFAULT_REWARDS : NO_REWARDS }
  }),

  quizDay: handle(quizDay, async ({ school: { db, config }, caller, now }) => ({
    hasWon: await hasWon(db, caller.id, isoDay(now, config.SITE_TIMEZONE)),
  })),

  openRun: handle(
    openRun,
    {
      // a run lasts 15 seconds or more
      limits: [{ points: 120, seconds: HOUR, keyBy: byUser }],
    },
    async ({ school, caller, input, action, now, locale }) => {
      const run = await startRun(school.db, {
        studentId: caller.id,
        isJudged: input.isJudged ?? false,
        isPractice: input.isPractice ?? false,
        // the dispatcher matched the call by this action, so it is a level
        level: action as Level,
        now,
        timezone: school.config.SITE_TIMEZONE,
      })
      return inLanguage(run, locale)
    },
  ),

  claimReward: handle(
    claimReward,
    {
      limits: [
        { points: 60, seconds: HOUR, keyBy: ifFields((it) => it.run === undefined, byUser) },
        // ten answers of each run, and retries on a bad connection
        { points: 2400, seconds: HOUR, keyBy: byUser },
      ],
      auditDetail: ({ runId, position }) =>
        runId === undefined
          ? say('audited_act_claimed_quiz')
          : say('audited_act_answered_quiz', { position: `${position}`, id: `${runId}` }),
    },
    async ({ school: { db, config }, caller, input, locale }) => {
      const { level, runId, position: question, choice } = input
      const student = {
        studentId: caller.id,
        nowMs: Date.now(),
        timezone: config.SITE_TIMEZONE,
      }
      if (runId === undefined)
        return inLanguage(
          await claimRunReward(db, {
            ...student,
            level:
              level ??
              httpError('invalid_request', say('rules_wire_field_required', { field: 'level' })),
          }),
          locale,
        )
      const outcome = await judgeAnswer(db, {
        ...student,
        runId,
        position:
          question ??
          httpError('invalid_request', say('rules_wire_field_required', { field: 'question' })),
        choice:
          choice ??
          httpError('invalid_request', say('rules_wire_field_required', { field: 'choice' })),
      })
      return inLanguage(outcome, locale)
    },
  ),

  getQuizQuestions: handle(
    bank.getQuizQuestions,
    async ({ school, input: { level, search = '', page = 1 } }) => ({
      ...(await listQuestions(school.db, { level, search, page: Math.max(1, page) })),
      counts: await countByLevel(school.db),
    }),
  ),

  saveQuizQuestion: handle(bank.saveQuizQuestion, async ({ school, caller, input, now }) => {
    const { questionId: id, level, question, answer, seconds, source = '' } = input
    const wrongOptions = input.wrongOptions.filter((it) => it !== '')
    const content = { level, question, answer, wrongOptions, seconds, source }
    const request = { id, content, actorId: caller.id, now }
    return { id: await saveQuestion(school.db, request) }
  }),

  deleteQuizQuestion: handle(bank.deleteQuizQuestion, ({ school, caller, input, now }) =>
    removeQuestion(school.db, { id: input.questionId, actorId: caller.id, now }),
  ),

  exportQuizQuestions: handle(bank.exportQuizQuestions, async ({ school }) => {
    const { toCsv: asCsv } = await import('./bank-csv.ts')
    return { csv: asCsv(await listAllQuestions(school.db)) }
  }),

  importQuizQuestions: handle(bank.importQuizQuestions, async (context) => {
    const { school, caller, input, locale, now } = context
    const request = { csv: input.csv, isDryRun: input.isDryRun ?? false, locale }
    return importBank(school.db, { ...request, actorId: caller.id, now })
  }),
}
