import { PAUSE_MS } from '../../contract/game.ts'

/** For a slow line: the questions' way to the phone and the answer's way back. */
const GRACE_MS = 30_000

export type Paced = { questions: number; limitSeconds: number }

/** Whether ten answers came sooner than the pauses between them take, however quick the student is (decisions §8). */
export function isTooEarly({ questions }: Paced, elapsedMs: number): boolean {
  return elapsedMs < (questions - 1) * PAUSE_MS
}

/** Whether a run's time, its pauses and a grace have passed (decisions §8). */
export function isTooLate({ questions, limitSeconds }: Paced, elapsedMs: number): boolean {
  return elapsedMs > limitSeconds * 1000 + questions * PAUSE_MS + GRACE_MS
}
