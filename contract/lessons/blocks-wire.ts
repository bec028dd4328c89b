import * as z from '../platform/zod.ts'
import type { LessonBlock } from './lesson-blocks.ts'

/** The blocks of a lesson in a response (R-LEARN-009). The pages that show them need their limits at no time. */
export const blocksWire = z.array(z.unknown()) as unknown as z.ZodMiniType<
  LessonBlock[],
  LessonBlock[]
>
