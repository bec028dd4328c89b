import { queryOptions } from '@tanstack/react-query'
import { getMyWords } from '../../../contract/words/words.ts'
import { callApi } from '../../api/call-api.ts'
import { keys } from '../../api/query-keys.ts'
import { isShownFromDevice, readNames, savedRead } from '../offline/shared/saved-read.ts'
import { withKeptSounds } from './kept-sounds.ts'
import { type LearnedWord, learnedWords, withLocalReviews } from './review/session.ts'
import { listLocalReviews } from './shared/pending-reviews.ts'

/**
 * The words of the student with what their reviews come to, those of this device included. They are kept when they are first seen, and come
 * from the device without a connection (R-WORDS-003).
 */
export const myWordsQuery = (timezone: string) =>
  queryOptions({
    queryKey: keys.myWords,
    queryFn: async ({ signal }) => {
      const name = readNames.myWords
      const read = () => callApi(getMyWords, {}, { signal })
      const data = await savedRead(name, read, ({ words }) => words.length > 0)
      const isFromDevice = isShownFromDevice(name)
      const words = await withKeptSounds(data.words, isFromDevice)
      return {
        ...{ newPerDay: data.newPerDay, isFromDevice },
        words: await withReviewsHere(learnedWords(words), timezone),
      }
    },
  })

/** The words after the reviews of this device. The scheduler is downloaded only if it has any. */
export async function withReviewsHere(
  words: LearnedWord[],
  timezone: string,
): Promise<LearnedWord[]> {
  const local = await listLocalReviews()
  if (local.size === 0) return words
  const { replay } = await import('../../../contract/words/schedule.ts')
  return withLocalReviews(words, local, { timezone, replay })
}
