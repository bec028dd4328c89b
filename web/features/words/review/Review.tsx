import { Undo2 } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { heardOptions } from '../../../../contract/words/heard-options.ts'
import { CURRENT_VERSION, type Rating } from '../../../../contract/words/review-log.ts'
import type { MyWord } from '../../../../contract/words/words-wire.ts'
import { m } from '../../../../messages/m.ts'
import { ApiError, messageOf } from '../../../api/call-api.ts'
import { Button } from '../../../kit/Button.tsx'
import { Card } from '../../../kit/Card.tsx'
import { ProgressBar } from '../../../kit/ProgressBar.tsx'
import { Star } from '../../../kit/Star.tsx'
import { Text } from '../../../kit/Text.tsx'
import { toast } from '../../../kit/toast.ts'
import { useBackLayer } from '../../../kit/use-back-layer.ts'
import { OwnSound } from '../OwnSound.tsx'
import { addReview, sendReviews } from '../shared/pending-reviews.ts'
import { Arabic } from '../shared/WordDetails.tsx'
import { SeeTask } from './SeeTask.tsx'
import { afterRating, SESSION_SECONDS, type Task } from './session.ts'
import { TypeTask } from './TypeTask.tsx'
import type { TaskProps } from './task-props.ts'
import { useTaskKeys, useUndoKey } from './use-task-keys.ts'
import { VerdictLine, WordAnswer } from './WordAnswer.tsx'

type ReviewProps = {
  tasks: readonly Task[]
  /** The texts of all own words, for wrong options. */
  texts: readonly string[]
  onDone: () => void
}

type Step = {
  tasks: readonly Task[]
  /** The words that were answered, each with whether it was recalled at first. */
  answered: ReadonlyMap<number, boolean>
  number: number
}

/** Reviews are sent some at a time. */
const SENT_TOGETHER = 10

const nowSeconds = () => Math.floor(Date.now() / 1000)
const newReviewId = () => crypto.getRandomValues(new Uint32Array(3)).join('-')

/** A session of review: one word a screen, each answer stored at once; after five minutes it offers to stop (R-WORDS-003). */
export function Review({ tasks, texts, onDone }: ReviewProps) {
  const [step, setStep] = useState<Step>({ tasks, answered: new Map(), number: 0 })
  const [previous, setPrevious] = useState<{ step: Step; reviewId: string; card: number }>()
  const [phase, setPhase] = useState<'running' | 'pause' | 'done'>('running')
  const [endsAt, setEndsAt] = useState(() => nowSeconds() + SESSION_SECONDS)
  const top = useRef<HTMLDivElement>(null)
  useSendWhenLeaving()
  const focusTop = () => requestAnimationFrame(() => top.current?.focus())

  const rate = ({ card }: MyWord, rating: Rating) => {
    const review = { id: newReviewId(), word: card, rating, at: nowSeconds() }
    if (addReview({ ...review, version: CURRENT_VERSION }) >= SENT_TOGETHER) send()
    const answered = new Map(step.answered)
    if (!answered.has(card)) answered.set(card, rating > 1)
    const next = { tasks: afterRating(step.tasks, rating), answered, number: step.number + 1 }
    setPrevious({ step, reviewId: review.id, card })
    setStep(next)
    if (next.tasks.length === 0) {
      setPhase('done')
      send()
    } else if (nowSeconds() > endsAt) setPhase('pause')
    focusTop()
  }
  const undo = () => {
    if (!previous) return
    const undone = { id: newReviewId(), word: previous.card, rating: 0 as const, at: nowSeconds() }
    addReview({ ...undone, version: CURRENT_VERSION, undoes: previous.reviewId })
    setStep({ ...previous.step, number: step.number + 1 })
    setPrevious(undefined)
    setPhase('running')
    toast.info(m.words_undone())
    focusTop()
  }
  const stop = () => {
    setPhase('done')
    send()
    focusTop()
  }
  useUndoKey(undo)
  useBackLayer(stop, phase === 'done' ? 0 : 1)
  const [task] = step.tasks
  const waiting = new Set(step.tasks.map(({ word }) => word.card))
  const count = new Set([...waiting, ...step.answered.keys()]).size
  const done = count - waiting.size
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3.5">
      <div ref={top} tabIndex={-1} className="grid gap-1.5 outline-none">
        {phase !== 'done' && (
          <>
            <p className="num text-small text-ink-2">
              {m.words_progress({ number: Math.min(done + 1, count), count })}
            </p>
            <ProgressBar value={done} max={count} label={m.words_review()} />
          </>
        )}
      </div>
      {phase === 'running' && task && (
        // a word that returns begins anew
        <OneTask key={step.number} task={task} texts={texts} onRate={rate} />
      )}
      {phase === 'pause' && (
        <Card padded className="grid gap-3">
          <h2>{m.words_pause_title()}</h2>
          <p>{m.words_pause_text({ count: waiting.size })}</p>
          <div className="flex flex-wrap gap-2.5">
            <Button variant="primary" onClick={stop}>
              {m.words_stop()}
            </Button>
            <Button
              onClick={() => {
                setEndsAt(nowSeconds() + SESSION_SECONDS)
                setPhase('running')
              }}
            >
              {m.words_go_on()}
            </Button>
          </div>
        </Card>
      )}
      {phase === 'done' && <Done answered={step.answered} onDone={onDone} />}
      {previous && (
        <Button variant="text" className="justify-self-start" onClick={undo}>
          <Undo2 className="icon mirror" aria-hidden />
          {m.words_undo()}
        </Button>
      )}
    </div>
  )
}

