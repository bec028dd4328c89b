import type { WordReview } from '../../../../contract/words/review-log.ts'
import { MAX_REVIEWS, type SentReview } from '../../../../contract/words/sent-later.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError } from '../../../api/call-api.ts'
import { paths } from '../../../api/paths.ts'
import { useSession } from '../../../api/session.ts'
import { deviceDrafts } from '../../../forms/draft-storage.ts'

// Reviews are stored on the device as they are made, and go to the outbox some at a time: a killed page loses none, and a session is
// not a request for each answer.

const keyOf = (userId: string) => `word-reviews:${userId}:pending`
const currentKey = () => keyOf(useSession.getState().user?.id ?? '')

/** Reviews that are not in the outbox yet. */
function readPending(): SentReview[] {
  const stored = deviceDrafts.readJson(currentKey())
  // written by `addReview`
  return Array.isArray(stored) ? (stored as SentReview[]) : []
}

const writePending = (reviews: readonly SentReview[]) =>
  deviceDrafts.write(currentKey(), reviews.length === 0 ? '' : JSON.stringify(reviews))

/** Stores a review; returns how many wait for the outbox. A device without storage sends it at once. */
export function addReview(review: SentReview): number {
  const reviews = [...readPending(), review]
  if (!writePending(reviews)) void send([review]).catch(() => {})
  return reviews.length
}

async function send(reviews: SentReview[]) {
  const { sendOrKeep } = await import('../../offline/shared/outbox/outbox.ts')
  return sendOrKeep({
    ...{ call: 'syncReviews', request: { reviews }, lessonId: 0 },
    ...{ title: m.words_title(), path: paths.words, drafts: [] },
  })
}

let sending: Promise<void> | undefined

/** Sends the stored reviews by the outbox. Rejects if the server refuses them; without a connection they wait there. */
export function sendReviews(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

async function sendAll() {
  for (;;) {
    const reviews = readPending().slice(0, MAX_REVIEWS)
    if (reviews.length === 0) return
    const sent = new Set(reviews.map(({ id }) => id))
    try {
      await send(reviews)
    } catch (error) {
      // what the school refuses would be refused again; without a connection or the code of the outbox they stay here
      if (error instanceof ApiError && error.status < 500) forget(sent)
      throw error
    }
    // received, or waiting in the outbox
    forget(sent)
  }
}

const forget = (sent: ReadonlySet<string>) =>
  writePending(readPending().filter(({ id }) => !sent.has(id)))

/** The reviews of this device by word: those that wait, and those that were sent in the last day. */
export async function listLocalReviews(): Promise<Map<number, WordReview[]>> {
  const byWord = new Map<number, WordReview[]>()
  // first, because a review is in the outbox before it is forgotten here
  const pending = readPending()
  const { openDatabase } = await import('../../offline/shared/database.ts')
  const items = await openDatabase().then(
    (it) => it.getAll('outbox'),
    () => [],
  )
  const sent = items.flatMap(({ call, state, request }) =>
    call === 'syncReviews' && state !== 'refused'
      ? (request as { reviews: SentReview[] }).reviews
      : [],
  )
  for (const { word, ...review } of [...sent, ...pending])
    byWord.set(word, [...(byWord.get(word) ?? []), review])
  return byWord
}
