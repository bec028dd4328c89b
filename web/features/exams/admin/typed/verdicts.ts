import type { Verdict } from '../../../../../contract/arabic/arabic-judge.ts'
import { m } from '../../../../../messages/m.ts'

/** The verdicts as a teacher reads them. */
export const VERDICT_LABELS: Record<Verdict, string> = {
  right: m.exams_right(),
  near: m.exams_nearly_right(),
  wrong: m.exams_wrong(),
}

/** The background and text colours of a verdict. */
export const VERDICT_COLOURS: Record<Verdict, string> = {
  right: 'bg-success-soft text-success-ink',
  near: 'bg-warning-soft text-warning-ink',
  wrong: 'bg-danger-soft text-danger-ink',
}
