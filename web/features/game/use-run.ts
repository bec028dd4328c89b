import { useEffect, useReducer } from 'react'
import { after, begin, isPerfect, type Question, quietMs, type Run, type RunEvent } from './run.ts'
import type { Judge } from './use-judge.ts'

const begun = (questions: readonly Question[]) => begin({ questions, at: performance.now() })

type RunWork = {
  /** Called once, with the answer that makes the score of a run that the browser judges full. */
  onPerfect: () => void
  /** Asks the server for the verdict of an answer. */
  judge: Judge
}

/** Runs the questions by the page's own clock. */
export function useRun(
  questions: readonly Question[],
  { onPerfect, judge }: RunWork,
): { run: Run; choose: (option: number) => void } {
  const [run, tell] = useReducer(after, questions, begun)
  useEffect(() => {
    if (run.over) return
    const look = () => tell({ type: 'looked', at: performance.now() })
    const dueMs = run.now + quietMs(run) - performance.now()
    // the page was too busy to look in time
    if (dueMs <= 0) return look()
    const timer = Number.isFinite(dueMs) ? setTimeout(look, Math.ceil(dueMs)) : undefined
    // timers sleep in a hidden tab, time does not
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [run])

  const choose = (option: number) => {
    const event: RunEvent = { type: 'chose', question: run.at, option, at: performance.now() }
    const answered = after(run, event)
    tell(event)
    if (run.answer || !answered.answer || answered.at !== run.at) return
    if (answered.verdict) return isPerfect(answered) ? onPerfect() : undefined
    const choice = questions[run.at]?.options[option]?.text ?? ''
    void judge({ question: run.at, choice }).then((verdict) =>
      tell({ ...verdict, at: performance.now() }),
    )
  }
  return { run, choose }
}
