import type { Verdict } from '../../../../../contract/arabic/arabic-judge.ts'

/** The verdicts as a teacher reads them. */
export const VERDICT_LABELS: Record<Verdict, string> = {
  right: 'Right',
  near: 'Nearly right',
  wrong: 'Wrong',
}

/** The background and text colours of a verdict. */
export const VERDICT_COLOURS: Record<Verdict, string> = {
  right: 'bg-success-soft text-success-ink',
  near: 'bg-warning-soft text-warning-ink',
  wrong: 'bg-danger-soft text-danger-ink',
}

export const countStudents = (count: number) =>
  count === 1 ? '1 student' : `${count.toLocaleString('en')} students`
