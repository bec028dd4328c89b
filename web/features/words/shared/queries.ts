import type { QueryClient } from '@tanstack/react-query'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { addMyWords } from '../../../../contract/words/sent-later.ts'
import { getWordsDue } from '../../../../contract/words/words.ts'
import type { LessonWord } from '../../../../contract/words/words-wire.ts'
import { m } from '../../../../messages/m.ts'
import { callApi } from '../../../api/call-api.ts'
import { callQuery } from '../../../api/call-query.ts'
import { paths } from '../../../api/paths.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'

/** How many words are due, for the dashboard. */
export const wordsDueQuery = callQuery(getWordsDue, {}, keys.wordsDue)

/**
 * Adds words of a lesson to the own ones by the outbox, so that it needs no connection; the lesson shows it at once. False if they wait for a
 * connection. Throws `ApiError` if the server declines.
 */
export async function addWords(
  client: QueryClient,
  words: readonly LessonWord[],
  lesson: Pick<LessonPage, 'id' | 'subject' | 'classPublicId'>,
): Promise<boolean> {
  const { sendByOutbox } = await import('../../offline/shared/outbox/outbox.ts')
  const { isReceived } = await sendByOutbox({
    ...{ call: 'addMyWords', request: { words: words.map(({ id }) => id) } },
    ...{ lessonId: lesson.id, title: m.words_of({ lesson: lesson.subject }) },
    ...{ path: paths.lesson(lesson.classPublicId, lesson.id), drafts: [] },
  })
  if (isReceived) void invalidate(client, keys.words, keys.lessonPages)
  return isReceived
}

/** The call for a word that was set aside: adding it takes it up again. */
export const takeUpAgain = (word: LessonWord) => callApi(addMyWords, { words: [word.id] })
