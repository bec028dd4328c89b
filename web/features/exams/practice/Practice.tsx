import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { MAX_FIRST_ANSWER } from '../../../../contract/study/practice.ts'
import type { LessonPage } from '../../../../contract/study/study.ts'
import { m } from '../../../../messages/m.ts'
import { paths } from '../../../api/paths.ts'
import { invalidate, keys } from '../../../api/query-keys.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { Star } from '../../../kit/Star.tsx'
import { useBackLayer } from '../../../kit/use-back-layer.ts'
import { OneCheck } from '../LessonChecks.tsx'
import { afterAnswer, ROUND_SECONDS, type Round, startRound, type Tried } from './practice-queue.ts'

type PracticeProps = { lesson: LessonPage; classRef: string }

type Phase = 'start' | 'running' | 'pause' | 'done'

/** A practice: one exercise a screen, each answer judged at once, wrong ones again at the end (R-LEARN-011). */
export function Practice({ lesson, classRef }: PracticeProps) {
  const { checks = [], practised = [] } = lesson
  const [phase, setPhase] = useState<Phase>('start')
  const [round, setRound] = useState<Round>(() => startRound([]))
  const [next, setNext] = useState<Round>()
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set(practised))
  const [sendState, setSendState] = useState<SendState>('sending')
  const [startedAt, setStartedAt] = useState(0)
  const top = useRef<HTMLDivElement>(null)
  const send = useSendPractice(lesson, classRef)
  const missing = checks.filter(({ id }) => !known.has(id)).map(({ id }) => id)

  const start = (ids: readonly number[]) => {
    setRound(startRound(ids))
    setNext(undefined)
    setStartedAt(Date.now())
    setPhase('running')
    focusTop()
  }
  const focusTop = () => requestAnimationFrame(() => top.current?.focus())
  const finish = (of: Round) => {
    const right = Object.entries(of.tried).flatMap(([id, it]) => (it.isRight ? Number(id) : []))
    setKnown(new Set([...known, ...right]))
    setPhase('done')
    setSendState('sending')
    if (Object.keys(of.tried).length > 0) void send(of.tried).then(setSendState)
    focusTop()
  }
  const goOn = () => {
    if (!next) return
    setRound(next)
    setNext(undefined)
    if (next.queue.length === 0) return finish(next)
    const isLong = Date.now() - startedAt > ROUND_SECONDS * 1000
    setPhase(isLong ? 'pause' : 'running')
    focusTop()
  }
  // an answer of a round that is left counts, as with 'Stop here'
  const isOpen = phase === 'running' || phase === 'pause'
  const tried = (next ?? round).tried
  useBackLayer(
    () => (Object.keys(tried).length > 0 ? finish(next ?? round) : setPhase('start')),
    isOpen ? 1 : 0,
  )
  useWhenLeaving(() => {
    if (isOpen && Object.keys(tried).length > 0) void send(tried)
  })
  const count = new Set([...round.queue, ...Object.keys(round.tried).map(Number)]).size
  const rightCount = count - round.queue.length
  const current = checks.find(({ id }) => id === round.queue[0])
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-3.5" aria-label={m.exercises_practice()}>
      <div ref={top} tabIndex={-1} className="grid gap-1.5 outline-none">
        {phase === 'running' && <h2 className="sr-only">{m.exercises_practice()}</h2>}
        {(phase === 'running' || phase === 'pause') && (
          <>
            <p className="num text-small text-ink-2">
              {m.exercises_practice_progress({ number: Math.min(rightCount + 1, count), count })}
            </p>
            <ProgressBar value={rightCount} max={count} label={m.exercises_practice()} />
          </>
        )}
      </div>
      {phase === 'start' && (
        <Card padded className="grid gap-3">
          <p>{m.exercises_practice_intro({ count: checks.length })}</p>
          {known.size > 0 && (
            <p className="text-small text-ink-2">
              {m.exercises_known({ right: checks.length - missing.length, count: checks.length })}
            </p>
          )}
          <StartButtons {...{ missing, all: checks.map(({ id }) => id) }} onStart={start} />
        </Card>
      )}
      {phase === 'running' && current && (
        <>
          <OneCheck
            // an exercise that returns begins anew
            key={round.turn}
            check={current}
            number={checks.indexOf(current) + 1}
            isOnce
            onAnswer={(answer) => setNext(afterAnswer(round, answer))}
          />
          {next && (
            <div className="flex flex-wrap items-center gap-3">
              <Button variant="primary" onClick={goOn}>
                {next.queue.length === 0 ? m.exercises_finish() : m.exercises_next()}
              </Button>
              {next.queue.at(-1) === current.id && (
                <p className="text-small text-ink-2">{m.exercises_again_later()}</p>
              )}
            </div>
          )}
        </>
      )}
      {phase === 'pause' && (
        <Card padded className="grid gap-3">
          <h2>{m.exercises_pause_title()}</h2>
          <p>{m.exercises_pause_text()}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="primary" onClick={() => finish(round)}>
              {m.exercises_stop_here()}
            </Button>
            <Button
              onClick={() => {
                setStartedAt(Date.now())
                setPhase('running')
              }}
            >
              {m.exercises_go_on()}
            </Button>
          </div>
        </Card>
      )}
      {phase === 'done' && (
        <PracticeResult tried={round.tried} left={missing.length} sendState={sendState}>
          <StartButtons {...{ missing, all: checks.map(({ id }) => id) }} onStart={start} />
        </PracticeResult>
      )}
    </section>
  )
}

