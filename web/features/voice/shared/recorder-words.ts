import { m } from '../../../../messages/m.ts'
import type { StartProblem } from './record.ts'
import type { LevelProblem } from './sound-level.ts'
import type { Reason } from './use-recorder.ts'

/** Why nothing can be recorded, and what to do (R-VOICE-005). */
export const START_TEXTS: Record<StartProblem, string> = {
  blocked: m.recorder_blocked(),
  denied: m.recorder_denied(),
  absent: m.recorder_absent(),
  taken: m.recorder_taken(),
  unavailable: m.recorder_unavailable(),
}

/** Why a recording stopped or paused by itself (R-VOICE-002). */
export const REASON_TEXTS: Record<Reason, string> = {
  silent: m.recorder_silent(),
  limit: m.recorder_limit(),
  ended: m.recorder_ended(),
  muted: m.recorder_muted(),
  hidden: m.recorder_hidden(),
  full: m.recorder_full(),
  failed: m.recorder_failed(),
  recovered: m.recorder_recovered(),
}

/** What is wrong with the last seconds. */
export const WARNING_TEXTS: Record<LevelProblem, string> = {
  silent: m.recorder_silent(),
  distorted: m.recorder_distorted(),
  noisy: m.recorder_noisy(),
}
