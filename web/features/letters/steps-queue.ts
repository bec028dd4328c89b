import type { Skill } from '../../../contract/letters/letter-progress.ts'
import { shapesOf } from '../../../contract/letters/letters.ts'
import { mistakenLetters, type Step } from '../../../contract/letters/steps.ts'
import { lettersIn } from '../../../contract/letters/units.ts'
import { record } from './progress-store.ts'

/** Steps that are left; a wrong one returns at the end. `first` counts those that were right at first. */
export type Queue = { left: readonly Step[]; done: number; first: number; wrong: ReadonlySet<Step> }

export const startQueue = (steps: readonly Step[], done = 0): Queue => ({
  left: steps.slice(done),
  done,
  first: done,
  wrong: new Set(),
})

/** The queue after its first step. */
export function afterStep({ left, done, first, wrong }: Queue, isRight: boolean): Queue {
  const [step, ...others] = left
  if (!step) return { left, done, first, wrong }
  if (isRight)
    return { left: others, done: done + 1, first: first + (wrong.has(step) ? 0 : 1), wrong }
  return { left: [...others, step], done, first, wrong: new Set([...wrong, step]) }
}

/** Records what a step says about letters (R-LETTERS-004). `isLast` of a letter's shapes completes its writing. */
export function recordStep(
  step: Step,
  { isRight, chosen }: { isRight: boolean; chosen?: unknown },
): void {
  const outcomes = outcomesOf(step, isRight, chosen)
  for (const [letter, skill] of outcomes) record(letter, skill, isRight)
}

function outcomesOf(step: Step, isRight: boolean, chosen: unknown): [string, Skill][] {
  if (step.kind === 'meet') return [[step.letter, 'seen']]
  if (step.kind === 'trace') {
    const isLast = step.shape === shapesOf(step.letter).at(-1)
    return isLast || !isRight ? [[step.letter, 'written']] : []
  }
  const skill = 'word' in step ? 'read' : 'apart'
  const right = 'word' in step ? lettersIn(step.word.text) : [step.letter]
  const letters = isRight ? right : mistakenLetters(step, chosen)
  return letters.map((letter) => [letter, skill])
}
