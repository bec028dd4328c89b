import { call } from '../platform/call.ts'
import * as z from '../platform/zod.ts'

/**
 * The seven days of the current week from Monday, in the school's time zone, each with whether the student completed a
 * lesson or submitted an exam. Days are 'YYYY-MM-DD'.
 */
export const getStudyWeek = call({
  path: '/api.php',
  action: 'getStudyWeek',
  access: 'student',
  effect: 'read',
  response: z.object({
    today: z.string(),
    days: z.array(z.object({ day: z.string(), studied: z.boolean() })),
  }),
})
export type StudyWeek = z.output<typeof getStudyWeek.response>