type StartButtonsProps = {
  /** The exercises that were never right. */
  missing: readonly number[]
  all: readonly number[]
  onStart: (ids: readonly number[]) => void
}

function StartButtons({ missing, all, onStart }: StartButtonsProps) {
  const isPartial = missing.length > 0 && missing.length < all.length
  return (
    <div className="flex flex-wrap gap-2.5">
      {isPartial && (
        <Button variant="primary" onClick={() => onStart(missing)}>
          {m.exercises_only_missing()}
        </Button>
      )}
      <Button variant={isPartial ? 'outline' : 'primary'} onClick={() => onStart(all)}>
        {missing.length === all.length ? m.exercises_start() : m.exercises_continue()}
      </Button>
    </div>
  )
}

/** Calls a function when the page is left. */
function useWhenLeaving(leave: () => void) {
  const left = useEffectEvent(leave)
  useEffect(() => () => left(), [])
}

/** Sends a round by the outbox, which keeps it until there is a connection. */
function useSendPractice(lesson: LessonPage, classRef: string) {
  const queryClient = useQueryClient()
  return async (tried: Readonly<Record<number, Tried>>): Promise<SendState> => {
    const exercises = Object.entries(tried).map(([id, { first, answer, isRight }]) => ({
      questionId: Number(id),
      first,
      answer: answer.slice(0, MAX_FIRST_ANSWER),
      isRight,
    }))
    try {
      const { sendOrKeep } = await import('../../offline/shared/outbox/outbox.ts')
      const { isReceived } = await sendOrKeep({
        call: 'savePractice',
        request: {
          ...{ classRef, lessonId: lesson.id, exercises },
          idempotencyKey: crypto.getRandomValues(new Uint32Array(4)).join('-'),
        },
        lessonId: lesson.id,
        title: lesson.subject,
        path: paths.lesson(lesson.classPublicId, lesson.id),
        drafts: [],
      })
      if (!isReceived) return 'kept'
      void invalidate(queryClient, keys.lessonPages, keys.classPages)
      return 'received'
    } catch {
      return 'failed'
    }
  }
}

/** Whether a round has reached the server, waits on the device, or could not be kept. */
type SendState = 'sending' | 'received' | 'kept' | 'failed'

const STATES: Record<SendState, string> = {
  sending: '',
  received: m.exercises_saved(),
  kept: m.exercises_saved_later(),
  failed: m.exercises_not_saved(),
}

type PracticeResultProps = {
  tried: Readonly<Record<number, Tried>>
  /** Exercises that were never right. */
  left: number
  sendState: SendState
  /** What to do next. */
  children: ReactNode
}

/** The result of a round: how many were right at first, and what is left. */
function PracticeResult({ tried, left, sendState, children }: PracticeResultProps) {
  const all = Object.values(tried)
  const right = all.filter(({ first }) => first === 'right').length
  return (
    <Card padded className="grid gap-3">
      <div className="flex items-center gap-3">
        <Star kind={left === 0 ? 'done' : 'open'} />
        <h2 className="grow">{m.exercises_result_first({ right, count: all.length })}</h2>
      </div>
      <p>{left === 0 ? m.exercises_result_done() : m.exercises_result_left({ left })}</p>
      <p role="status" className="text-small text-ink-2">
        {STATES[sendState]}
      </p>
      {children}
    </Card>
  )
}
