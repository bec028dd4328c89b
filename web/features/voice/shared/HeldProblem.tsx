import type { StartProblem, StopReason } from './record.ts'
import { REASON_TEXTS, START_TEXTS } from './recorder-words.ts'

/** Why nothing is recorded, or why it stopped by itself, and what to do (R-VOICE-005). */
export function HeldProblem({ problem }: { problem: StartProblem | StopReason | undefined }) {
  return (
    problem && (
      <p className="field-error" role="alert">
        {{ ...START_TEXTS, ...REASON_TEXTS }[problem]}
      </p>
    )
  )
}