function send() {
  void sendReviews().catch((error: unknown) => {
    // all others wait on this device
    if (error instanceof ApiError) toast.error(m.words_refused(), messageOf(error))
  })
}

/** A phone that is locked or a page that is left sends what it has. */
function useSendWhenLeaving() {
  useEffect(() => {
    const leave = () => document.hidden && send()
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      send()
    }
  }, [])
}

type OneTaskProps = {
  task: Task
  texts: readonly string[]
  onRate: (word: MyWord, rating: Rating) => void
}

function OneTask({ task, texts, onRate }: OneTaskProps) {
  const { word, mode } = task
  const props = { word, texts, onRate: (rating: Rating) => onRate(word, rating) }
  // nothing can be chosen from a single option
  const canChoose = mode === 'hear' && heardOptions(word.text, texts).length > 1
  if (canChoose) return <HearTask {...props} />
  return mode === 'type' ? <TypeTask {...props} /> : <SeeTask {...props} />
}

function Done({ answered, onDone }: { answered: Step['answered']; onDone: () => void }) {
  const recalled = [...answered.values()].filter(Boolean).length
  return (
    <Card padded className="grid gap-3">
      <div className="flex items-center gap-3">
        <Star kind="done" />
        <h2 className="grow">{m.words_done_title({ count: answered.size })}</h2>
      </div>
      {answered.size > 0 && <p>{m.words_done_recalled({ recalled, count: answered.size })}</p>}
      <Button variant="primary" className="justify-self-start" onClick={onDone}>
        {m.words_back()}
      </Button>
    </Card>
  )
}

/** A word is heard, and chosen among words that sound alike. */
function HearTask({ word, texts, onRate }: TaskProps) {
  const options = useMemo(() => heardOptions(word.text, texts), [word.text, texts])
  const [chosen, setChosen] = useState<string>()
  const next = useRef<HTMLButtonElement>(null)
  const isRight = chosen === word.text
  const choose = (option: string) => {
    flushSync(() => setChosen(option))
    next.current?.focus()
  }
  useTaskKeys((key) => {
    const option = chosen === undefined ? options[Number(key) - 1] : undefined
    return option === undefined ? undefined : () => choose(option)
  })
  if (!word.sound) return null
  return (
    <Card padded as="article" className="grid gap-5">
      {chosen === undefined ? (
        <>
          <h2 className="text-base text-ink-2">
            {word.letter ? m.words_hear_letter() : m.words_hear_choose()}
          </h2>
          <div className="justify-self-center">
            <OwnSound word={word} />
          </div>
          <div className="grid gap-2.5 sm:grid-cols-3" dir="rtl">
            {options.map((option) => (
              <Button key={option} className="word-option" onClick={() => choose(option)}>
                <Arabic>{option}</Arabic>
              </Button>
            ))}
          </div>
        </>
      ) : (
        <>
          <VerdictLine verdict={isRight ? 'right' : 'wrong'}>
            {!isRight && (
              <p>
                <Text of={m.words_heard_as} word={<span lang="ar">{chosen}</span>} />
              </p>
            )}
          </VerdictLine>
          <WordAnswer word={word} />
          <Button ref={next} variant="primary" fullWidth onClick={() => onRate(isRight ? 3 : 1)}>
            {m.words_next()}
          </Button>
          {!isRight && <p className="text-small text-ink-2">{m.words_returns()}</p>}
        </>
      )}
    </Card>
  )
}
