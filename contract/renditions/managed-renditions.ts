import * as z from '../platform/zod.ts'
import { lessonCaptions, smallerRenditionNames } from './renditions.ts'

/**
 * made: stored. attached: a teacher's own file. discarded: larger than 85 % of the original (R-FORMS-004). impossible: the
 * original has no such track, or it cannot be read.
 */
export const renditionStates = ['made', 'attached', 'discarded', 'impossible'] as const
export type RenditionState = (typeof renditionStates)[number]

/**
 * none: the file was stored before the school made renditions. waiting and running: `progress` is percent, and `reason` says
 * why a job that has begun is waiting. unavailable: this school makes no renditions; `reason` says why.
 */
export const renditionJobStates = [
  'none',
  'waiting',
  'running',
  'done',
  'failed',
  'unavailable',
] as const
export type RenditionJobState = (typeof renditionJobStates)[number]

/** The renditions of a lesson's file as its editor shows them (R-FORMS-002, R-FORMS-003). */
export const managedRenditions = z.object({
  state: z.enum(renditionJobStates),
  progress: z.int(),
  reason: z.string(),
  forms: z.array(
    z.object({
      form: z.enum(smallerRenditionNames),
      state: z.enum(renditionStates),
      // '' and 0 unless it is made or attached
      url: z.string(),
      bytes: z.int(),
      seconds: z.int(),
      // the name of an attached file
      name: z.string(),
      // why it is discarded or impossible
      reason: z.string(),
    }),
  ),
  captions: z.array(z.extend(lessonCaptions, { name: z.string() })),
})
export type ManagedRenditions = z.output<typeof managedRenditions>
