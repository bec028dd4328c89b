import { createSeededRandom } from '../../server/demo/seeded-random.ts'
import type { Cut } from './line.ts'

/** The steps of a run, in order. A run that is killed continues with the step that was not completed. */
export const STEPS = ['keep', 'leave', 'answer', 'submit', 'return', 'settle'] as const
export type Step = (typeof STEPS)[number]

export const OPTIONS = ['alif', 'bāʾ'] as const
export type Option = (typeof OPTIONS)[number]

/** The events of one run; all of them follow from the seed and the number of the run. */
export type RunPlan = {
  number: number
  /** The right option of each question. */
  key: Option[]
  /** The options that the student chooses. */
  answers: Option[]
  /** True if the student keeps the exam on the phone, false if it was only opened. */
  keeps: boolean
  /** How the page is opened again without a connection. */
  reopening: 'none' | 'reload' | 'restart'
  /** The step before which the teacher changes the key and the wording, in every second run. */
  editBefore: Step | undefined
  /** The browser is killed `afterMs` after the start of a step, or when the submission is being transferred. */
  kill: { step: Step; afterMs: number } | { on: 'request' | 'response' }
  cuts: Cut[]
  comments: boolean
  /** An item that cannot be sent, before the others in every third run: the school answers 500, or no release can encode it. */
  poison: 'answered with 500' | 'not encodable' | undefined
  /** How the student goes online again. */
  returning: 'online' | 'reload' | 'restart' | 'try again' | 'other page'
}

/** More than the longest response to a submission. */
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
    editBefore: number % 2 === 0 ? pick(['answer', 'submit', 'return']) : undefined,
    kill:
      next() < 0.7
        ? { step: pick(STEPS), afterMs: integer(0, 900) }
        : { on: pick(['request', 'response']) },
    // also of responses for code, pages and other calls after the return
    cuts: [
      ...submissionCuts,
      ...(next() < 0.3 ? [{ path: '/', bytes: integer(0, PAGE_BYTES) }] : []),
    ],
    comments: next() < 0.3,
    returning: pick(['online', 'reload', 'restart', 'try again', 'other page']),
    poison: number % 3 === 0 ? pick(['answered with 500', 'not encodable']) : undefined,
  }
}
