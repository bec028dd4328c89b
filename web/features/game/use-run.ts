import { useEffect, useReducer } from 'react'
import { after, begin, isPerfect, type Question, quietMs, type Run, type RunEvent } from './run.ts'

const begun = (questions: readonly Question[]) => begin({ questions, at: performance.now() })

/** Runs the questions by the page's own clock. `onPerfect` is called once, with the answer that makes the score full. */
export function useRun(
  questions: readonly Question[],
  onPerfect: () => void,
): { run: Run; choose: (option: number) => void } {
  const [run, tell] = useReducer(after, questions, begun)
  useEffect(() => {
    if (run.over) return
    const look = () => tell({ type: 'looked', at: performance.now() })
    const dueMs = run.now + quietMs(run) - performance.now()
    // the page was too busy to look in time
    if (dueMs <= 0) return look()
    const timer = setTimeout(look, Math.ceil(dueMs))
    // timers sleep in a hidden tab, time does not
    document.addEventListener('visibilitychange', look)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [run])

  const choose = (option: number) => {
    const event: RunEvent = { type: 'chose', question: run.at, option, at: performance.now() }
    if (!run.answer && isPerfect(after(run, event))) onPerfect()
    tell(event)
  }
  return { run, choose }
}
