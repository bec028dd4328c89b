import * as calls from '../../contract/words/manage-words.ts'
import { say } from '../../messages/message.ts'
import { httpError } from '../platform/errors.ts'
import { newPublicId } from '../platform/random.ts'
import { handle } from '../rpc/handler.ts'
import { requireMediaInScope } from './question-media-store.ts'
import { readLessonWords, saveLessonWords } from './save-words.ts'
import { findLesson } from './store.ts'

/** Calls about the words of a lesson; what reads and writes files is loaded at its first use. */
export const lessonWordRoutes = {
  getLessonWords: handle(calls.getLessonWords, ({ school, input, now }) =>
    readLessonWords(school, { lessonId: input.lessonId, now }),
  ),

  saveLessonWords: handle(calls.saveLessonWords, async ({ school, scope, caller, input, now }) => {
    const { lessonId, words, version } = input
    await requireMediaInScope(
      school.db,
      scope,
      words.flatMap(({ file }) => file || []),
    )
    await saveLessonWords(school, { lessonId, words, version, actorId: caller.id, now })
    return readLessonWords(school, { lessonId, now })
  }),

  readWordsFile: handle(calls.readWordsFile, async (context) => {
    const { school, scope, caller, input, uploads, locale, now } = context
    const lesson =
      (await findLesson(school.db, input.lessonId)) ??
      httpError('lesson_not_found', say('rules_lessons_lesson_not_found'))
    const file =
      uploads[0] ??
      httpError('invalid_request', say('rules_wire_field_required', { field: 'file' }))
    const { importWords } = await import('./import-words.ts')
    const key = input.idempotencyKey ?? newPublicId()
    const request = { scope, uploaderId: caller.id, classId: lesson.class_id, locale, key, now }
    return importWords(school, { file, ...request })
  }),

  exportLessonWords: handle(calls.exportLessonWords, async ({ school, input, now }) => {
    const { lessonId, format } = input
    const { words } = await readLessonWords(school, { lessonId, now })
    if (format === 'csv') {
      const { toWordsCsv } = await import('./word-files.ts')
      return { name: `words-${lessonId}.csv`, content: toWordsCsv(words) }
    }
    const { toAnkiZip } = await import('./export-words.ts')
    const zip = await toAnkiZip(school, words)
    return { name: `words-${lessonId}.zip`, content: zip.toString('base64') }
  }),
}
