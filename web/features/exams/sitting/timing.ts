import { endOfAttempt } from '../../../../contract/exams/exam-rules.ts'
import type { ExamSitting } from '../../../../contract/exams/sittings.ts'
import { deviceDrafts } from '../../../forms/draft-storage.ts'

/** An attempt that is written. Times are Unix seconds by the clock of the server. */
export type Timing = {
  examRand: string
  attempt: number
  attempts: number
  /** When it is saved as it is; undefined if nothing ends it. */
  endsAt: number | undefined
  /** When it was begun on this device without a connection. */
  begunAt: number | undefined
}

const begunKey = (draftKey: string) => `${draftKey}:begun`

/** Notes that an attempt was begun without a connection. */
export const noteBegin = (draftKey: string, at: number) =>
  deviceDrafts.write(begunKey(draftKey), String(at))

/** When an attempt was begun without a connection; undefined if it was not. */
export function readBegin(draftKey: string): number | undefined {
  const at = Number(deviceDrafts.read(begunKey(draftKey)))
  return at > 0 ? at : undefined
}

export const forgetBegin = (draftKey: string) => deviceDrafts.remove(begunKey(draftKey))

/** The timing of an attempt: as the server has it, or from its begin on this device. */
export function timingOf(sitting: ExamSitting, examRand: string, draftKey: string): Timing {
  const { attempt, attempts, closesAt = 0, limitMinutes = 0, openedAt } = sitting
  const begunAt = openedAt === undefined ? readBegin(draftKey) : undefined
  return {
    ...{ examRand, attempt, attempts, begunAt },
    endsAt: endOfAttempt({ closesAt, limitMinutes }, openedAt ?? begunAt),
  }
}
