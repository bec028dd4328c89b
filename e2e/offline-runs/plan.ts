import { createSeededRandom } from '../../server/demo/seeded-random.ts'
import type { Cut } from './line.ts'

/** The steps of a run, in order. A run that is killed continues with the step that was not completed. */
export const STEPS = ['keep', 'leave', 'answer', 'hand in', 'return', 'settle'] as const
export type Step = (typeof STEPS)[number]

export const OPTIONS = ['alif', 'bāʾ'] as const
export type Option = (typeof OPTIONS)[number]

/** What happens in one run; all of it follows from the seed and the number of the run. */
export type RunPlan = {
  number: number
  /** The right option of each question. */
  key: Option[]
  /** What the student chooses. */
  answers: Option[]
  /** Keeps the exam on the phone, or has only read it. */
  keeps: boolean
  /** How the page is opened again without a connection. */
  reopening: 'none' | 'reload' | 'restart'
  /** The step before which the teacher changes the key and the wording, in every second run. */
  editBefore: Step | undefined
  /** The browser is killed so long after the begin of a step, or when the submission is on the line. */
  kill: { step: Step; afterMs: number } | { on: 'request' | 'response' }
  cuts: Cut[]
  comments: boolean
  /** How the student comes back to the connection. */
  returning: 'online' | 'reload' | 'restart' | 'try again' | 'other page'
}

/** The longest response of a submission is shorter. */
const SUBMISSION_BYTES = 900
const PAGE_BYTES = 20_000

export function planRun(seed: number, number: number): RunPlan {
  const { next, pick, integer } = createSeededRandom(seed * 1_000 + number)
  const letters = () => [0, 1, 2].map(() => pick(OPTIONS))
  const submissionCuts = Array.from({ length: integer(1, 2) }, () => ({
    ...{ path: 'submitExam', bytes: integer(0, SUBMISSION_BYTES) },
  }))
  return {
    ...{ number, key: letters(), answers: letters(), keeps: next() < 0.5 },
    reopening: pick(['none', 'reload', 'restart']),
    editBefore: number % 2 === 0 ? pick(['answer', 'hand in', 'return']) : undefined,
    kill:
      next() < 0.7
        ? { step: pick(STEPS), afterMs: integer(0, 900) }
        : { on: pick(['request', 'response']) },
    // also of the code, pages and other calls of the return
    cuts: [
      ...submissionCuts,
      ...(next() < 0.3 ? [{ path: '/', bytes: integer(0, PAGE_BYTES) }] : []),
    ],
    comments: next() < 0.3,
    returning: pick(['online', 'reload', 'restart', 'try again', 'other page']),
  }
}
