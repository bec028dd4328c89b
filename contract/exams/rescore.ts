import * as z from '../platform/zod.ts'

/** The choices for the scores of handed-in submissions when the questions of their exam change (decision 0531). */
export const scoreChoices = ['keep', 'rescore'] as const
export type ScoreChoice = (typeof scoreChoices)[number]

/** How many submissions were scored again, and how many of their objective scores changed. */
export const rescoreOutcome = z.object({ rescored: z.int(), changed: z.int() })
export type RescoreOutcome = z.output<typeof rescoreOutcome>

/** '12 submissions scored again, 5 scores changed', for the editor and the audit log. */
export function describeRescore({ rescored, changed }: RescoreOutcome): string {
  const submissions = rescored === 1 ? '1 submission' : `${rescored} submissions`
  const scores = changed === 1 ? '1 score' : `${changed === 0 ? 'no' : changed} scores`
  return `${submissions} scored again, ${scores} changed`
}
