import type { ReactNode } from 'react'
import { m } from '../../../../messages/m.ts'
import { Card } from '../../../kit/Card.tsx'
import { Star } from '../../../kit/Star.tsx'
import type { Tried } from './practice-queue.ts'

/** Whether a round has reached the server, waits on the device, or could not be kept. */
export type SendState = 'sending' | 'received' | 'kept' | 'failed'

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
export function PracticeResult({ tried, left, sendState, children }: PracticeResultProps) {
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
