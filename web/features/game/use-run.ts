import { useEffect, useReducer } from 'react'
import {
  applyEvent,
  isPerfect,
  msUntilNextChange,
  type Question,
  type Run,
  type RunEvent,
  startRun,
} from './run.ts'
import type { JudgeAnswer } from './use-judge.ts'

const startNow = (questions: readonly Question[]) => startRun({ questions, now: performance.now() })

type RunCallbacks = {
  /** Called once when the score of a run judged in the browser is full. */
  onPerfect: () => void
  /** Requests the verdict of an answer. */
  judge: JudgeAnswer
}

/** Runs the quiz with the clock of the page. */
export function useRun(
  questions: readonly Question[],
  { onPerfect, judge }: RunCallbacks,
): { run: Run; choose: (option: number) => void } {
  const [run, dispatch] = useReducer(applyEvent, questions, startNow)
  useEffect(() => {
    if (run.isOver) return
    const tick = () => dispatch({ type: 'looked', at: performance.now() })
    const dueMs = run.now + msUntilNextChange(run) - performance.now()
    // the update is overdue
    if (dueMs <= 0) return tick()
    const timer = Number.isFinite(dueMs) ? setTimeout(tick, Math.ceil(dueMs)) : undefined
    // timers are throttled in a hidden tab
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [run])

  const choose = (option: number) => {
    const event: RunEvent = {
      type: 'chose',
      question: run.questionIndex,
      option,
      at: performance.now(),
    }
    const answered = applyEvent(run, event)
    dispatch(event)
    if (run.answer || !answered.answer || answered.questionIndex !== run.questionIndex) return
    if (answered.verdict) return isPerfect(answered) ? onPerfect() : undefined
    const choice = questions[run.questionIndex]?.options[option]?.text ?? ''
    void judge({ question: run.questionIndex, choice }).then((verdict) =>
      dispatch({ ...verdict, at: performance.now() }),
    )
  }
  return { run, choose }
}
