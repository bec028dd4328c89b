import { getForgottenWords } from '../../contract/words/manage-words.ts'
import * as sentLater from '../../contract/words/sent-later.ts'
import * as calls from '../../contract/words/words.ts'
import { say } from '../../messages/message.ts'
import { toWordContent } from '../lessons/word-store.ts'
import type { AppContext } from '../platform/app-context.ts'
import { inTransaction } from '../platform/db.ts'
import { handle } from '../rpc/handler.ts'
import { listMyWords, saveNewPerDay } from './store.ts'

// the rules with the scheduler are loaded at their first use
const load = () => import('./words.ts')

const readerOf = (school: AppContext, caller: { id: number }, now: number) => ({
  ...{ studentId: caller.id, now },
  timezone: school.config.SITE_TIMEZONE,
})

export const wordRoutes = {
  getWordsDue: handle(calls.getWordsDue, async ({ school, caller, now }) =>
    (await load()).wordsDue(school.db, readerOf(school, caller, now)),
  ),

  getMyWords: handle(calls.getMyWords, async ({ school, caller, now, locale }) =>
    (await load()).myWords(school, { ...readerOf(school, caller, now), locale }),
  ),

  addMyWords: handle(
    sentLater.addMyWords,
    { auditDetail: () => say('audited_act_added_words') },
    async ({ school, caller, input, now }) => {
      const request = { ...readerOf(school, caller, now), wordIds: input.words }
      return { words: await (await load()).addMyWords(school.db, request) }
    },
  ),

  removeMyWord: handle(
    calls.removeMyWord,
    { auditDetail: () => say('audited_act_removed_word') },
    async ({ school, caller, input, now }) => {
      const request = { studentId: caller.id, card: input.word, now }
      await (await load()).removeMyWord(school.db, request)
    },
  ),

  setWordsPerDay: handle(
    calls.setWordsPerDay,
    { auditDetail: () => say('audited_act_set_words_per_day') },
    async ({ school, caller, input }) => {
      await inTransaction(school.db, (tx) => saveNewPerDay(tx, caller.id, input.newPerDay))
    },
  ),

  syncReviews: handle(
    sentLater.syncReviews,
    { auditDetail: () => say('audited_act_reviewed_words') },
    async ({ school, caller, input, now }) => {
      const request = { ...readerOf(school, caller, now), reviews: input.reviews }
      return { added: await (await load()).syncReviews(school.db, request) }
    },
  ),

  exportMyWords: handle(calls.exportMyWords, async ({ school, caller }) => {
    const words = await listMyWords(school.db, caller.id)
    const { toAnkiZip } = await import('../lessons/export-words.ts')
    return { zip: (await toAnkiZip(school, words.map(toWordContent))).toString('base64') }
  }),

  getForgottenWords: handle(getForgottenWords, async ({ school, input }) => ({
    words: await (await load()).forgottenWords(school.db, input.classId),
  })),
}
