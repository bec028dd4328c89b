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
  /** Called once, with the answer that makes the score of a run that the browser judges full. */
  onPerfect: () => void
  /** Asks the server for the verdict of an answer. */
  judge: JudgeAnswer
}

/** Runs the questions by the page's own clock. */
export function useRun(
  questions: readonly Question[],
  { onPerfect, judge }: RunCallbacks,
): { run: Run; choose: (option: number) => void } {
  const [run, dispatch] = useReducer(applyEvent, questions, startNow)
  useEffect(() => {
    if (run.isOver) return
    const tick = () => dispatch({ type: 'looked', at: performance.now() })
    const dueMs = run.now + msUntilNextChange(run) - performance.now()
    // the page was too busy to look in time
    if (dueMs <= 0) return tick()
    const timer = Number.isFinite(dueMs) ? setTimeout(tick, Math.ceil(dueMs)) : undefined
    // timers sleep in a hidden tab, time does not
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
