import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Languages } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import { schoolDay } from '../../../contract/words/review-log.ts'
import { getMyWords } from '../../../contract/words/words.ts'
import { m } from '../../../messages/m.ts'
import { callApi } from '../../api/call-api.ts'
import { paths } from '../../api/paths.ts'
import { invalidate, keys } from '../../api/query-keys.ts'
import { Button, ButtonLink } from '../../kit/Button.tsx'
import { Card } from '../../kit/Card.tsx'
import { EmptyState } from '../../kit/EmptyState.tsx'
import { prefetchOnIntent } from '../../kit/LazyDialog.tsx'
import { lazyPart } from '../../kit/lazy-part.ts'
import { useTimeZone } from '../../kit/time-zone.ts'
import { CardSkeleton, QueryBoundary } from '../../loading/QueryBoundary.tsx'
import { askToKeepCode } from '../offline/shared/ask-to-keep-code.ts'
import { isShownFromDevice, readNames, savedRead } from '../offline/shared/saved-read.ts'
import { keepSounds, withKeptSounds } from './kept-sounds.ts'
import {
  type LearnedWord,
  learnedWords,
  planToday,
  type Task,
  tasksOf,
  withLocalReviews,
} from './review/session.ts'
import { listLocalReviews, sendReviews } from './shared/pending-reviews.ts'

const MyWordList = lazyPart(async () => (await import('./MyWordList.tsx')).MyWordList)
const loadReview = () => import('./review/Review.tsx')
const Review = lazyPart(async () => (await loadReview()).Review)

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** The words of the student: what is due today, its review, and all words (R-WORDS-003). */
export function MyWords() {
  const client = useQueryClient()
  const timezone = useTimeZone()
  const query = useQuery(myWordsQuery(timezone))
  const [tasks, setTasks] = useState<readonly Task[]>()
  useEffect(() => {
    // what an earlier visit could not send; a refusal is shown by the page of what waits
    void sendReviews().catch(() => {})
  }, [])
  const words = query.data?.words
  const hasWords = words !== undefined && words.length > 0
  useEffect(() => {
    if (hasWords) askToKeepCode('keep-words')
  }, [hasWords])
  useEffect(() => {
    if (words) void keepSounds(soonest(words)).catch(() => {})
  }, [words])
  const { queryKey } = myWordsQuery(timezone)
  const finish = async (data: NonNullable<typeof query.data>) => {
    // before the server answers, so that no word of this review is asked again
    const reviewed = await withReviewsHere(data.words, timezone).catch(() => data.words)
    client.setQueryData(queryKey, { ...data, words: reviewed })
    setTasks(undefined)
    void invalidate(client, keys.words)
  }
  return (
    <QueryBoundary query={query} errorTitle={m.words_did_not_load()}>
      {(data) => {
        if (tasks)
          return (
            <Suspense fallback={<CardSkeleton />}>
              <Review
                tasks={tasks}
                texts={data.words.map(({ word }) => word.text)}
                onDone={() => void finish(data)}
              />
            </Suspense>
          )
        if (data.words.length === 0) return <NoWords />
        return (
          <>
            {data.isFromDevice && (
              <p className="text-small text-ink-2" role="status">
                {m.words_saved_offline()}
              </p>
            )}
            <Today {...{ ...data, timezone }} onStart={setTasks} />
            <Suspense fallback={<CardSkeleton rows={5} />}>
              <MyWordList
                words={data.words}
                newPerDay={data.newPerDay}
                today={schoolDay(nowSeconds(), timezone)}
              />
            </Suspense>
          </>
        )
      }}
    </QueryBoundary>
  )
}

/** The words that are asked next: new ones and the first due. */
const soonest = (words: readonly LearnedWord[]) =>
  words
    .filter(({ state }) => !state.isSetAside)
    .toSorted((a, b) => (a.state.due ?? 0) - (b.state.due ?? 0))

function NoWords() {
  return (
    <EmptyState
      icon={Languages}
      title={m.words_none_title()}
      action={<ButtonLink to={paths.myClasses}>{m.app_my_classes()}</ButtonLink>}
    >
      {m.words_none_text()}
    </EmptyState>
  )
}

type TodayProps = {
  words: readonly LearnedWord[]
  newPerDay: number
  timezone: string
  onStart: (tasks: readonly Task[]) => void
}

/** What is to be reviewed today. */
function Today({ words, newPerDay, timezone, onStart }: TodayProps) {
  const { due, fresh, later } = planToday(words, { now: nowSeconds(), timezone, newPerDay })
  const parts = [
    ...(due.length > 0 ? [m.words_review_due({ count: due.length })] : []),
    ...(fresh.length > 0 ? [m.words_review_new({ count: fresh.length })] : []),
  ]
  return (
    <Card padded className="grid gap-3">
      <h2>{m.words_review()}</h2>
      <p>{parts.length > 0 ? parts.join(' · ') : m.words_review_done()}</p>
      {later > 0 && (
        <p className="text-small text-ink-2">{m.words_review_later({ count: later })}</p>
      )}
      {parts.length > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <Button
            variant="primary"
            onClick={() => onStart(tasksOf(due, fresh))}
            {...prefetchOnIntent(loadReview)}
          >
            {m.words_start()}
          </Button>
          <p className="text-small text-ink-2">{m.words_session_length()}</p>
        </div>
      )}
    </Card>
  )
}

/**
 * The words of the student with what their reviews come to, those of this device included. They are kept when they are first seen, and come
 * from the device without a connection (R-WORDS-003).
 */
const myWordsQuery = (timezone: string) =>
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
async function withReviewsHere(words: LearnedWord[], timezone: string): Promise<LearnedWord[]> {
  const local = await listLocalReviews()
  if (local.size === 0) return words
  const { replay } = await import('../../../contract/words/schedule.ts')
  return withLocalReviews(words, local, { timezone, replay })
}
